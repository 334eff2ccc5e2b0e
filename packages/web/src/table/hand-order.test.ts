import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arranged, moved, nudged, shuffled, sorted, UNSORTED } from './hand-order.ts';
import type { PrintedCard } from './news.ts';

const hand = ['T', 'E', 'Q', 'A', 'E'].map((face, id) => ({ id, face, points: face === 'Q' ? 4 : 1 }) as PrintedCard);
const ids = hand.map(({ id }) => id);
const text = (cards: readonly number[]): string => cards.map((id) => hand[id]?.face).join('');

describe('a hand is held', () => {
  test.each([
    ['letters', 'AEEQT'],
    ['points', 'QAEET'],
    ['vowels', 'AEEQT'],
  ] as const)('by %s', (sort, wanted) => {
    expect(text(arranged(ids, sorted(hand, UNSORTED, sort)))).toBe(wanted);
  });

  test('with a group in front, whatever the order, until it is let go', () => {
    const held = { ...sorted(hand, UNSORTED, 'letters'), group: [2, 0] };
    expect(text(arranged(ids, held))).toBe('QTAEE');
    expect(text(arranged(ids, sorted(hand, held, 'points')))).toBe('QTAEE');
    expect(text(arranged(ids, { ...held, group: [] }))).toBe('AEEQT');
  });

  test('with new cards at the end', () => {
    expect(arranged([4, 0, 1], { order: [1, 0], group: [] })).toEqual([1, 0, 4]);
  });

  test('with a card moved before another, or to the end', () => {
    expect(text(arranged(ids, moved(ids, UNSORTED, [2], 0)))).toBe('QTEAE');
    expect(text(arranged(ids, moved(ids, UNSORTED, [0], null)))).toBe('EQAET');
    expect(moved(ids, { order: ids, group: [0, 1] }, [0], 4).group).toEqual([1]);
    expect(text(arranged(ids, moved(ids, UNSORTED, [1], 1)))).toBe('TEQAE');
    expect(text(arranged(ids, moved(ids, UNSORTED, [1, 4], 4)))).toBe('TQAEE');
  });

  test('with a card nudged one place, as far as the ends and its group', () => {
    expect(text(arranged(ids, nudged(ids, UNSORTED, 2, -1)))).toBe('TQEAE');
    expect(text(arranged(ids, nudged(ids, UNSORTED, 2, 1)))).toBe('TEAQE');
    expect(text(arranged(ids, nudged(ids, UNSORTED, 0, -1)))).toBe('TEQAE');
    expect(text(arranged(ids, nudged(ids, UNSORTED, 4, 1)))).toBe('TEQAE');
    const held = { order: ids, group: [0, 1] };
    expect(nudged(ids, held, 0, 1)).toEqual({ order: ids, group: [1, 0] });
    expect(nudged(ids, held, 1, 1)).toEqual(held);
    expect(nudged(ids, held, 2, -1)).toEqual(held);
  });
});

test('a shuffle always changes the order and loses nothing', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.nat(200), { minLength: 2 }),
      fc.infiniteStream(fc.double({ min: 0, max: 0.999, noNaN: true })),
      fc.nat(10),
      (cards, chance, kept) => {
        const below = (n: number): number => Math.floor((chance.next().value as number) * n);
        const held = { order: [], group: cards.slice(0, kept) };
        const after = arranged(cards, shuffled(cards, held, below));
        expect(after).not.toEqual(cards);
        expect([...after].sort((a, b) => a - b)).toEqual([...cards].sort((a, b) => a - b));
      },
    ),
  );
});
