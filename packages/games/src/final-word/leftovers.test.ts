import { type Move, viewOf } from '@deckle/kernel';
import { expect, test } from 'vitest';
import { leftovers } from './leftovers.ts';
import { open, play } from './testing.ts';

test.each<[string, number, number]>([
  // CHARS on MARCH: C 2, H 3, A 1, R 1, S 1, and M 3 is left; the row's seven points are kept from the other player.
  ['leftovers', 0, 7],
  ['useOrLose', 5, 0],
  ['dessert', 8, 7],
])('%s: what a word brings is known before it is laid', async (variation, points, promise) => {
  const given = { words: 'MARCH CHARS', cards: 'MARCHNNNNN SLLLLLIIII', options: { variation } };
  const match = play(await open(leftovers, given), '0: play MARCH');
  const view = viewOf(match.last.state, 1);
  const spec = leftovers.moves['play'];
  const [chars] = [...(spec?.candidates(view, match.tools) ?? [])] as [Move];
  expect(spec?.points?.(view, chars, match.tools)).toBe(points);
  expect(spec?.promise?.(view, chars, match.tools)).toBe(promise);
});
