import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildGraph } from './build.ts';
import { openDictionary } from './dictionary.ts';
import type { QueryCard } from './query.ts';

const letter = fc.constantFrom('A', 'B', 'C', 'D');
const words = fc.array(fc.string({ unit: letter, minLength: 1, maxLength: 4 }), { maxLength: 80 });
const close = fc.integer({ min: -3, max: 3 });
const points = fc.oneof(close, fc.integer({ min: -1_000_000, max: 1_000_000 }));
const hand = (worth: fc.Arbitrary<number>): fc.Arbitrary<QueryCard[]> =>
  fc.array(fc.record({ face: letter, points: worth }), { maxLength: 9 });

/** Plain hands, and what needs the engine's longer way. */
const extra = fc.constantFrom({}, { free: 'A' });

test('most points first, then by the alphabet, whichever graph has the word', () =>
  fc.assert(
    fc.asyncProperty(words, words, fc.oneof(hand(close), hand(points)), extra, async (list, house, cards, more) => {
      const dictionary = await openDictionary({ name: 'test', list: buildGraph(list), house });
      const found = [...dictionary.search({ cards, length: [1, 4], ...more })];
      const sorted = found.toSorted((a, b) => b.points - a.points || (a.word < b.word ? -1 : a.word > b.word ? 1 : 0));
      expect(found).toEqual(sorted);
    }),
  ));
