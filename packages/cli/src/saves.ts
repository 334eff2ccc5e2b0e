import { type GameRecord, parseRecord } from '@deckle/kernel';
import { LIST_NAMES, type Words } from './dictionaries.ts';
import { Failure, orFail } from './failure.ts';
import type { Sitter } from './screen.ts';

/** What the command line keeps of a table beside its record: the dictionary by name, and who sat there. */
export interface SavedTable {
  readonly words: Words;
  readonly sitters: readonly Sitter[];
}

export interface Save {
  readonly record: GameRecord;
  /** Null for a record that comes from elsewhere. */
  readonly table: SavedTable | null;
}

/** A record with one more field, `table`. */
export const makeSave = (record: GameRecord, table: SavedTable): string => `${JSON.stringify({ ...record, table })}\n`;

export function parseSave(text: string, file: string): Save {
  let table: unknown = null;
  let record = text;
  try {
    const { table: own = null, ...rest } = JSON.parse(text) as { readonly table?: unknown };
    table = own;
    record = JSON.stringify(rest);
  } catch {
    // Whatever it is, the reader of records says what is wrong with it.
  }
  try {
    return { record: orFail(parseRecord(record)), table: parseTable(table) };
  } catch (error) {
    throw error instanceof Failure ? new Failure(`${file}: ${error.message}`) : error;
  }
}

function parseTable(value: unknown): SavedTable | null {
  if (value === null) return null;
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
    table.sitters.every(isSitter);
  if (isGood) return table;
  throw new Failure('This is not a record: its part "table" is not one this program wrote.');
}
