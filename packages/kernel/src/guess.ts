import type { Game, Move, View } from './types.ts';

/** What a move is worth at first sight: as the game guesses, else what it makes at once; undefined where neither is told. */
export function guessOf(game: Game, view: View, move: Move, tools: object): number | undefined {
  const spec = game.moves[move.kind];
  return spec?.guess === undefined ? spec?.points?.(view, move, tools) : spec.guess(view, move, tools);
}
