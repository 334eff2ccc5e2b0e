import { expect, test } from 'vitest';
import { games } from './index.ts';

/** How many can play, by the rulebooks. */
const SEATS: { readonly [id: string]: readonly [min: number, max: number] } = {
  'break-up': [2, 6],
  'double-cross': [2, 2],
  'eight-it-all': [2, 6],
  'first-base': [1, 1],
  'five-to-five': [1, 4],
  'five-up': [2, 6],
  'last-man-standing': [1, 6],
  'last-word-standing': [2, 6],
  leftovers: [2, 6],
  letters: [2, 8],
  ow: [2, 6],
  'pluck-it': [2, 2],
  'positive-negative': [2, 4],
  'profit-and-loss': [2, 2],
  'real-value': [2, 6],
  'run-the-table': [2, 4],
  'seeing-red': [2, 6],
  'split-off': [2, 6],
  'split-run': [2, 6],
  'three-n-change': [2, 6],
  'three-two-one': [2, 6],
  'tricked-out': [2, 6],
  turnover: [1, 6],
  'word-lift': [2, 6],
  wordical: [2, 8],
};

test.each(games.map(({ id, seats }) => [id, seats] as const))('seats of %s', (id, seats) => {
  expect(seats).toEqual(SEATS[id]);
});
