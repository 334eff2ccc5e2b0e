import { describe, expect, test } from 'vitest';
import { buildGraph } from './build.ts';
import { type Dictionary, openDictionary } from './dictionary.ts';
import { packGraph } from './pack.ts';

const list = buildGraph(['CAT', 'CATS', 'DOG', 'TAC']);
const hand = Array.from('ACTSZ', (face) => ({ face, points: 1 }));
const found = (dictionary: Dictionary): string[] =>
  Array.from(dictionary.search({ cards: hand, length: [2, 9] }), ({ word }) => word);

describe('a table dictionary', () => {
  test('is the list, with house words, without banned ones', async () => {
    const dictionary = await openDictionary({
      name: 'ours',
      list,
      house: ['ZAC', 'CAT', 'DOG', 'AZ'],
      bans: ['TAC', 'AZ'],
    });
    expect(['CAT', 'CATS', 'DOG', 'ZAC', 'TAC', 'AZ', 'cat'].filter((word) => dictionary.has(word))).toEqual([
      'CAT',
      'CATS',
      'DOG',
      'ZAC',
    ]);
    expect(found(dictionary)).toEqual(['CATS', 'CAT', 'ZAC']);
  });

  test('knows forms by the table it was given, else only equal words', async () => {
    const isForm = (a: string, b: string): boolean => a.startsWith(b.slice(0, 1));
    const told = await openDictionary({ name: 'ours', list, isForm });
    const untold = await openDictionary({ name: 'ours', list });
    const pairs = [
      ['CAT', 'CATS'],
      ['CAT', 'CAT'],
      ['CAT', 'DOG'],
    ] as const;
    expect(pairs.map(([a, b]) => told.isForm(a, b))).toEqual([true, true, false]);
    expect(pairs.map(([a, b]) => untold.isForm(a, b))).toEqual([false, true, false]);
    expect(told.hash).toBe(untold.hash);
  });

  test('has one hash for one set of words', async () => {
    const hashOf = async (house: string[], bans: string[], source = list): Promise<string> =>
      (await openDictionary({ name: 'any', list: source, house, bans })).hash;
    const plain = await hashOf([], []);
    expect(plain).toMatch(/^[0-9a-f]{32}$/);
    expect(await hashOf(['B', 'A', 'B'], [])).toBe(await hashOf(['A', 'B'], []));
    expect((await openDictionary({ name: 'file', list: packGraph(list) })).hash).toBe(plain);
    const others = [await hashOf(['A'], []), await hashOf([], ['A']), await hashOf([], [], buildGraph(['CAT']))];
    expect(new Set([plain, ...others]).size).toBe(4);
  });

  test.each([
    [{ house: ['GOOD', 'CO-OP'] }, /house word: "CO-OP" is not a word/],
    [{ house: ['A'.repeat(31)] }, /house word: A{31} is longer than 30/],
    [{ bans: ['nope'] }, /banned word: "nope"/],
  ])('refuses %j', async (words, message) => {
    await expect(openDictionary({ name: 'bad', list, ...words })).rejects.toThrow(message);
  });

  test('finds nothing in an empty list', async () => {
    const dictionary = await openDictionary({ name: 'empty', list: buildGraph([]) });
    expect(found(dictionary)).toEqual([]);
    expect(dictionary.has('')).toBe(false);
  });
});
