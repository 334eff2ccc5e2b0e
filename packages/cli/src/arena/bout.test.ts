import { expect, test } from 'vitest';
import { seatings } from './bout.ts';

test.each([
  [2, 2],
  [3, 6],
  [4, 2],
  [5, 10],
  [6, 2],
])('at %i seats a deal is played %i times, and each level has every seat as often', (seats, times) => {
  const found = seatings(seats);
  expect(new Set(found.map(String)).size).toBe(times);
  for (let seat = 0; seat < seats; seat++) {
    expect(found.filter((uppers) => uppers[seat])).toHaveLength(times / 2);
  }
});
