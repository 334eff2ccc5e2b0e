import type { Card, Game, MoveSpec, View } from '@deckle/kernel';
import { buildGraph, openDictionary } from '@deckle/lexicon';
import { type Board, HAND_ONLY, layMove } from '@deckle/words';
import { expect, test } from 'vitest';
import { compose } from './compose.ts';

const pack: readonly Card[] = Array.from('CRECRTS').map((face, id) => ({ id, face, points: 1, marks: [] }));
const row = [[0], [1]];
const hand = [2, 3, 4, 5, 6];
const dictionary = await openDictionary({ name: 'test', list: buildGraph(['CREST']) });
const board: Board = {
  rules: { ...HAND_ONLY, moves: ['A'], minKept: 1, fresh: 'never' },
  rows: [{ zone: 'row', row }],
  hand,
};
const play = layMove({
  kind: 'play',
  syntax: ['play {words}'],
  words: [1, 2],
  board: () => board,
  points: () => 1,
  apply: () => {},
});
const game = { about: { aim: 'Make a word.' }, moves: { play: play as MoveSpec } } as unknown as Game;
/** In which cards go back, and others are taken from the table by their letters. */
const trading = {
  moves: {
    trade: { form: { cards: [1, 5] }, syntax: ['trade {cards}'], check: () => null },
    take: { form: { letters: [1, 5] }, syntax: ['take {letters}'], check: () => null, named: () => [1] },
  },
} as unknown as Game;
/** In which there are other things to say, but not now. */
const NOT_NOW = { crest: { syntax: ['crest'] }, ecr: { syntax: ['ecr'] } };
const talkative = { ...game, moves: { ...game.moves, ...NOT_NOW } } as unknown as Game;

function viewIn(of: Game, checking = 'referee', accepted: readonly string[] = []): View {
  return {
    seat: 0,
    seats: 2,
    asks: [{ id: 0, seat: 0, kinds: Object.keys(of.moves).filter((kind) => !(kind in NOT_NOW)), must: true }],
    options: { checking },
    shared: { accepted },
    zones: {
      row: { owner: null, sight: 'all', count: 2, row },
      'hand 0': { owner: 0, sight: 'owner', count: 5, row: hand.map((card) => [card]) },
    },
  } as unknown as View;
}

function says(
  text: string,
  pinned: readonly number[],
  checking = 'referee',
  accepted: readonly string[] = [],
  of = game,
) {
  const view = viewIn(of, checking, accepted);
  const pins = pinned.map((card, at) => ({ at, length: 1, card }));
  const { refusal, remark } = compose(of, view, { text, pins, way: 0 }, { pack, dictionary });
  return { refused: refusal?.refused ?? null, remark };
}

test.each([
  ['CREST', [], null],
  ['ECR', [], 'not-a-word'],
  ['ECR', [2, 3, 4], 'not-a-word'],
  ['CREST', [3], 'pinned'],
])('%s with the cards %j: %s', (text, pinned, refused) => {
  expect(says(text, pinned)).toEqual({ refused, remark: null });
});

test.each([
  ['vote', 'CREST', [], null],
  ['vote', 'ECR', [], 'ECR is not in the dictionary: the others will vote on it.'],
  ['vote', 'ECR', ['ECR'], null],
  ['challenge', 'ECR', [], null],
])('%s: of %s, where %j is accepted, it says %s', (checking, text, accepted, remark) => {
  expect(says(text, [], checking, accepted)).toEqual({ refused: null, remark });
});

test('where the cards of the row are what counts, nothing is scored by laying them', () => {
  const draft = { text: 'crest', way: 0, pins: [] } as const;
  const taken: Game = { ...game, worth: () => 'cards' };
  const tools = { pack, dictionary };
  expect([game, taken].map((each) => compose(each, viewIn(game), draft, tools).points)).toEqual([1, null]);
});

test('a word that is also something to say, but not now, is a word', () => {
  expect(says('crest', [], 'referee', [], talkative).refused).toBe(null);
  expect(says('ecr', [], 'referee', [], talkative).refused).not.toBe('not-a-word');
});

test.each([
  ['trade E S', [2, 6]],
  ['trade E', [2]],
  ['take R', [1]],
])('%s names the cards %j, as those of a word are known', (text, cards) => {
  const draft = { text, pins: [], way: 0 };
  expect(compose(trading, viewIn(trading), draft, { pack, dictionary })).toMatchObject({ refusal: null, cards });
});

test('what cannot be done, or is a word, names no cards besides', () => {
  const cardsFor = (text: string) =>
    compose(game, viewIn(game), { text, pins: [], way: 0 }, { pack, dictionary }).cards;
  expect([cardsFor('CREST'), cardsFor('trade E'), cardsFor('')]).toEqual([[], [], []]);
});

test.each([
  [[{ what: 'CREST', values: [1, 1, 1] }], null],
  [
    [
      { what: 'CREST', values: [1, 1] },
      { what: 'longest word', values: [5] },
    ],
    'CREST 1+1, longest word +5.',
  ],
])('how the points come about is told where the cards do not show it', (parts, told) => {
  const spec = { ...play, parts: () => parts } as MoveSpec;
  const counting = { ...game, moves: { play: spec } } as unknown as Game;
  const draft = { text: 'CREST', pins: [], way: 0 };
  expect(compose(counting, viewIn(counting), draft, { pack, dictionary }).parts).toBe(told);
});
