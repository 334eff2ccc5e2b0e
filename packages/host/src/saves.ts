import { type GameRecord, isRefusal, parseRecord, type Refusal, refuse } from '@deckle/kernel';
import { LIST_NAMES, type Words } from './dictionary.ts';
import type { Sitter } from './sitters.ts';

/** Are there hints, and is it told to all that somebody takes one? */
export const HINTS = ['on', 'told', 'off'] as const;
export type Hints = (typeof HINTS)[number];

/** What is kept of a table beside its record: the dictionary by name, who sat there, and hints where they are not `on`. */
export interface SavedTable {
  readonly words: Words;
  readonly sitters: readonly Sitter[];
  readonly hints?: Hints;
}

export interface Save {
  readonly record: GameRecord;
  /** Null for a record that comes from elsewhere. */
  readonly table: SavedTable | null;
}

/** A record with one more field, `table`. */
export const makeSave = (record: GameRecord, table: SavedTable): string => `${JSON.stringify({ ...record, table })}\n`;

export function parseSave(text: string): Save | Refusal {
  let own: unknown = null;
  let bare = text;
  try {
    const value = JSON.parse(text) as { readonly table?: unknown };
    if (!Array.isArray(value)) {
      const { table = null, ...rest } = value;
      own = table;
      bare = JSON.stringify(rest);
    }
  } catch {
    // Whatever it is, the reader of records says what is wrong with it.
  }
  const record = parseRecord(bare);
  if (isRefusal(record)) return record;
  const table = own === null ? null : parseTable(own);
  return isRefusal(table) ? table : { record, table };
}

function parseTable(value: unknown): SavedTable | Refusal {
  const table = value as SavedTable;
  const isText = (text: unknown): boolean => typeof text === 'string' && text.length <= 200 && !/\p{C}/u.test(text);
  const areWords = (words: unknown): boolean =>
    Array.isArray(words) && words.every((word) => isText(word) && /^[A-Z]{1,30}$/.test(word as string));
  const isSitter = (sitter: Sitter | null): boolean =>
    isText(sitter?.name) && (sitter?.level === null || isText(sitter?.level));
  const isGood =
    LIST_NAMES.includes(table.words?.list) &&
    areWords(table.words.house) &&
    areWords(table.words.bans) &&
    Array.isArray(table.sitters) &&
    table.sitters.every(isSitter) &&
    HINTS.includes(table.hints ?? 'on');
  return isGood
    ? table
    : refuse('malformed', 'This is not a record: its part "table" is not one this program wrote.', 'table');
}
