import type { GameRecord } from '@deckle/kernel';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PLAIN_WORDS } from './dictionaries.ts';
import { Failure } from './failure.ts';
import { makeSave, parseSave } from './saves.ts';

const record: GameRecord = { game: 'toy', version: 1, dictionary: 'x', seats: 2, options: {}, seed: 's', inputs: [] };
const table = { words: { ...PLAIN_WORDS, house: ['KIT'] }, sitters: [{ name: 'Ann', level: null }] };

test('what is saved is read back, a bare record too', () => {
  expect(parseSave(makeSave(record, table), 'f')).toEqual({ record, table });
  expect(parseSave(JSON.stringify(record), 'f')).toEqual({ record, table: null });
});

describe('what is no save', () => {
  const withTable = (value: unknown): string => JSON.stringify({ ...record, table: value });
  test.each([
    ['', 'not readable JSON'],
    [makeSave(record, table).slice(0, 60), 'not readable JSON'],
    ['null', 'This is not a record'],
    ['[]', 'This is not a record'],
    ['{"game":"toy"}', 'version'],
    [withTable('x'), 'its part "table"'],
    [withTable({ ...table, words: { ...table.words, list: 'french' } }), 'its part "table"'],
    [withTable({ ...table, words: { ...table.words, bans: ['k1t'] } }), 'its part "table"'],
    [withTable({ ...table, sitters: [null] }), 'its part "table"'],
    [withTable({ ...table, sitters: [{ name: '\u001B[2J', level: null }] }), 'its part "table"'],
  ])('%j', (text, said) => {
    expect(() => parseSave(text, 'f.json')).toThrow(said);
    expect(() => parseSave(text, 'f.json')).toThrow(/^f\.json: /);
  });
});

test('no text is more than a failure', () => {
  const texts = fc.oneof(
    fc.string(),
    fc.json(),
    fc.jsonValue().map((value) => JSON.stringify({ ...record, table: value })),
    fc.jsonValue().map((value) => JSON.stringify({ ...record, table: { ...table, words: value } })),
  );
  const problem = (text: string): unknown => {
    try {
      parseSave(text, 'f');
      return null;
    } catch (error) {
      return error instanceof Failure ? null : error;
    }
  };
  fc.assert(
    fc.property(texts, (text) => {
      expect(problem(text)).toBeNull();
    }),
  );
});
