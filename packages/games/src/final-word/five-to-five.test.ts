import { type Match, type Move, viewOf } from '@deckle/kernel';
import { expect, test } from 'vitest';
import { fiveToFive } from './five-to-five.ts';
import { open, play, tryMove } from './testing.ts';

const keep = (index: number) => ({ keep: ['row 1', index] as const });

/** The first card of this face in the hand of seat 1. */
const hand = ({ last, tools }: Match, face: string): number =>
  last.state.zones['hand 1']?.row.flat().find((id) => tools.pack[id]?.face === face) as number;

test.each<[string, string, (match: Match) => NonNullable<Move['words']>[number]]>([
  [
    'a card exchanged with one of the row',
    'no-take',
    (m) => [{ play: hand(m, 'G'), on: ['row 1', 0], take: true }, keep(1), keep(2), keep(3), keep(4)],
  ],
  [
    'every letter covered, by duplicates too',
    'none-kept',
    (m) => ['G', 'R', 'A', 'T', 'E'].map((face, at) => ({ play: hand(m, face), on: ['row 1', at] as const })),
  ],
  ['a word from the hand alone', 'no-fresh', (m) => ['G', 'R', 'A', 'T', 'E'].map((face) => ({ play: hand(m, face) }))],
])('%s', async (_what, code, slots) => {
  const cards = 'CRATENNNNN GRATEOOOOO';
  const match = play(await open(fiveToFive, { words: 'CRATE GRATE', cards }), '0: play CRATE');
  expect(tryMove(match, 1, { kind: 'play', words: [slots(match)] })).toBe(code);
});

test.each([
  [2, 'scored', 6],
  [2, 'knockout', 0],
  [1, 'scored', 0],
])('with %s at the table, %s, a word promises %s points', async (seats, scoring, points) => {
  const match = await open(fiveToFive, { seats, options: { scoring }, words: 'CRATE', cards: 'CRATENNNNNOOOOOOOOOO' });
  const view = viewOf(match.last.state, 0);
  const [move] = fiveToFive.moves['play']?.candidates(view, match.tools) ?? [];
  expect(fiveToFive.moves['play']?.points?.(view, move as Move, match.tools)).toBe(points);
});

test('alone there is nobody to challenge, so such a table does not open', async () => {
  const given = { seats: 1, words: 'CRATE', cards: 'CRATENNNNN', options: { checking: 'challenge' } };
  await expect(open(fiveToFive, given)).rejects.toThrow('nobody to challenge');
});

test.each([0, 5])('a table for %s does not open', async (seats) => {
  await expect(open(fiveToFive, { seats, words: 'CRATE', cards: 'CRATENNNNN'.repeat(5) })).rejects.toThrow('1 to 4');
});

test('alone only who has used up all cards wins', async () => {
  const given = { seats: 1, words: 'CRATE SIGHT', cards: 'CRATESIGHT' };
  const match = play(await open(fiveToFive, given), '0: play CRATE');
  expect(play(match, '0: pass').last.state.result).toMatchObject({ winners: [] });
});
