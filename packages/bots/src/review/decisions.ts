import { type Game, type Match, type Move, type Seat, STANDING, type State, type View, viewOf } from '@deckle/kernel';
import { makeCommand, textsOf, type WordTools } from '@deckle/words';
import type { Act } from './review-types.ts';

/** A decision of a match, and what the seat saw when it was made. */
export interface Decided {
  readonly moment: number;
  readonly seat: Seat;
  readonly ask: number;
  readonly move: Move;
  readonly view: View;
  /** The table then, with all that the seat did not see. */
  readonly state: State;
}

/** All that seats had to decide and all words they laid, oldest first; not what was taken back. */
export function decisionsOf({ last }: Match): readonly Decided[] {
  const found: Decided[] = [];
  for (let { input, before, number } = last; input !== null && before !== null; { input, before, number } = before) {
    const { seat, ask, move } = input;
    const open = before.state.frames.at(-1)?.asks.find(({ id }) => id === ask);
    if (ask === STANDING || !(open?.must || move.words !== undefined)) continue;
    const { state } = before;
    found.push({ moment: number + 1, seat, ask, move, view: viewOf(state, seat), state });
  }
  return found.reverse();
}

export function actOf(game: Game, view: View, move: Move, tools: WordTools): Act {
  const command = makeCommand(game, view, move, tools);
  return {
    command,
    said: saidOf(game, view, move, tools) ?? command.replace(/ #\d+$/, ''),
    words: textsOf(view, move, tools),
    points: game.moves[move.kind]?.points?.(view, move, tools) ?? 0,
  };
}

/** As its button says it, where the move is nothing but its kind: `draw from the deck` for `draw`. */
function saidOf(game: Game, view: View, { kind, ...parts }: Move, tools: WordTools): string | null {
  return Object.keys(parts).length > 0 ? null : (game.moves[kind]?.label?.(view, tools) ?? null);
}

/** Every word that was laid. */
export const laidWords = (decisions: readonly Decided[], tools: WordTools): ReadonlySet<string> =>
  new Set(decisions.flatMap(({ view, move }) => textsOf(view, move, tools)));
