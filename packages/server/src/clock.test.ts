import { expect, test } from 'vitest';
import { openClock } from './clock.ts';

/** A clock between a wall clock and a steady one, both moved by hand. */
function trial() {
  let [wall, steady] = [1_000_000, 50];
  const time = openClock(
    () => wall,
    () => steady,
  );
  return {
    time,
    pass: (millis: number, wallMillis = millis): number => {
      wall += wallMillis;
      steady += millis;
      return time();
    },
  };
}

test('it goes as time passes', () => {
  const { time, pass } = trial();
  expect([time(), pass(1), pass(999)]).toEqual([1_000_000, 1_000_001, 1_001_000]);
});

test.each([
  ['an hour forward', 3_600_000],
  ['an hour back', -3_600_000],
])('a wall clock stepped %s does not make it jump', (_, step) => {
  const { time, pass } = trial();
  const before = time();
  expect(Math.abs(pass(1000, step) - before - 1000)).toBeLessThanOrEqual(1);
});

test('it never goes back', () => {
  const { time, pass } = trial();
  let last = time();
  for (let at = 0; at < 1000; at++) {
    const now = pass(1, -100);
    expect(now).toBeGreaterThanOrEqual(last);
    last = now;
  }
});

test('a drift is mended', () => {
  const { pass } = trial();
  let now = 0;
  // The steady clock is 50 millionths slow: two minutes in a month.
  for (let second = 0; second < 10_000; second++) now = pass(1000, 1000.05);
  expect(Math.abs(now - (1_000_000 + 10_000 * 1000.05))).toBeLessThanOrEqual(1);
});
