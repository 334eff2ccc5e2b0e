import { type Game, guessOf, type View } from '@deckle/kernel';
import { makeCommand, type WordTools } from '@deckle/words';
import type { Candidate } from './crew.ts';

/** Of each kind of move so many are looked at. */
const MOST_OF_KIND = 200;

/** Moves that a seat may choose among, those that seem best at first sight first. */
export function candidatesOf(game: Game, tools: WordTools, view: View, most: number): readonly Candidate[] {
  const found: { readonly worth: number; readonly candidate: Omit<Candidate, 'says'> }[] = [];
  for (const { id: ask, seat, kinds, must } of view.asks) {
    if (seat !== view.seat) continue;
    for (const kind of kinds) {
      const spec = game.moves[kind];
      let left = MOST_OF_KIND;
      for (const move of spec?.candidates(view, tools) ?? []) {
        if (--left < 0) break;
        if (spec?.check(view, move, tools) !== null) continue;
        const points = spec.points?.(view, move, tools) ?? 0;
        found.push({ worth: guessOf(game, view, move, tools) ?? 0, candidate: { ask, move, points, must } });
      }
    }
  }
  found.sort((one, other) => other.worth - one.worth);
  return found
    .slice(0, most)
    .map(({ candidate }) => ({ ...candidate, says: makeCommand(game, view, candidate.move, tools) }));
}
