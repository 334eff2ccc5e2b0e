import { askFor, type Input, type Millis, type Move, type Seat, STANDING, type State, viewOf } from '@deckle/kernel';

/** The input by which a seat makes this move now: in answer to the ask that is open for it, else to its standing one. */
export function inputFor(state: State, seat: Seat, move: Move, at: Millis = state.now): Input {
  return { ask: askFor(viewOf(state, seat), seat, move.kind)?.id ?? STANDING, seat, move, at };
}
