import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildGraph } from './build.ts';
import { type Dictionary, openDictionary } from './dictionary.ts';
import { findWays } from './oracle.ts';
import type { Found, Query, QueryCard, QueryPile } from './query.ts';

// Few letters and many words, so that random rows and hands hit.
const letter = fc.constantFrom('A', 'B', 'C', 'D');
const word = fc.string({ unit: letter, minLength: 1, maxLength: 6 });
const face = fc.oneof(
  { weight: 8, arbitrary: letter },
  { weight: 1, arbitrary: fc.constantFrom('AB', 'CA', 'BCA') },
  { weight: 1, arbitrary: fc.constant('?') },
);
const points = fc.integer({ min: -1, max: 3 });
const card = (groups: number): fc.Arbitrary<QueryCard> =>
  fc.record({
    face,
    points,
    group: fc.nat({ max: groups - 1 }),
    required: fc.oneof({ weight: 9, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
  });
const mostly = fc.oneof({ weight: 3, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) });
const pile: fc.Arbitrary<QueryPile> = fc.record({
  face: face.filter((each) => each !== '?'),
  points,
  insertBefore: mostly,
  overlay: mostly,
  duplicate: mostly,
  drop: fc.boolean(),
});
const group = fc.record({ min: fc.nat({ max: 2 }), max: fc.integer({ min: 2, max: 5 }) });
const query: fc.Arbitrary<Query> = fc.array(group, { minLength: 1, maxLength: 3 }).chain((groups) =>
  fc.record(
    {
      cards: fc.array(card(groups.length), { maxLength: 6 }),
      groups: fc.constant(groups),
      piles: fc.array(pile, { maxLength: 4 }),
      insertAfter: mostly,
      minKept: fc.nat({ max: 2 }),
      run: fc.constantFrom(0, 0, 2, 3),
      length: fc.tuple(fc.nat({ max: 3 }), fc.integer({ min: 3, max: 7 })),
      free: fc.constantFrom('', '', 'A', 'AD'),
    },
    { requiredKeys: ['cards', 'groups', 'length'] },
  ),
);
const handQuery: fc.Arbitrary<Query> = fc.record({
  cards: fc.array(fc.record({ face: fc.oneof(letter, fc.constant('?')), points }), { maxLength: 6 }),
  length: fc.tuple(fc.nat({ max: 3 }), fc.integer({ min: 3, max: 7 })),
});

/** Sets of cards count as the same when their faces, groups and points do, so compare those. */
const summary = (asked: Query, { word, points, used }: Found): string => {
  const cards = used
    .map((index) => asked.cards[index])
    .map((each) => `${each?.face}${each?.group ?? 0}:${each?.points}`);
  return `${word} ${points} ${cards.sort().join(' ')}`;
};
const summaries = (asked: Query, found: Iterable<Found>): string[] =>
  [...found].map((each) => summary(asked, each)).sort();

const openWords = (words: readonly string[]): Promise<Dictionary> =>
  openDictionary({ name: 'test', list: buildGraph(words) });

describe('search agrees with trying everything', () => {
  const agrees = (queries: fc.Arbitrary<Query>, runs: number): Promise<void> =>
    fc.assert(
      fc.asyncProperty(
        fc.array(word, { maxLength: 60 }),
        fc.array(queries, { minLength: 20, maxLength: 20 }),
        async (words, asked) => {
          const dictionary = await openWords(words);
          for (const each of asked) {
            const expected = [...new Set(words)].flatMap((tried) => findWays(each, tried));
            expect(summaries(each, dictionary.search(each))).toEqual(summaries(each, expected));
          }
        },
      ),
      { numRuns: runs },
    );
  test('on rows and any cards', () => agrees(query, 150));
  test('on plain hands', () => agrees(handQuery, 50));
});
