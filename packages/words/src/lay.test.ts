import { type Move, refuse, type View } from '@deckle/kernel';
import { describe, expect, test } from 'vitest';
import { isGood, judge } from './judge.ts';
import { editDistance, nearestPlay } from './nearest.ts';
import { parseCommand, textsOf } from './command.ts';
import type { WordRules } from './rules.ts';
import { lay, openWords, sit, slotsOf } from './testing.ts';

const CHANGE: Partial<WordRules> = { minKept: 1, fresh: 'emptyBoard', moves: ['A', 'O'] };
const dictionary = await openWords('CAT', 'CATS', 'CUT', 'CUTS', 'COT');
const laid = lay(CHANGE, ['CAT'], 'SUX');
const tools = { pack: laid.pack, dictionary };
const { game, view } = sit(laid, ['play']);
const play = game.moves['play'];
const moveOf = (words: string): Move => ({ kind: 'play', words: slotsOf(laid, words) });

test.each([
  ['k0 k1 k2 S', null],
  ['k0 k1 k2 X', 'not-a-word'],
  ['k1 k0 k2 S', 'order'],
])('check of %s', (words, code) => {
  expect(play?.check(view, moveOf(words), tools)?.refused ?? null).toBe(code);
});

test('points are of what is seen, none of what cannot be laid', () => {
  expect(play?.points?.(view, moveOf('k0 k1 k2 S'), tools)).toBe(5);
  expect(play?.points?.(view, moveOf('k1 k0 k2 S'), tools)).toBe(0);
});

test('what was checked is read once; another view, move or other tools are read anew', () => {
  let reads = 0;
  const counted = sit(laid, ['play'], {
    also() {
      reads++;
      return null;
    },
  });
  const check = (seen: View, move: Move, by = tools): unknown => counted.game.moves['play']?.check(seen, move, by);
  const move = moveOf('k0 k1 k2 S');
  check(counted.view, move);
  check(counted.view, move);
  expect(reads).toBe(1);
  check({ ...counted.view }, move);
  check({ ...counted.view }, moveOf('k0 k1 k2 S'));
  check(counted.view, move);
  check(counted.view, move, { ...tools });
  expect(reads).toBe(5);
});

test('every candidate passes the check', () => {
  const moves = [...(play?.candidates(view, tools) ?? [])];
  expect(moves.map((move) => textsOf(view, move, tools).join())).toEqual(['CATS', 'CUTS', 'CUT']);
  expect(moves.map((move) => play?.check(view, move, tools))).toEqual([null, null, null]);
});

describe("a game's own rule", () => {
  const noS = sit(laid, ['play'], {
    also: (_view, { words }) => (words[0]?.text.includes('S') ? refuse('no-s', 'No S today.') : null),
  });
  test('holds for candidates, spelling, checks and reasons', () => {
    const own = noS.game.moves['play'];
    expect([...(own?.candidates(noS.view, tools) ?? [])].map((move) => textsOf(view, move, tools).join())).toEqual([
      'CUT',
    ]);
    expect(own?.check(noS.view, moveOf('k0 k1 k2 S'), tools)?.refused).toBe('no-s');
    expect(parseCommand(noS.game, noS.view, 'CATS', tools)).toMatchObject({ refused: 'no-s' });
  });
  test('one word at a time', () => {
    const one = sit(lay({}, [], 'CATCUT'), ['play'], { words: [1, 1] });
    expect(
      parseCommand(one.game, one.view, 'play CAT + CUT', { pack: lay({}, [], 'CATCUT').pack, dictionary }),
    ).toMatchObject({ refused: 'too-many-words', detail: 1 });
  });
});

test.each([
  ['CATS', 'CATS', 0],
  ['', 'CAT', 3],
  ['CAT', 'CUTS', 2],
  ['KITTEN', 'SITTING', 3],
])('from %s to %s', (a, b, distance) => {
  expect(editDistance(a, b)).toBe(distance);
  expect(editDistance(b, a)).toBe(distance);
});

test.each([
  ['cutz', 'CUTS'],
  ['CATTY', 'CATS'],
  ['CT', 'CUT'],
  ['play cutz', 'CUTS'],
  ['play CUTZ + CATTZ #4', 'CATS'],
  ['undo', null],
  ['undo that', null],
  ['resign', null],
  ['Resign now', null],
  ['trade CUT', null],
  ['pass CUT', null],
  ['pluck CUT from 1', null],
  ['', null],
])('nearest to %s is %s', (said, nearest) => {
  const { view: all } = sit(laid, ['play', 'trade', 'pass', 'pluck']);
  const move = nearestPlay(game, all, said, tools);
  expect(move && textsOf(view, move, tools).join()).toBe(nearest);
});

test('nothing is nearest where nothing can be laid', () => {
  expect(nearestPlay(game, { ...view, asks: [] }, 'CAT', tools)).toBeNull();
  expect(nearestPlay(game, { ...view, seat: null }, 'CAT', tools)).toBeNull();
});

describe('the judge', () => {
  test.each([
    ['referee', ['CAT'], [], null],
    ['referee', ['CAT', 'XQ', 'QX'], [], 'XQ'],
    ['referee', ['XQ'], ['XQ'], null],
    ['challenge', ['XQ'], [], null],
    ['vote', ['XQ'], [], null],
  ] as const)('%s %s', (checking, words, accepted, bad) => {
    expect(judge(checking, words, { accepted }, tools)?.detail ?? null).toBe(bad);
  });
  test('a word is good by the list or by the table', () => {
    expect(['CAT', 'XQ', 'QX'].map((word) => isGood(word, { accepted: ['XQ'] }, tools))).toEqual([true, true, false]);
  });
});
