import { readFileSync } from 'node:fs';
import { games } from '@deckle/games';
import { type Game, type Match, openStream, type View, viewOf } from '@deckle/kernel';
import { openDictionary, openLookup, unpackGraph, wordNumber } from '@deckle/lexicon';
import { playNext } from '@deckle/testkit';
import { textsOf, type WordTools } from '@deckle/words';
import { describe, expect, test } from 'vitest';
import { bluffsOf } from './bluff.ts';
import { adviserAt, LEVELS, levelNamed } from './level.ts';
import { type Player, seatPlayer } from './player.ts';
import { openWith, seated } from './testing.ts';
import { doubtsOf } from './trial.ts';
import { bestOf, isLegal, weigh } from './weigh.ts';

const read = (file: string): Uint8Array => readFileSync(new URL(`../../../dictionaries/${file}`, import.meta.url));
const wide = await unpackGraph(read('wide.dawg'));
const { sizeOf } = openLookup({
  rankOf: (word) => wordNumber(wide, word),
  commonness: read('commonness.bin'),
  bases: read('bases.bin'),
});
const dictionary = await openDictionary({ name: 'standard', list: read('standard.dawg'), sizeOf });
const open = openWith(dictionary);
const game = games[0] as Game;
const named = (name: string): Player => levelNamed(name) as Player;

/** The words somebody of this level lays at the first so many turns. */
function wordsLaid(level: string, turns: number, of = game): readonly string[] {
  let match = open(of);
  const players = seated(match, named(level));
  const laid: string[] = [];
  for (let turn = 0; turn < turns && match.last.state.result === null; turn++) {
    const next = playNext(match, players) as Match;
    const { input } = next.last;
    if (input?.move.words) laid.push(...textsOf(viewOf(match.last.state, input.seat), input.move, match.tools));
    match = next;
  }
  return laid;
}

test.each([
  ['sprout', 20],
  ['chum', 35],
  ['steady', 50],
])('%s lays no word nobody of its kind knows', (level, size) => {
  const sizes = wordsLaid(level, 30).map((word) => sizeOf(word) ?? 0);
  expect(sizes.length).toBeGreaterThan(8);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(size);
});

test.each(games)('in $name sprout lays no word it does not know', (each) => {
  const words = wordsLaid('sprout', 8, each);
  expect(words.length).toBeGreaterThan(0);
  expect(words.filter((word) => (sizeOf(word) ?? 0) > 20)).toEqual([]);
});

test('the gentler the level, the shorter its words', () => {
  const mean = (level: string): number => {
    const words = wordsLaid(level, 30);
    return words.reduce((sum, word) => sum + word.length, 0) / words.length;
  };
  expect(mean('sprout')).toBeLessThan(mean('steady'));
});

test('another seed plays another game, the same seed the same', () => {
  const match = open(game);
  const first = (seed: string) =>
    seatPlayer(named('sprout'), game, match.tools, seed)(viewOf(match.last.state, 0))?.move;
  const moves = ['a', 'b', 'c', 'd', 'e'].map(first);
  expect(['a', 'b', 'c', 'd', 'e'].map(first)).toEqual(moves);
  expect(new Set(moves.map((move) => JSON.stringify(move))).size).toBeGreaterThan(2);
});

test.each(LEVELS)('$name answers when its time is over, with what it has found so far', (level) => {
  const match = open(game);
  const asked = match.last.state.frames.at(-1)?.asks.find(({ must }) => must)?.seat as number;
  const view = viewOf(match.last.state, asked);
  let time = 0;
  const hurried = seatPlayer(level, game, match.tools, 's', () => (time += level.budget))(view);
  expect(hurried).not.toBeNull();
  expect(isLegal(hurried as NonNullable<typeof hurried>, view, game, match.tools)).toBe(true);
  expect(time).toBeLessThanOrEqual(3 * level.budget);
});

test.each([
  [['sprout'], 'table', 35],
  [['sprout', null, 'chum'], 'table', 50],
  [[null], 'table', 60],
  [['sage'], 'everyday', 35],
  [['keen', null], 'known', 50],
] as const)(
  'at a table of %j hints about %s words know those up to size %i, and never bluff',
  (levels, words, size) => {
    const match = open(game, { checking: 'challenge' });
    const asked = match.last.state.frames.at(-1)?.asks.find(({ must }) => must)?.seat as number;
    const view = viewOf(match.last.state, asked);
    const sizes = ['a', 'b', 'c', 'd'].flatMap((seed) => {
      const move = seatPlayer(adviserAt(levels, words), game, match.tools, seed)(view)?.move;
      return move === undefined ? [] : textsOf(view, move, match.tools).map((word) => sizeOf(word) ?? 99);
    });
    expect(sizes.length).toBeGreaterThan(0);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(size);
  },
);

test('whoever knows all words is told rare ones too, whoever sits at the table', () => {
  const match = open(game);
  const asked = match.last.state.frames.at(-1)?.asks.find(({ must }) => must)?.seat as number;
  const view = viewOf(match.last.state, asked);
  const rare = match.tools.dictionary;
  const tools = { ...match.tools, dictionary: { ...rare, sizeOf: () => 95 } };
  const toldIn = (words: 'table' | 'all') =>
    seatPlayer(adviserAt(['sprout'], words), game, tools, 's')(view)?.move.words;
  expect(toldIn('table')).toBeUndefined();
  expect(toldIn('all')).toBeDefined();
});

test('closed piles are all alike, so nobody thinks about them; what is taken is thought about', () => {
  const piles = games.find(({ id }) => id === 'positive-negative') as Game;
  const taking = open(piles);
  const playing = playNext(taking, seated(taking, named('keen'))) as Match;
  const isAtOnce = ({ last: { state }, tools }: Match): boolean => {
    const seat = state.frames.at(-1)?.asks.find(({ must }) => must)?.seat as number;
    const rng = openStream({ seed: 's', used: 0 });
    return named('keen').think(viewOf(state, seat), piles, tools, rng).next().done === true;
  };
  expect([taking, playing].map(isAtOnce)).toEqual([true, false]);
});

test('what is done without words is overlooked too, by the gentle levels', () => {
  const claiming = games.find(({ moves }) => moves['claim'] !== undefined) as Game;
  const match = open(claiming);
  const view = viewOf(match.last.state, match.last.state.frames.at(-1)?.asks[0]?.seat as number);
  const claims = (level: string): number => {
    const seeds = Array.from({ length: 30 }, (_, seed) => `${seed}`);
    const moves = seeds.map((seed) => seatPlayer(named(level), claiming, match.tools, seed)(view)?.move);
    return new Set(moves.map((move) => JSON.stringify(move))).size;
  };
  expect(claims('sprout')).toBeGreaterThan(claims('chum'));
  expect(claims('chum')).toBeGreaterThan(1);
  expect(claims('steady')).toBe(1);
});

test('a word that could be taken over is overlooked as a whole by the gentle levels, however many ways there are', () => {
  const stealing = games.find(({ moves }) => moves['steal'] !== undefined) as Game;
  let match = open(stealing);
  const players = seated(match, named('greedy'));
  const look = () => viewOf(match.last.state, match.last.state.frames.at(-1)?.asks[0]?.seat as number);
  const waysIn = (view: View) => weigh(view, stealing, match.tools, 60).filter(({ move }) => move.kind === 'steal');
  const isBest = (view: View) => bestOf(weigh(view, stealing, match.tools, 60), view, stealing, match.tools)?.move.kind;
  while (isBest(look()) !== 'steal' || waysIn(look()).length < 10) match = playNext(match, players) as Match;
  const steals = (level: string): number =>
    Array.from(
      { length: 40 },
      (_, seed) => seatPlayer(named(level), stealing, match.tools, `${seed}`)(look())?.move.kind,
    ).filter((kind) => kind === 'steal').length;
  expect(steals('sprout')).toBeLessThan(steals('chum'));
  expect(steals('chum')).toBeLessThan(36);
  expect(steals('steady')).toBe(40);
});

describe('a standing word is disputed by what a level knows, not by the list', () => {
  const disputed = games.find(({ moves }) => moves['dispute'] !== undefined) as Game;
  let match = open(disputed, { checking: 'challenge' });
  const players = seated(match, named('greedy'));
  while (match.last.state.shared.holder === null) match = playNext(match, players) as Match;
  const { state } = match.last;
  const other = state.frames.at(-1)?.asks.find(({ seat }) => seat !== state.shared.holder)?.seat as number;
  const seen = viewOf(state, other);
  const disputes = (level: string, word: string, seeds = 60): number => {
    const laid = state.shared.laid.map((each: object) => ({ ...each, word }));
    const view = { ...seen, shared: { ...seen.shared, laid } };
    return Array.from(
      { length: seeds },
      (_, seed) => seatPlayer(named(level), disputed, match.tools, `${seed}`)(view)?.move.kind,
    ).filter((kind) => kind === 'dispute').length;
  };

  test('sprout seldom notices a false word, sage always does', () => {
    expect(disputes('sprout', 'ZZZZ')).toBeGreaterThan(0);
    expect(disputes('sprout', 'ZZZZ')).toBeLessThan(30);
    expect(disputes('sage', 'ZZZZ', 3)).toBe(3);
  });

  test('sprout takes a strange word for false now and then, and never a known one', () => {
    expect(disputes('sprout', 'QUERNS')).toBeGreaterThan(0);
    expect(disputes('sprout', 'QUERNS')).toBeLessThan(20);
    expect(disputes('sprout', 'THE')).toBe(0);
  });
});

describe('where words are challenged', () => {
  const challenged = open(game, { checking: 'challenge' });
  const asked = challenged.last.state.frames.at(-1)?.asks.find(({ must }) => must)?.seat as number;
  const view = viewOf(challenged.last.state, asked);
  const tools: WordTools = challenged.tools;

  test('a bluff is allowed, sounds like a word and is none', () => {
    const bluffs = bluffsOf(weigh(view, game, tools, 60), view, game, tools);
    expect(bluffs.length).toBeGreaterThan(0);
    for (const bluff of bluffs) {
      expect(isLegal(bluff, view, game, tools)).toBe(true);
      expect(textsOf(view, bluff.move, tools).some((word) => !dictionary.has(word))).toBe(true);
    }
  });

  test.each([
    ['chum', 2, 12],
    ['steady', 2, 10],
  ])('%s bluffs now and then', (level, least, most) => {
    const laid = Array.from({ length: 100 }, (_, seed) => seatPlayer(named(level), game, tools, `${seed}`)(view)?.move);
    const texts = laid.flatMap((move) => (move?.words === undefined ? [] : textsOf(view, move, tools)));
    const bluffs = texts.filter((word) => !dictionary.has(word)).length;
    expect(bluffs).toBeGreaterThanOrEqual(least);
    expect(bluffs).toBeLessThanOrEqual(most);
  });

  test('nobody bluffs a referee', () => {
    const referee = { ...view, options: { ...view.options, checking: 'referee' } };
    expect(bluffsOf(weigh(view, game, tools, 60), referee, game, tools)).toEqual([]);
  });

  test.each([
    ['a false word is noticed', { caught: 100, mistaken: 0 }, 'ZZZ', true],
    ['a false word is not noticed', { caught: 0, mistaken: 100 }, 'ZZZ', false],
    ['a strange word is taken for false', { caught: 0, mistaken: 100 }, 'QUERNS', true],
    ['a strange word is let pass', { caught: 100, mistaken: 0 }, 'QUERNS', false],
    ['a known word is never doubted', { caught: 100, mistaken: 100 }, 'THE', false],
  ])('%s', (_what, senses, word, isDoubted) => {
    const doubts = doubtsOf(senses, 35, openStream({ seed: 's', used: 0 }));
    expect(
      doubts({ ...view, shared: { ...view.shared, pending: { words: [word] } } }, { kind: 'challenge' }, tools),
    ).toBe(isDoubted);
  });
});

test.each([
  ['steps are taken to be as long as the longest', [50, 20, 20, 20], 90],
  ['before there is one, as half the first look', [70, 40], 70],
])('who thinks begins no step that would end after the time: %s', (_what, steps, end) => {
  let time = 0;
  const slow: Player = {
    ...named('keen'),
    budget: 100,
    *think() {
      for (const step of steps) {
        time += step;
        yield null;
      }
      return null;
    },
  };
  const match = open(game);
  seatPlayer(slow, game, match.tools, 's', () => time)(viewOf(match.last.state, 0));
  expect(time).toBe(end);
});
