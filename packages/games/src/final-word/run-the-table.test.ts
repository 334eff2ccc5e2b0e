import { viewOf } from '@deckle/kernel';
import { sayable } from '@deckle/words';
import { expect, test } from 'vitest';
import { runTheTable as game } from './run-the-table.ts';
import { open, play } from './testing.ts';

const WORDS = 'ATE TAX TAXES';
const CARDS = 'TAXESRIIII OOOOOOOOOO EEE';

test.each([
  ['table', 'TAX ATE TAXES'],
  ['turn', 'TAXES ATE'],
])('in the variation %s a bot thinks of %s, in this order', async (variation, words) => {
  const { last, tools } = await open(game, { words: WORDS, cards: CARDS, options: { variation } });
  const view = viewOf(last.state, 0);
  const found = [...(game.moves['play']?.candidates(view, tools) ?? [])];
  const texts = found.map((move) =>
    move.words?.[0]?.map((slot) => ('play' in slot ? tools.pack[slot.play]?.face : '')).join(''),
  );
  expect([...new Set(texts)].join(' ')).toBe(words);
});

test.each([
  ['table', '0: play ATE', 3],
  ['turn', '0: play TAXES', 8],
])('in the variation %s a run counts before the row is taken', async (variation, line, points) => {
  const match = await open(game, { words: WORDS, cards: CARDS, options: { variation } });
  const { state } = play(match, line).last;
  expect(state.scores).toEqual([0, 0]);
  expect([0, 1].map((seat) => game.standing?.(state, seat, match.tools))).toEqual([points, 0]);
});

test('in a run one is offered to stop, and not to pass, which is taken for the same', async () => {
  const match = await open(game, { words: WORDS, cards: CARDS });
  const offered = ({ last, tools }: typeof match): readonly string[] => sayable(game, viewOf(last.state, 0), tools);
  expect(offered(match)).toEqual(['play', 'trade', 'pass']);
  const run = play(match, '0: play ATE');
  expect(offered({ ...match, ...run })).toEqual(['play', 'stop']);
  expect(['stop', 'pass'].map((said) => play(match, '0: play ATE', `0: ${said}`).last.state.scores)).toEqual([
    [3, 0],
    [3, 0],
  ]);
});
