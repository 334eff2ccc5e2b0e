import { expect, test } from 'vitest';
import { frameOf, lineOf, summaryOf, ticksOf } from './drawn.ts';

const points = [
  { moment: 0, values: [0, 0] },
  { moment: 2, values: [10, 0] },
  { moment: 4, values: [10, -10] },
];

test('a chart spans all of its numbers, and zero', () => {
  expect(frameOf(points, null)).toEqual({ low: -10, high: 10, end: 4 });
  expect(frameOf(points.slice(0, 2), 100)).toEqual({ low: 0, high: 100, end: 2 });
  expect(frameOf([], null)).toEqual({ low: 0, high: 1, end: 1 });
});

test('a line goes from left to right, high numbers up', () => {
  const frame = frameOf(points, null);
  expect(lineOf(points, 0, frame)).toBe('0,20 50,1 100,1');
  expect(lineOf(points, 1, frame)).toBe('0,20 50,20 100,39');
});

test('it is told in a sentence', () => {
  expect(summaryOf('Scores', points, ['Ada', 'Bo'])).toBe('Scores: Ada from 0 to 10, Bo from 0 to −10, over 4 moves.');
});

test.each([
  [1, [1]],
  [4, [1, 2, 3, 4]],
  [7, [2, 4, 6]],
  [12, [5, 10]],
  [48, [10, 20, 30, 40]],
  [230, [50, 100, 150, 200]],
  [1200, [500, 1000]],
])('over %i moves some of them are named: %j', (end, ticks) => {
  expect(ticksOf(end)).toEqual(ticks);
});
