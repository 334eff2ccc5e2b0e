import type { Game, Worth } from '@deckle/kernel';
import { expect, test } from 'vitest';
import { games } from '../index.ts';

test.each<[id: string, options: object, worth: Worth]>([
  ['eight-it-all', {}, 'values'],
  ['leftovers', { variation: 'leftovers' }, 'nothing'],
  ['leftovers', { variation: 'dessert' }, 'values'],
  ['run-the-table', { variation: 'table' }, 'cards'],
  ['run-the-table', { variation: 'turn' }, 'values'],
  ['tricked-out', { scoring: 'tricks' }, 'nothing'],
  ['tricked-out', { scoring: 'knockout' }, 'nothing'],
])('a row of %s with %j is worth its %s', (id, options, worth) => {
  const game = games.find((each) => each.id === id) as Game;
  expect(game.worth?.({ options, seats: 2 })).toBe(worth);
});
