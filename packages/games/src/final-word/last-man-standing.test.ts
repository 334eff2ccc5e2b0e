import { isRefusal, type Match, type Move, openMatch, type Setup, viewOf } from '@deckle/kernel';
import { buildGraph, openDictionary } from '@deckle/lexicon';
import { makeTools } from '@deckle/words';
import { expect, test } from 'vitest';
import { lastManStanding } from './last-man-standing.ts';
import { open, play, tryMove, tryPlay } from './testing.ts';

const board = { words: 'CAT TAR BAT', cards: 'CATRRRRRRR TABRNNNNNN EEE' };
const inHand = ({ last, tools }: Match, seat: number, face: string): number =>
  last.state.zones[`hand ${seat}`]?.row.flat().find((id) => tools.pack[id]?.face === face) as number;

test.each<[what: string, code: string, face: string, more: { take?: true }]>([
  ['covered by another letter', 'no-overlay', 'B', {}],
  ['duplicated', 'no-duplicate', 'T', {}],
  ['exchanged', 'no-take', 'B', { take: true }],
])('the carried card %s', async (_what, code, face, more) => {
  const match = play(await open(lastManStanding, board), '0: play CAT');
  const rest = ['A', 'R'].map((letter) => ({ play: inHand(match, 1, letter) }));
  const words = [[{ play: inHand(match, 1, face), on: ['row 1', 0] as const, ...more }, ...rest]];
  expect(tryMove(match, 1, { kind: 'play', words })).toBe(code);
});

test('with cards of several letters a word still needs two cards from the hand', async () => {
  const deck = ['T', 'O', 'EN'].map((face) => ({ face, points: 1, count: 8 }));
  const stack = { deck: 'T O T O O O O O O O T T T T T T EN EN EN EN'.split(' ') };
  const setup: Setup = { seats: 2, options: {}, seed: 'test', deck, stack };
  const dictionary = await openDictionary({ name: 'test', list: buildGraph(['TEN', 'TENT', 'TOT']) });
  const match = openMatch(lastManStanding, setup, makeTools(lastManStanding, setup, dictionary), dictionary.hash);
  if (isRefusal(match)) throw new Error(match.rule);
  const laid = play(match, '0: play TOT');
  expect(tryPlay(laid, '1: play TEN')).toBe('too-few-cards');
  expect(play(laid, '1: play TENT').last.state.scores[1]).toBe(3);
});

test('alone there is nobody to challenge', async () => {
  const alone = { ...board, seats: 1, options: { checking: 'challenge' } };
  await expect(open(lastManStanding, alone)).rejects.toThrow('nobody to challenge');
});

test.each<[scoring: string, promised: number]>([
  ['knockout', 3],
  ['scored', 0],
])('%s: a dear letter to carry over is worth something to a bot only where it throws others out', async (...row) => {
  const [scoring, promised] = row;
  const match = await open(lastManStanding, { words: 'TAB', cards: 'TABRRRRRRR TACRNNNNNN', options: { scoring } });
  const view = viewOf(match.last.state, 0);
  const spec = lastManStanding.moves['play'];
  const [move] = spec?.candidates(view, match.tools) ?? [];
  expect(spec?.promise?.(view, move as Move, match.tools)).toBe(promised);
});
