import { MOST_DELAY } from '@deckle/kernel';
import { expect, test } from 'vitest';
import { Delay } from './delay.ts';

test.each([
  ['nothing is known', [], 0],
  ['too little is known', [300, 300], 0],
  ['the way is always as long', [300, 310, 305], 150],
  ['the first answer was late', [900, 40, 44], 20],
  ['one answer was late', [40, 44, 42, 900], 20],
  ['the network has become slower', [40, 200, 210, 204, 208, 220], 100],
  ['nobody is given back more than the most', [5000, 5000, 5000], MOST_DELAY],
])('of the way when %s', (_what, trips, delay) => {
  const measured = new Delay();
  for (const trip of trips) measured.add(trip);
  expect(measured.delay()).toBe(delay);
});
