import type { View } from '@deckle/kernel';
import { expect, test } from 'vitest';
import { openOffers } from './offers.ts';

test('what is known of the last offer is known of its words, for the view it was made for', () => {
  const { offered, foundFor } = openOffers<string>();
  const [view, later] = [{ now: 0 } as View, { now: 0 } as View];
  const words = [[{ free: 'O' }]];
  const move = offered(view, { kind: 'lay', words }, 'found');
  expect(foundFor(view, move)).toBe('found');
  expect(foundFor(view, { kind: 'lay', words })).toBe('found');
  expect(foundFor(later, move)).toBeNull();
  expect(foundFor(view, { kind: 'lay', words: [[{ free: 'O' }]] })).toBeNull();
  expect(foundFor(view, { kind: 'pass' })).toBeNull();
  offered(view, { kind: 'lay', words: [[{ free: 'A' }]] }, 'another');
  expect(foundFor(view, move)).toBeNull();
});
