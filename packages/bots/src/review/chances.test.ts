import type { State } from '@deckle/kernel';
import { expect, test } from 'vitest';
import { spread } from './chances.ts';
import { outcomesOf, winsWith } from './outcomes.ts';

test.each([
  [0, []],
  [1, [0]],
  [2, [0, 1]],
  [9, [0, 8, 4, 2, 6, 1, 3, 5, 7]],
])('%d turns are looked at evenly wherever one stops', (count, order) => {
  expect(spread(count)).toEqual(order);
});

test('every turn comes once', () => {
  expect([...spread(23)].sort((a, b) => a - b)).toEqual(Array.from({ length: 23 }, (_, at) => at));
});

/** How a game ended. */
const end = (scores: readonly number[], winners: readonly number[]): State =>
  ({ scores, seats: scores.length, result: { winners, reason: '' } }) as unknown as State;

const ENDS = [end([10, 14], [1]), end([10, 15], [1]), end([12, 12], [0, 1]), end([20, 10], [0]), end([0, 30], [1])];

test('what games came to: a shared win counts in part, and too few tell nothing', () => {
  expect(outcomesOf(ENDS)).toEqual({ games: 5, wins: [1.5, 3.5], points: [10.4, 16.2] });
  expect(outcomesOf(ENDS.slice(1))).toBeNull();
});

test.each([
  [0, 0, 0],
  [0, 4, 1],
  [0, 5, 2],
  [1, 10, 1],
])('seat %d with %d points more wins %d more of them', (seat, more, wins) => {
  expect(winsWith(ENDS, seat, more)).toBe(wins);
});

test('where points do not decide, more of them change nothing', () => {
  expect(winsWith([...ENDS, end([10, 3], [1])], 0, 50)).toBe(0);
});
