import { type Card, type Game, makePack, type Setup, type Tools } from '@deckle/kernel';
import type { Dictionary } from '@deckle/lexicon';
import type { SearchBudget } from './search.ts';

/** What the rules of a word game read besides the state: the pack and the dictionary the table agreed on. */
export interface WordTools extends Tools {
  readonly dictionary: Dictionary;
  /** How hard candidates are looked for, if not as usual. */
  readonly effort?: SearchBudget;
}

export function makeTools(game: Game, setup: Pick<Setup, 'deck'>, dictionary: Dictionary): WordTools {
  return { pack: makePack(setup.deck ?? game.deck), dictionary };
}

export function cardOf(pack: readonly Card[], id: number): Card {
  const card = pack[id];
  if (card === undefined) throw new Error(`no card ${id} in a pack of ${pack.length}`);
  return card;
}
