import { deal, isRefusal, makePack } from '@deckle/kernel';
import { buildGraph, openDictionary } from '@deckle/lexicon';
import { makeTools } from '@deckle/words';
import { expect, test } from 'vitest';
import { LETTERS_DECK } from './deck.ts';
import { letters } from './letters.ts';

test('108 single letters and 20 cards of several letters', () => {
  const pack = makePack(LETTERS_DECK);
  expect(pack.filter(({ face }) => face.length === 1)).toHaveLength(108);
  expect(pack).toHaveLength(128);
});

test('as many of each card as print lists, and what each is worth', () => {
  const told = LETTERS_DECK.map(({ face, count, points }) => `${face} ${count}×${points}`).join(', ');
  expect(told).toBe(
    'A 10×2, B 2×8, C 2×8, D 4×5, E 12×2, F 2×6, G 4×6, H 2×7, I 8×2, J 2×13, K 2×8, L 4×3, M 2×5, N 6×5, O 8×2, P 2×6, ' +
      'Q 2×15, R 6×5, S 4×3, T 6×3, U 6×4, V 2×11, W 2×10, X 2×12, Y 4×4, Z 2×14, QU 2×9, IN 1×7, ER 2×7, CL 1×10, TH 1×9, ' +
      'AR 1×7, ED 1×7, GH 1×12, ING 1×11, OW 1×11, THE 1×10, FOR 1×11, AND 1×10, OU 1×6, ST 1×5, SH 1×9, OF 1×8, CH 1×14',
  );
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
