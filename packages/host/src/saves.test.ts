import { type GameRecord, isRefusal } from '@deckle/kernel';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PLAIN_WORDS } from './dictionary.ts';
import { makeSave, parseSave } from './saves.ts';

const record: GameRecord = { game: 'toy', version: 1, dictionary: 'x', seats: 2, options: {}, seed: 's', inputs: [] };
const table = { words: { ...PLAIN_WORDS, house: ['KIT'] }, sitters: [{ name: 'Ann', level: null }] };

test('what is saved is read back, a bare record too', () => {
  expect(parseSave(makeSave(record, table))).toEqual({ record, table });
  expect(parseSave(makeSave(record, { ...table, hints: 'told' }))).toMatchObject({ table: { hints: 'told' } });
  expect(parseSave(JSON.stringify(record))).toEqual({ record, table: null });
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
    [withTable({ ...table, hints: 'loud' }), 'its part "table"'],
    [withTable({ ...table, sitters: [{ name: '\u001B[2J', level: null }] }), 'its part "table"'],
  ])('%j', (text, said) => {
    expect(parseSave(text)).toMatchObject({ refused: 'malformed', rule: expect.stringContaining(said) });
  });
});

test('any text is a save or refused', () => {
  const texts = fc.oneof(
    fc.string(),
    fc.json(),
    fc.jsonValue().map((value) => JSON.stringify({ ...record, table: value })),
    fc.jsonValue().map((value) => JSON.stringify({ ...record, table: { ...table, words: value } })),
  );
  fc.assert(
    fc.property(texts, (text) => {
      const save = parseSave(text);
      expect(isRefusal(save) || save.record.game === 'toy').toBe(true);
    }),
  );
});
