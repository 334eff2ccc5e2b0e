import { type Match, type Move, type Slot, viewOf } from '@deckle/kernel';
import { expect, test } from 'vitest';
import { open, play, tryMove } from './testing.ts';
import { turnover } from './turnover.ts';

/** CAT lies on the table; seat 1 holds A, B, S and has T turned. */
async function cat(): Promise<Match> {
  return play(await open(turnover, { words: 'CAT BAT CATS', cards: 'CARRRRRRRR ABSCOOOOOO TRRTEEEE' }), '0: play CAT');
}

function cardOf({ last, tools }: Match, face: string): number {
  const { zones } = last.state;
  const cards = [...(zones['hand 1']?.row.flat() ?? []), ...(zones['turned']?.row.flat() ?? [])];
  return cards.find((id) => tools.pack[id]?.face === face) as number;
}

const on = (index: number) => ({ on: ['row 1', index] as const });
const keep = (index: number): Slot => ({ keep: ['row 1', index] });

test.each<[what: string, code: string, slots: (card: (face: string) => number) => readonly Slot[]]>([
  [
    'every letter covered, by duplicates too',
    'none-kept',
    (card) => [
      { play: card('C'), ...on(0) },
      { play: card('A'), ...on(1) },
      { play: card('T'), ...on(2) },
    ],
  ],
  [
    'a card exchanged',
    'no-take',
    (card) => [{ play: card('B'), ...on(0), take: true }, keep(1), { play: card('T'), ...on(2) }],
  ],
])('%s', async (_what, code, slots) => {
  const match = await cat();
  const words = [slots((face) => cardOf(match, face))];
  expect(tryMove(match, 1, { kind: 'play', words })).toBe(code);
});

test('the turned card cannot be traded', async () => {
  const match = await cat();
  expect(tryMove(match, 1, { kind: 'trade', cards: [cardOf(match, 'T')] })).toBe('not-in-hand');
  expect(typeof tryMove(match, 1, { kind: 'trade', cards: [cardOf(match, 'B')] })).toBe('object');
});

test.each<[what: string, deck: string, promised: number]>([
  ['while the deck lasts', 'SEEEEE', 0],
  ['in the last turn', 'S', 5],
])('what laying a card saves: %s', async (_what, deck, promised) => {
  const match = await open(turnover, { words: 'COT', cards: `CATRRRRRRR COTEEEEEEE ${deck}` });
  const view = viewOf(play(match, '0: pass').last.state, 1);
  const spec = turnover.moves['play'];
  const [move] = spec?.spell?.(view, ['COTE'], match.tools) ?? [];
  expect(spec?.promise?.(view, move as Move, match.tools)).toBe(promised);
});
