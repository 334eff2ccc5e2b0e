import { viewOf } from '@deckle/kernel';
import { expect, test } from 'vitest';
import { positiveNegative } from './positive-negative.ts';
import { open, play, tryMove } from './testing.ts';

const PILES = 'CATQNNNNNN'.repeat(12);
const given = { words: 'CAT', cards: PILES };

test('a deck that does not make twelve piles of ten: the table does not open', async () => {
  await expect(open(positiveNegative, { ...given, cards: PILES.slice(1) })).rejects.toThrow('Twelve piles of ten');
});

test('cards beyond twelve piles stay in the deck', async () => {
  const { zones } = (await open(positiveNegative, { ...given, under: 'ZZ' })).last.state;
  expect([zones['deck'], zones['pile 1'], zones['pile 12']].map((zone) => zone?.row.length)).toEqual([2, 10, 10]);
});

test.each([0, 1, null])('to the end nobody sees minus cards again, nor a closed pile: seat %s', async (seat) => {
  const match = play(await open(positiveNegative, given), '0: pile 3', '0: play CAT');
  const { zones, scores } = viewOf(match.last.state, seat);
  expect([zones['minus 0'], zones['pile 1']]).toEqual([
    { owner: 0, sight: 'none', count: 7, row: null },
    { owner: null, sight: 'none', count: 10, row: null },
  ]);
  expect(scores).toEqual([4, 0]);
});

test('what is laid aside is told to its player only', async () => {
  const { events } = play(await open(positiveNegative, given), '0: pile 3', '0: play CAT').last;
  const seen = events.flatMap((event) => (event.kind === 'moved' && event.to === 'minus 0' ? [event.seen] : []));
  expect(seen).toEqual([[0]]);
});

test.each(['deck', 'hand 1', 'minus 0', 'nowhere', '__proto__'])('%s is no pile to take', async (zone) => {
  expect(tryMove(await open(positiveNegative, given), 0, { kind: 'take', zone })).toBe('no-closed-pile');
});
