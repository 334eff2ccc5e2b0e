import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildGraph } from './build.ts';
import { type Dictionary, openDictionary } from './dictionary.ts';
import { findWays, isSpellable } from './oracle.ts';
import type { Found, Query, QueryCard, QueryPile } from './query.ts';

// Few letters and many words, so that random rows and hands hit.
const letter = fc.constantFrom('A', 'B', 'C', 'D');
const word = fc.string({ unit: letter, minLength: 1, maxLength: 5 });
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
    required: fc.oneof({ weight: 24, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
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
const group = fc.record({ min: fc.constantFrom(0, 0, 0, 1, 2), max: fc.integer({ min: 2, max: 6 }) });
const query: fc.Arbitrary<Query> = fc.array(group, { minLength: 1, maxLength: 3 }).chain((groups) =>
  fc.record(
    {
      cards: fc.array(card(groups.length), { minLength: 2, maxLength: 7 }),
      groups: fc.constant(groups),
      piles: fc.array(pile, { maxLength: 4 }),
      insertAfter: mostly,
      minKept: fc.constantFrom(0, 0, 0, 1, 2),
      run: fc.constantFrom(0, 0, 0, 0, 2, 3),
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

/** What the search and the oracle say about each query, over random words. */
const disagreements = async (words: readonly string[], asked: readonly Query[]): Promise<unknown[]> => {
  const dictionary = await openWords(words);
  return asked.flatMap((each) => {
    const found = summaries(each, dictionary.search(each));
    const expected = summaries(
      each,
      [...new Set(words)].flatMap((tried) => findWays(each, tried)),
    );
    return found.join() === expected.join() ? [] : [{ each, found, expected }];
  });
};

describe('search agrees with trying everything', () => {
  test.each([
    ['rows and any cards', query, 150],
    ['plain hands', handQuery, 50],
  ] as const)('on %s', async (_, queries, numRuns) => {
    const cases = fc.tuple(fc.array(word, { maxLength: 60 }), fc.array(queries, { minLength: 20, maxLength: 20 }));
    await fc.assert(
      fc.asyncProperty(cases, async ([words, asked]) => {
        expect(await disagreements(words, asked)).toEqual([]);
      }),
      { numRuns },
    );
  });
});

test('the order in which cards are spent loses no word', async () => {
  const cases = fc.tuple(fc.array(word, { maxLength: 30 }), fc.array(query, { minLength: 10, maxLength: 10 }));
  await fc.assert(
    fc.asyncProperty(cases, async ([words, asked]) => {
      const dictionary = await openWords(words);
      for (const each of asked) {
        const found = new Set(Array.from(dictionary.search(each), (one) => one.word));
        expect([...found].sort()).toEqual([...new Set(words)].sort().filter((tried) => isSpellable(each, tried)));
      }
    }),
    { numRuns: 60 },
  );
});

const cardsOf = (faces: string): QueryCard[] => Array.from(faces, (each) => ({ face: each, points: 1 }));

describe('a search', () => {
  const every = ['A', 'B', 'C'].flatMap((a) =>
    ['A', 'B', 'C', ''].flatMap((b) => ['A', 'B', 'C', ''].map((c) => a + b + c)),
  );

  test('gives most points first, then by the alphabet', async () => {
    const dictionary = await openDictionary({ name: 'test', list: buildGraph(['AB', 'CA', 'B']), house: ['BA', 'C'] });
    const cards = [
      { face: 'A', points: 1 },
      { face: 'B', points: 2 },
      { face: 'C', points: 2 },
    ];
    const found = Array.from(dictionary.search({ cards, length: [1, 3] }), (each) => `${each.word}${each.points}`);
    expect(found).toEqual(['AB3', 'BA3', 'CA3', 'B2', 'C2']);
  });

  test('paused at every step goes on where it was', async () => {
    const dictionary = await openWords(every);
    const queries: Query[] = [
      { cards: cardsOf('AAB?'), length: [1, 4] },
      {
        cards: cardsOf('AABC?'),
        piles: Array.from('BA', (each) => ({
          face: each,
          points: 1,
          insertBefore: true,
          overlay: true,
          duplicate: true,
          drop: true,
        })),
        length: [1, 4],
      },
    ];
    for (const asked of queries) {
      const whole = summaries(asked, dictionary.search(asked));
      for (let nodes = 1; nodes < 60; nodes++) {
        const some = dictionary.search(asked, { nodes });
        const found = summaries(asked, some);
        expect(whole).toEqual(expect.arrayContaining(found));
        expect(some.complete).toBe(found.length === whole.length && some.complete);
      }
    }
  });

  test.each([{}, { free: 'Z' }])('finds words of any length, in one go or in many: %j', async (extra) => {
    const long = 'ABCDEFGHIJKLMNOPQRSTUVWXYABCD';
    const words = Array.from(long, (_, index) => long.slice(0, index + 1)).flatMap((each) => [each, `${each}A`]);
    const dictionary = await openDictionary({ name: 'test', list: buildGraph(['AA']), house: words });
    const asked: Query = { cards: cardsOf(`${long}A`), length: [1, 30], ...extra };
    const expected = [...new Set(words)].sort();
    expect(Array.from(dictionary.search(asked), (each) => each.word).sort()).toEqual(expected);
    for (let nodes = 1; nodes < 70; nodes++)
      expect(expected).toEqual(
        expect.arrayContaining(Array.from(dictionary.search(asked, { nodes }), (each) => each.word)),
      );
  });

  test('says whether it came to the end', async () => {
    const dictionary = await openWords(every);
    const asked: Query = { cards: cardsOf('AABBCC'), length: [1, 3] };
    const [short, long] = [dictionary.search(asked, { nodes: 5 }), dictionary.search(asked, { nodes: 5000 })];
    expect([...short].length).toBeLessThan([...long].length);
    expect([short.complete, long.complete]).toEqual([false, true]);
  });

  test.each([{}, { free: 'A' }])(
    'too big for one batch finds everything, whatever is asked meanwhile: %j',
    async (extra) => {
      const letters = Array.from({ length: 26 }, (_, code) => String.fromCharCode(65 + code));
      const words = letters.flatMap((a) => letters.flatMap((b) => letters.map((c) => a + b + c)));
      const dictionary = await openWords(words);
      const seen: string[] = [];
      const others = new Set<number>();
      for (const { word: each, used } of dictionary.search({ cards: cardsOf('???'), length: [3, 3], ...extra })) {
        if (seen.length % 1000 === 0)
          others.add([...dictionary.search({ cards: cardsOf('XYZ'), length: [3, 3] })].length);
        seen.push(`${each} ${used.length}`);
      }
      expect([...others]).toEqual([6]);
      expect(new Set(seen).size).toBe(seen.length);
      expect(seen.filter((each) => each.endsWith('3')).length).toBe(words.length);
    },
  );

  test('too big for one batch goes on in the middle of long words', async () => {
    const letters = Array.from({ length: 26 }, (_, code) => String.fromCharCode(65 + code));
    const words = letters.flatMap((a) => letters.flatMap((b) => letters.map((c) => `HIJKLMNOP${a}${b}${c}`)));
    const dictionary = await openWords(words);
    const found = Array.from(
      dictionary.search({ cards: cardsOf('HIJKLMNOP???'), length: [12, 12] }),
      ({ word }) => word,
    );
    expect(found).toEqual(words);
  });

  test('with far too many ways says that it left some out', async () => {
    const dictionary = await openWords(['ABCDEFGHIJKL']);
    const cards = [0, 1, 2].flatMap((group) => cardsOf('ABCDEFGHIJKL').map((each) => ({ ...each, group })));
    const search = dictionary.search({ cards, groups: [0, 1, 2].map(() => ({ min: 0, max: 64 })), length: [12, 12] });
    expect([...search].length).toBeGreaterThan(300);
    expect(search.complete).toBe(false);
  });

  test.each<[Query, RegExp]>([
    [{ cards: cardsOf('A'.repeat(65)), length: [1, 5] }, /at most 64 cards, not 65/],
    [{ cards: cardsOf('a'), length: [1, 5] }, /face of card 0 must be letters A–Z, not "a"/],
    [{ cards: [{ face: 'A', points: 0.5 }], length: [1, 5] }, /points of card 0/],
    [{ cards: [{ face: 'A', points: 1, group: 1 }], length: [1, 5] }, /group of card 0/],
    [{ cards: [], length: [1, Number.NaN] }, /longest length/],
    [{ cards: [], length: [1, 5], free: 'É' }, /free must be letters/],
    [{ cards: [], length: [1, 5], run: -1 }, /run must be/],
    [{ cards: [], length: [1, 5], groups: Array.from({ length: 5 }, () => ({ min: 0, max: 1 })) }, /at most 4 groups/],
  ])('refuses a query that makes no sense', async (asked, message) => {
    const dictionary = await openWords(['A']);
    expect(() => dictionary.search(asked)).toThrow(message);
  });
});
