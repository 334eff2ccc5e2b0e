import type { Slot } from '@deckle/kernel';
import { expect, test } from 'vitest';
import { realValue } from './real-value.ts';
import { open, play, tryMove } from './testing.ts';

const keep = (index: number): Slot => ({ keep: ['row 1', index] });

test.each<[string, string, (cards: readonly [number, number, number]) => readonly Slot[]]>([
  [
    'a card exchanged with one of the row',
    'no-take',
    ([b]) => [{ play: b, on: ['row 1', 0], take: true }, keep(1), keep(2)],
  ],
  ['every letter covered', 'none-kept', (cards) => cards.map((card, at): Slot => ({ play: card, on: ['row 1', at] }))],
])('%s', async (_what, code, slots) => {
  const match = play(await open(realValue, { words: 'CAT BAT', cards: 'CATNNNNNNN BATOOOOOOO' }), '0: play CAT');
  const cards = match.last.state.zones['hand 1']?.row.flat().slice(0, 3) as [number, number, number];
  expect(tryMove(match, 1, { kind: 'play', words: [slots(cards)] })).toBe(code);
});

test.each([1, 7])('a table for %s does not open', async (seats) => {
  await expect(open(realValue, { seats, words: 'CAT', cards: 'CATNNNNNNN'.repeat(7) })).rejects.toThrow('2 to 6');
});
