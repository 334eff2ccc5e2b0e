import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  apart,
  arranged,
  blocksIn,
  companyOf,
  joined,
  landing,
  moved,
  nudged,
  shuffled,
  sorted,
  UNSORTED,
} from './hand-order.ts';
import type { Held, PrintedCard } from './news.ts';

const hand = ['T', 'E', 'Q', 'A', 'E'].map((face, id) => ({ id, face, points: face === 'Q' ? 4 : 1 }) as PrintedCard);
const ids = hand.map(({ id }) => id);
const text = (cards: readonly number[]): string => cards.map((id) => hand[id]?.face).join('');
/** A hand as it is seen: `T [E Q] A E`. */
const seen = (held: Held): string =>
  blocksIn(ids, held)
    .map((block) => (block.length === 1 ? text(block) : `[${text(block).split('').join(' ')}]`))
    .join(' ');
const heldAs = (order: readonly number[], ...groups: Held['groups']): Held => ({ order, groups });

describe('a hand is held', () => {
  test.each([
    ['letters', 'A E E Q T'],
    ['points', 'Q A E E T'],
    ['vowels', 'A E E Q T'],
  ] as const)('by %s', (sort, wanted) => {
    expect(seen(sorted(hand, UNSORTED, sort))).toBe(wanted);
  });

  test('with new cards at the end', () => {
    expect(arranged([4, 0, 1], heldAs([1, 0]))).toEqual([1, 0, 4]);
  });

  test('with a card moved before another, or after it', () => {
    expect(seen(moved(ids, UNSORTED, 2, { key: '0', where: 'before' }))).toBe('Q T E A E');
    expect(seen(moved(ids, UNSORTED, 0, { key: '4', where: 'after' }))).toBe('E Q A E T');
    expect(moved(ids, UNSORTED, 1, { key: '1', where: 'before' })).toBe(UNSORTED);
  });

  test('with a card nudged one place, as far as the ends', () => {
    expect(seen(nudged(ids, UNSORTED, 2, -1))).toBe('T Q E A E');
    expect(seen(nudged(ids, UNSORTED, 2, 1))).toBe('T E A Q E');
    expect(nudged(ids, UNSORTED, 0, -1)).toBe(UNSORTED);
    expect(nudged(ids, UNSORTED, 4, 1)).toBe(UNSORTED);
  });
});

describe('cards that are kept together', () => {
  const two = heldAs([0, 1, 2, 3, 4], [1, 2], [4, 3]);

  test('lie where the first of them lay, in the order they were chosen', () => {
    const held = joined(ids, UNSORTED, [3, 1]);
    expect(seen(held)).toBe('T [A E] Q E');
    expect(seen(joined(arranged(ids, held), held, [4, 0]))).toBe('[E T] [A E] Q');
  });

  test('bring those along that they were together with already', () => {
    expect(companyOf(ids, two, [0, 1])).toEqual([0, 1, 2]);
    expect(seen(joined(ids, two, [0, 1]))).toBe('[T E Q] [A E]');
    expect(seen(joined(ids, two, [2, 1]))).toBe('T [Q E] [A E]');
    expect(seen(joined(ids, two, [4, 1]))).toBe('T [E E A Q]');
  });

  test('stay so however the hand is sorted, as their first card is', () => {
    expect(seen(sorted(hand, two, 'letters'))).toBe('[A E] [E Q] T');
    expect(seen(sorted(hand, heldAs([2, 0, 1, 3, 4], [2, 0]), 'points'))).toBe('[Q T] A E E');
  });

  test('move as one, and nothing comes between them', () => {
    expect(seen(moved(ids, two, 2, { key: '0', where: 'before' }))).toBe('[E Q] T [A E]');
    expect(seen(moved(ids, two, 0, { key: '1', where: 'after' }))).toBe('[E Q] T [A E]');
    expect(seen(moved(ids, two, 1, { key: '3', where: 'after' }))).toBe('T [A E] [E Q]');
    expect(seen(nudged(ids, two, 2, -1))).toBe('[E Q] T [A E]');
    expect(seen(nudged(ids, two, 0, 1))).toBe('[E Q] T [A E]');
    expect(seen(nudged(ids, two, 1, 1))).toBe('T [A E] [E Q]');
  });

  test('are no longer together only when that is said, and stay where they are', () => {
    const held = nudged(ids, two, 1, 1);
    expect(seen(apart(arranged(ids, held), held, 1))).toBe('T [A E] E Q');
    expect(seen(apart(arranged(ids, held), held, 0))).toBe(seen(held));
  });

  test('are fewer when one of them leaves the hand, and none when one is left', () => {
    expect(blocksIn([0, 1, 3, 4], two)).toEqual([[0], [1], [3, 4]]);
    const three = heldAs(ids, [1, 2, 3]);
    expect(blocksIn([0, 1, 3, 4], three)).toEqual([[0], [1, 3], [4]]);
    // What is taken back comes back to the others.
    expect(seen(three)).toBe('T [E Q A] E');
  });

  test('are aimed at as a whole', () => {
    expect(landing(ids, two, 0, { key: '1', where: 'after' })).toEqual({ key: '1', where: 'before' });
    expect(landing(ids, two, 0, { key: '2', where: 'after' })).toEqual({ key: '2', where: 'after' });
    expect(landing(ids, heldAs(ids, [1, 2, 3]), 0, { key: '2', where: 'after' })).toEqual({ key: '3', where: 'after' });
    expect(landing(ids, two, 1, { key: '2', where: 'after' })).toBeNull();
    expect(landing(ids, two, 1, { key: '0', where: 'after' })).toEqual({ key: '0', where: 'after' });
  });
});

/** `E e` are two cards with one face, of which one is worth more; `!` is marked. */
const cardsFrom = (faces: string): readonly PrintedCard[] =>
  faces.split('').map((face, id) => ({
    ...({} as PrintedCard),
    id,
    face: face.toUpperCase(),
    points: face === face.toLowerCase() ? 2 : 1,
    marks: face === '!' ? ['red'] : [],
  }));
const printOf = (cards: readonly PrintedCard[], order: readonly number[]): string =>
  order.map((id) => JSON.stringify([cards[id]?.face, cards[id]?.points, cards[id]?.marks])).join(' ');
const isAlike = (cards: readonly PrintedCard[]): boolean =>
  new Set(cards.map(({ id }) => printOf(cards, [id]))).size < 2;

/** Chance that changes nothing by itself, and that which does. */
const chances = (): fc.Arbitrary<(n: number) => number> =>
  fc
    .infiniteStream(fc.double({ min: 0, max: 0.999, noNaN: true }))
    .map((chance) => (n: number) => Math.floor((chance.next().value as number) * n));

test.each<[faces: string, ...groups: Held['groups']]>([
  ['AEE'],
  ['EEA'],
  ['Ee'],
  ['E!'],
  ['AEAE', [0, 1], [2, 3]],
  ['EEEA', [1, 2, 3]],
  ['AEEEAE', [0, 1], [4, 5]],
  ['EE'],
])('a shuffle of %s can be seen, if there is anything to see', (faces, ...groups) => {
  const cards = cardsFrom(faces);
  const held = heldAs(
    cards.map(({ id }) => id),
    ...groups,
  );
  fc.assert(
    fc.property(chances(), (below) => {
      const after = arranged(held.order, shuffled(cards, held, below));
      expect(printOf(cards, after) === printOf(cards, held.order)).toBe(isAlike(cards));
    }),
  );
});

test('a shuffle always changes what is seen, loses nothing and keeps together what is together', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('A', 'E', 'e', '!'), minLength: 1, maxLength: 12 }),
      chances(),
      fc.nat(10),
      fc.nat(10),
      (faces, below, from, count) => {
        const cards = cardsFrom(faces);
        const order = cards.map(({ id }) => id);
        const group = order.slice(from, from + count);
        const held = heldAs(order, ...(group.length < 2 ? [] : [group]));
        const after = arranged(order, shuffled(cards, held, below));
        expect(printOf(cards, after) === printOf(cards, order)).toBe(isAlike(cards));
        expect([...after].sort((a, b) => a - b)).toEqual(order);
        const places = group.map((id) => after.indexOf(id));
        expect(Math.max(...places) - Math.min(...places)).toBe(group.length === 0 ? -Infinity : group.length - 1);
      },
    ),
  );
});
