import { deal, isRefusal, makePack } from '@deckle/kernel';
import { buildGraph, openDictionary } from '@deckle/lexicon';
import { makeTools } from '@deckle/words';
import { expect, test } from 'vitest';
import { LETTERS_DECK } from './deck.ts';
import { letters } from './letters.ts';

const countOf = (face: string): number => LETTERS_DECK.find((line) => line.face === face)?.count ?? 0;

test('108 single letters and 20 cards of several letters', () => {
  const pack = makePack(LETTERS_DECK);
  expect(pack.filter(({ face }) => face.length === 1)).toHaveLength(108);
  expect(pack).toHaveLength(128);
});

test.each([
  ['A', 10],
  ['E', 12],
  ['Z', 2],
  ['QU', 2],
  ['ER', 2],
  ['ING', 1],
])('%s is there %d times', (face, count) => {
  expect(countOf(face)).toBe(count);
});

test('the values are marked as ours', () => {
  expect(LETTERS_DECK.every(({ house }) => house === 'points')).toBe(true);
});

const dictionary = await openDictionary({ name: 'one', list: buildGraph(['CAT']) });
const half = (face: string, count: number) => ({ face, points: 1, count });
test.each([
  ['one seat', 1, [half('A', 50), half('E', 50)], 'bad-seats'],
  ['nine seats', 9, [half('A', 50), half('E', 50)], 'bad-seats'],
  ['too few cards', 2, [half('A', 11), half('E', 10)], 'deck-too-small'],
  ['just enough cards', 2, [half('A', 11), half('E', 11)], null],
  ['wild cards', 2, [half('A', 50), half('?', 1)], 'no-wilds'],
])('a table opens or says why not: %s', (_what, seats, deck, code) => {
  const opened = deal(letters, { seats, options: {}, seed: 'x', deck }, makeTools(letters, { deck }, dictionary));
  expect(isRefusal(opened) ? opened.refused : null).toBe(code);
});
