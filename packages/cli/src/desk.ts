import type { Advised, Player, Sitter, Sort, Told } from '@deckle/host';
import type { CardId, Match, Refusal, Seat, View } from '@deckle/kernel';
import type { WordTools } from '@deckle/words';
import type { Facts } from './facts.ts';
import type { Paint } from './paint.ts';

/** What the table remembers about one person between their commands. */
export interface Desk {
  sort: Sort | readonly CardId[] | null;
  /** The last moment they have seen, and what had happened before it. */
  seen: Match['last'] | null;
  news: readonly Told[];
  /** The last thing they said that was refused. */
  refused: { readonly text: string; readonly refusal: Refusal } | null;
  /** Something to be told when the table is drawn next. */
  note: string | null;
  /** What they have been advised. */
  hint: Advised | null;
}

export const emptyDesk = (): Desk => ({ sort: null, seen: null, news: [], refused: null, note: null, hint: null });

/** Everything a word to the table itself, not to the game, may need. */
export interface Talk {
  readonly match: Match;
  readonly view: View;
  readonly seat: Seat;
  readonly desk: Desk;
  readonly sitters: readonly Sitter[];
  readonly adviser: Player;
  /** What finds the words that hints are about. */
  readonly known: WordTools;
  /** Tools whose search offers nothing offensive. */
  readonly polite: WordTools;
  readonly root: string;
  readonly columns: number;
  readonly paint: Paint;
  readonly facts: () => (word: string) => Facts;
  /** Saves to a file (null: the usual one) and gives its name. */
  readonly save: (file: string | null) => string;
  readonly shuffle: (cards: readonly CardId[]) => readonly CardId[];
}

/** What is printed; null asks for the table to be drawn again. */
export type Reply = readonly string[] | null;
