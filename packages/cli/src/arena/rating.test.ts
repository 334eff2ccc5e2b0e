import { describe, expect, test } from 'vitest';
import { pointsOf, ratingOf } from './rating.ts';

const results = (won: number, bouts: number): readonly number[] =>
  Array.from({ length: bouts }, (_, at) => (at < won ? 1 : 0));

describe('a rating', () => {
  test.each([
    [0, 10, 0, 0, 0.28],
    [5, 10, 0.5, 0.24, 0.76],
    [10, 10, 1, 0.72, 1],
    [60, 100, 0.6, 0.5, 0.69],
  ])('%i of %i bouts', (won, bouts, share, low, high) => {
    const rating = ratingOf(results(won, bouts));
    expect(rating.won).toBe(share);
    expect(rating.low).toBeCloseTo(low, 2);
    expect(rating.high).toBeCloseTo(high, 2);
  });

  test('a bout that nobody has won counts half', () => {
    expect(ratingOf([0.5, 1]).won).toBe(0.75);
  });

  test('of no bouts says nothing', () => {
    expect(ratingOf([])).toEqual({ bouts: 0, won: 0.5, low: 0, high: 1 });
  });
});

test.each([
  [0.5, 0],
  [10 / 11, 400],
  [1 / 11, -400],
])('a share of %f is %i points', (share, points) => {
  expect(pointsOf(share)).toBeCloseTo(points, 6);
});
