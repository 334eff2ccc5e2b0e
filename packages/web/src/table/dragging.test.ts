import { describe, expect, test } from 'vitest';
import { dropTargetAt, type Laid } from './dragging.ts';

/** Six cards of 50 × 70 with 10 between them, in two lines of four. */
const cards: readonly Laid[] = Array.from({ length: 6 }, (_, at) => {
  const [left, top] = [(at % 4) * 60, Math.floor(at / 4) * 80];
  return { key: String(at), left, right: left + 50, top, bottom: top + 70 };
});

describe('a card is dropped', () => {
  test.each([
    ['on the middle of a card', [25, 35], '0', 'on'],
    ['near its left edge', [62, 35], '1', 'before'],
    ['near its right edge', [108, 35], '1', 'after'],
    ['between two cards', [54, 35], '0', 'after'],
    ['on a card of the second line', [25, 115], '4', 'on'],
    ['before one of the second line', [62, 115], '5', 'before'],
    ['behind the last card', [230, 150], '5', 'after'],
    ['over the first line', [145, -20], '2', 'on'],
  ] as const)('%s', (_, [x, y], key, where) => {
    expect(dropTargetAt(cards, x, y, true)).toEqual({ key, where });
  });

  test.each([
    [20, 'before'],
    [30, 'after'],
  ])('where nothing lies on a card: at %i %s it', (x, where) => {
    expect(dropTargetAt(cards, x, 35, false)).toEqual({ key: '0', where });
  });

  test('where there is none', () => {
    expect(dropTargetAt([], 1, 1, true)).toBeNull();
  });
});
