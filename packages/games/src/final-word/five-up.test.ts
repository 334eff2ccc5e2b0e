import type { Slot } from '@deckle/kernel';
import { expect, test } from 'vitest';
import { fiveUp } from './five-up.ts';
import { open, play, tryMove } from './testing.ts';

test('covering every letter of the row is no change of it: a word all from the hand replaces the row', async () => {
  const match = play(await open(fiveUp, { words: 'CATS BUMP', cards: 'CATSNNNNNN BUMPOOOOOO' }), '0: play CATS');
  const cards = match.last.state.zones['hand 1']?.row.flat().slice(0, 4) ?? [];
  const over = cards.map((card, at): Slot => ({ play: card, on: ['row 1', at] }));
  expect(tryMove(match, 1, { kind: 'play', words: [over] })).toBe('none-kept');
  const fresh = play(match, '1: play BUMP').last.state;
  expect(fresh.zones['row 1']?.row.map((pile) => pile.length)).toEqual([1, 1, 1, 1]);
});

test.each([1, 7])('a table for %s does not open', async (seats) => {
  await expect(open(fiveUp, { seats, words: 'CATS', cards: 'CATSNNNNNN'.repeat(7) })).rejects.toThrow('2 to 6');
});
