import { expect, test } from 'vitest';
import { clamp, keyTarget, momentText } from './steps.ts';

test.each([
  ['ArrowRight', 3, 4],
  ['ArrowLeft', 3, 2],
  ['ArrowLeft', 0, 0],
  ['ArrowRight', 40, 40],
  ['PageDown', 35, 40],
  ['PageUp', 35, 25],
  ['Home', 12, 0],
  ['End', 12, 40],
  ['a', 12, null],
  ['toString', 12, null],
])('%s leads from %i to %s', (key, at, to) => {
  expect(keyTarget(key, at, 40)).toBe(to);
});

test('what is no moment is the nearest one', () => {
  expect([-3, 2.4, 99, Number.NaN].map((at) => clamp(at, 10))).toEqual([0, 2, 10, 0]);
});

test('moments have names', () => {
  expect(momentText(0, 40)).toBe('the deal, 40 moves to come');
  expect(momentText(3, 40)).toBe('move 3 of 40');
});
