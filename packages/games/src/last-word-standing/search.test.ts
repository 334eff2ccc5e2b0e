import { makePack } from '@deckle/kernel';
import { buildGraph, openDictionary } from '@deckle/lexicon';
import { expect, test } from 'vitest';
import { searchWords, type Source } from './search.ts';
import { bonusOf } from './value.ts';

/** More words than the search gives in one go and than are offered: every way to read A and B in up to eight letters. */
const words = [3, 4, 5, 6, 7, 8].flatMap((length) =>
  Array.from({ length: 2 ** length }, (_, bits) =>
    Array.from({ length }, (_letter, at) => ((bits >> at) & 1 ? 'A' : 'B')).join(''),
  ),
);
const pack = makePack([
  { face: 'A', points: 1, count: 4 },
  { face: 'A', points: 6, count: 1 },
  { face: 'B', points: 5, count: 3 },
  { face: 'X', points: 40, count: 1 },
  { face: 'Y', points: 30, count: 1 },
]);
const dictionary = await openDictionary({ name: 'all', list: buildGraph([...words, 'AXY']) });
const tools = { pack, dictionary };
const source = (card: number, group: 0 | 1): Source => ({ card, group, required: false, slot: () => ({ play: card }) });
const worthOf = (cards: readonly number[], word: string): number =>
  cards.reduce((sum, card) => sum + (pack[card]?.points ?? 0), bonusOf(word.length));

test('the best words come first, by cards and length together', () => {
  const hand = [0, 1, 2, 3, 4, 5, 6, 7].map((card) => source(card, 0));
  const found = [...searchWords('play', hand, tools)];
  const worths = found.map(({ word, cards }) => worthOf(cards, word));
  expect(found).toHaveLength(60);
  // All eight cards: 25 and 14 for eight letters.
  expect(worths[0]).toBe(39);
  expect(worths).toEqual(worths.toSorted((a, b) => b - a));
});

test('dear cards beat length where they are worth more', () => {
  const sources = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((card) => source(card, card < 8 ? 0 : 1));
  const [first] = searchWords('play', sources, tools);
  expect(first?.word).toBe('AXY');
});

test('a word needs a card from the hand, an upgrade has one from before', () => {
  const community = [4, 8, 9].map((card) => source(card, 1));
  expect([...searchWords('play', community, tools)]).toEqual([]);
  expect([...searchWords('upgrade', community, tools)].map(({ word }) => word)).toEqual(['AXY']);
});
