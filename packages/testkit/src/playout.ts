import {
  expiredInput,
  type Input,
  isRefusal,
  type Match,
  type Millis,
  type Move,
  playInput,
  type Seat,
  type View,
  viewOf,
} from '@deckle/kernel';

/** What a player answers from what it sees, and how long it takes to; null while it would rather wait. */
export interface Answer {
  readonly ask: number;
  readonly move: Move;
  readonly after?: Millis;
}
export type Chooser = (view: View) => Answer | null;

/** A second to think, where a player does not say how long it takes. */
const THINKING: Millis = 1000;
const MAX_INPUTS = 20_000;

/** A table that came to no end, or a player that broke the rules: a mistake of ours, with where it was. */
export class Stuck extends Error {
  override readonly name = 'Stuck';
}

/** Plays a match to its end, one chooser for each seat. The host's clock is simulated: who answers first, comes first. */
export function playOut(match: Match, choosers: readonly Chooser[], limit = MAX_INPUTS): Match {
  let now = match;
  for (let inputs = 0; now.last.state.result === null; inputs++) {
    if (inputs === limit) throw new Stuck(`${match.game.id} has not ended after ${limit} inputs`);
    const next = playNext(now, choosers);
    if (next === null) throw new Stuck(`${match.game.id}: nobody answers`);
    now = next;
  }
  return now;
}

/** Plays the answer that arrives first, or what the clock does before it; null if nobody ever answers. */
export function playNext(match: Match, choosers: readonly Chooser[]): Match | null {
  const { state } = match.last;
  const first = firstAnswer(match, choosers);
  const input = expiredInput(state, first?.at ?? Number.POSITIVE_INFINITY) ?? first;
  if (input === null) return null;
  const next = playInput(match, input);
  if (!isRefusal(next)) return next;
  throw new Stuck(`seat ${input.seat} may not ${JSON.stringify(input.move)}: ${next.rule}`);
}

function firstAnswer(match: Match, choosers: readonly Chooser[]): Input | null {
  const { state } = match.last;
  const asked = new Set<Seat>(state.frames.at(-1)?.asks.map((ask) => ask.seat));
  let first: Input | null = null;
  for (const seat of asked) {
    const answer = choosers[seat]?.(viewOf(state, seat)) ?? null;
    if (answer === null) continue;
    const at = state.now + (answer.after ?? THINKING);
    if (first === null || at < first.at) first = { ask: answer.ask, seat, move: answer.move, at };
  }
  return first;
}
