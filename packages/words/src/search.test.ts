import { describe, expect, test } from 'vitest';
import type { Board, WordRules } from './rules.ts';
import { DEFAULT_BUDGET, searchPlays } from './search.ts';
import { cutsOf } from './splits.ts';
import { lay, openWords, textOf } from './testing.ts';

const CHANGE: Partial<WordRules> = { minKept: 1, fresh: 'emptyBoard', moves: ['A', 'O', 'D', 'G'] };
const SPLIT: Partial<WordRules> = { ...CHANGE, moves: ['A', 'O', 'S'], run: 2 };
const LIST = [
  'CAT',
  'CATS',
  'CUT',
  'DOG',
  'DOGS',
  'EARTH',
  'HEART',
  'PAR',
  'SNIP',
  'SNIPS',
  'TEAR',
  'THE',
  'TIC',
  'QUIT',
  'ZAX',
];

async function found(
  rules: Partial<WordRules>,
  rows: readonly string[],
  hand: string,
  more?: Partial<Board>,
  budget = DEFAULT_BUDGET,
) {
  const laid = lay(rules, rows, hand, more);
  const tools = { pack: laid.pack, dictionary: await openWords(...LIST) };
  return [...searchPlays(laid.board, tools, budget)].map((way) => textOf(laid, way));
}

describe('plays, best visible points first', () => {
  test.each<[string, Partial<WordRules>, string[], string, string[], Partial<Board>?]>([
    ['from the hand', {}, [], 'CATZX', ['Z A X', 'C A T']],
    ['a row changed', { ...CHANGE, moves: ['A'] }, ['CAT'], 'SU', ['k0 k1 k2 S']],
    ['each way of a word', CHANGE, ['CAT'], 'U', ['k0 U>1 k2', 'k0 U*1 k2']],
    [
      'either row and both',
      { ...SPLIT, moves: ['A'] },
      ['CAT', 'DOG'],
      'SS',
      ['k0 k1 k2 S + k1:0 k1:1 k1:2 S', 'k1:0 k1:1 k1:2 S', 'k0 k1 k2 S'],
    ],
    [
      'any order',
      { order: 'free', minKept: 4, played: [0, 9] },
      ['HEART'],
      'XYZ',
      ['k1 k2 k3 k4 k0', 'k0 k1 k2 k3 k4', 'k4 k1 k2 k3'],
    ],
    ['a wild that stays first', { ...CHANGE, moves: ['O'], carried: 'first' }, ['?AX'], 'T', ['k0=C k1 T>2']],
    ['with the required card', {}, [], 'CATSZX', ['C A T S'], { required: [3] }],
    [
      'a fresh word beside the row',
      { ...CHANGE, fresh: 'always', moves: ['A'] },
      ['CAT'],
      'SDOG',
      ['D O G S', 'D O G', 'k0 k1 k2 S'],
    ],
    ['a wild on the table', { ...CHANGE, moves: ['A'] }, ['C ? T'], 'S', ['k0 k1=A k2 S']],
  ])('%s', async (_what, ...[rules, rows, hand, expected, more]) => {
    expect(await found(rules, rows, hand, more)).toEqual(expected);
  });

  test('a split comes with the parts that need no card', async () => {
    expect(await found(SPLIT, ['EARTH'], 'TE')).toContain('T k0 k1 k2 + k3 k4 E');
    expect(await found(SPLIT, ['PARSNIP'], 'S')).toEqual(['k0 k1 k2 + k3 k4 k5 k6 S']);
    const both = await found(SPLIT, ['PARSNIP', 'CAT'], 'S', {}, { ...DEFAULT_BUDGET, alike: 9 });
    expect(both).toContain('k0 k1 k2 + k3 k4 k5 k6 + k1:0 k1:1 k1:2 S');
  });

  test('in a hurry only the rows that can be changed for most are changed together', async () => {
    const rules = { ...SPLIT, moves: ['A'] } as const;
    const inHurry = (rows: number) => found(rules, ['CAT', 'DOG'], 'SS', {}, { ...DEFAULT_BUDGET, rows });
    expect(await inHurry(2)).toEqual(await found(rules, ['CAT', 'DOG'], 'SS'));
    expect(await inHurry(1)).toEqual(['k1:0 k1:1 k1:2 S', 'k0 k1 k2 S']);
  });

  test('as many rows at once as the hand reaches', async () => {
    const plays = await found({ ...CHANGE, moves: ['A'] }, ['CAT', 'DOG', 'SNIP'], 'SSS');
    expect(plays[0]).toBe('k0 k1 k2 S + k1:0 k1:1 k1:2 S + k2:0 k2:1 k2:2 k2:3 S');
  });
});

test.each([
  [3, [2, 30], 1, ['0123', '013', '023']],
  [5, [2, 2], 2, ['025', '035']],
  [3, [2, 30], 2, []],
] as const)('cuts of %i piles', (length, parts, least, cuts) => {
  expect([...cutsOf(length, parts, least)].map((each) => each.join(''))).toHaveLength(cuts.length);
  expect(new Set([...cutsOf(length, parts, least)].map((each) => each.join('')))).toEqual(new Set(cuts));
});
