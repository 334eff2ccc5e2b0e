import type { Game, View } from '@deckle/kernel';
import { makeCommand, type WordTools } from '@deckle/words';
import type { Candidate } from './crew.ts';

/** Of each kind of move so many are looked at. */
const MOST_OF_KIND = 200;

/** Moves that a seat may choose among, those that bring most first. */
export function candidatesOf(game: Game, tools: WordTools, view: View, most: number): readonly Candidate[] {
  const found: Omit<Candidate, 'says'>[] = [];
  for (const { id: ask, seat, kinds, must } of view.asks) {
    if (seat !== view.seat) continue;
    for (const kind of kinds) {
      const spec = game.moves[kind];
      let left = MOST_OF_KIND;
      for (const move of spec?.candidates(view, tools) ?? []) {
        if (--left < 0) break;
        if (spec?.check(view, move, tools) === null)
          found.push({ ask, move, points: spec.points?.(view, move, tools) ?? 0, must });
      }
    }
  }
  found.sort((one, other) => other.points - one.points);
  return found.slice(0, most).map((each) => ({ ...each, says: makeCommand(game, view, each.move, tools) }));
}
