import { buildGraph, openDictionary } from '@deckle/lexicon';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { indicesIn, type Prize, spellHand, without } from './cover.ts';

interface Held {
  readonly face: string;
  readonly points: number;
}
const hand = (...faces: readonly string[]): readonly Held[] => faces.map((face) => ({ face, points: 1 }));
const open = (words: readonly string[]) => openDictionary({ name: 'small', list: buildGraph(words) });
const perCard: Prize = { card: () => 1, word: () => 0 };

test.each<[what: string, words: string[], faces: string[], prize: Prize, best: string[]]>([
  ['one word', ['CAT'], ['C', 'A', 'T'], perCard, ['CAT']],
  ['two words rather than a longer one', ['CATS', 'CAT', 'SO'], ['C', 'A', 'T', 'S', 'O'], perCard, ['CAT', 'SO']],
  ['a card that is a word by itself', ['THE', 'AX'], ['THE', 'A', 'X'], perCard, ['AX', 'THE']],
  ['equal cards, one for each word', ['BE', 'ME'], ['B', 'E', 'M', 'E'], perCard, ['BE', 'ME']],
  ['a word laid twice', ['BE'], ['B', 'E', 'B', 'E'], perCard, ['BE', 'BE']],
  ['few words', ['IN', 'TO', 'INTO'], ['I', 'N', 'T', 'O'], { card: () => 1, word: () => -0.1 }, ['INTO']],
  ['many words', ['IN', 'TO', 'INTO'], ['I', 'N', 'T', 'O'], { card: () => 1, word: () => 0.1 }, ['IN', 'TO']],
  ['nothing', ['DOG'], ['C', 'A', 'T'], perCard, []],
  ['no cards', ['DOG'], [], perCard, []],
])('the best set of words: %s', async (_what, words, faces, prize, best) => {
  const { all, covers } = spellHand(hand(...faces), [2, 30], await open(words));
  const found = covers(prize).words(all);
  expect(found.map(({ text }) => text).toSorted()).toEqual(best);
});

test('any part of the hand can be asked about', async () => {
  const { all, covers } = spellHand(hand('C', 'A', 'T', 'S'), [2, 30], await open(['CATS', 'CAT', 'AT']));
  const { worth } = covers(perCard);
  expect([all, without(all, 3), without(all, 0), without(all, 1)].map(worth)).toEqual([4, 3, 2, 0]);
});

/** Tries every way to put words side by side. */
function bruteForce(cards: readonly Held[], words: readonly string[], prize: Prize): number {
  const spells = (text: string, set: readonly number[]): boolean =>
    set.length === 0
      ? text === ''
      : set.some((index) => {
          const { face } = cards[index] as Held;
          const rest = set.filter((other) => other !== index);
          return text.startsWith(face) && spells(text.slice(face.length), rest);
        });
  const size = 1 << cards.length;
  const worths = Array.from({ length: size }, (_, set) => {
    const indices = indicesIn(set);
    const word = words.find((text) => text.length > 1 && set > 0 && spells(text, indices));
    return word === undefined ? null : indices.reduce((sum, at) => sum + prize.card(at), prize.word(word.length));
  });
  const best = (left: number): number => {
    let most = 0;
    for (let set = left; set > 0; set = (set - 1) & left) {
      const worth = worths[set];
      if (worth !== null && worth !== undefined) most = Math.max(most, worth + best(left ^ set));
    }
    return most;
  };
  return best(size - 1);
}

test('trying everything finds nothing better', async () => {
  const letter = fc.constantFrom('A', 'B', 'C');
  const face = fc.oneof({ weight: 5, arbitrary: letter }, { weight: 1, arbitrary: fc.constantFrom('AB', 'CAB') });
  const card = fc.record({ face, points: fc.integer({ min: -2, max: 9 }) });
  const word = fc.string({ unit: letter, minLength: 1, maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(
      fc.array(card, { maxLength: 6 }),
      fc.array(word, { minLength: 1, maxLength: 8 }),
      fc.integer({ min: -3, max: 3 }),
      async (cards, words, each) => {
        const prize: Prize = { card: (at) => (cards[at] as Held).points, word: (letters) => each * letters };
        const { all, covers } = spellHand(cards, [2, 30], await open(words));
        const best = covers(prize);
        expect(best.worth(all)).toBe(bruteForce(cards, words, prize));
        const laid = best.words(all);
        expect(laid.reduce((sum, { cards: set }) => sum + indicesIn(set).length, 0)).toBe(
          indicesIn(laid.reduce((sum, { cards: set }) => sum | set, 0)).length,
        );
      },
    ),
    { numRuns: 300 },
  );
});

test('a hand too big for its tables is refused', async () => {
  const dictionary = await open(['CAT']);
  expect(() => spellHand(hand(...Array.from('ABCDEFGHIJKLMNO')), [2, 30], dictionary)).toThrow(
    'at most 14 cards, not 15',
  );
});
