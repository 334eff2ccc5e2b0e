import { readFileSync } from 'node:fs';
import {
  expiredInput,
  type Input,
  isRefusal,
  type Match,
  type Move,
  openMatch,
  playInput,
  type Setup,
  undoInput,
  viewOf,
} from '@deckle/kernel';
import { buildGraph, openDictionary } from '@deckle/lexicon';
import { inputFor } from '@deckle/testkit';
import { makeTools, parseCommand, textsOf, type WordTools } from '@deckle/words';
import { describe, expect, test } from 'vitest';
import { handOf } from './types.ts';
import { wordical } from './wordical.ts';

const list = new URL('../../../../dictionaries/everyday.txt', import.meta.url);
/** One in eight everyday words, and some we need. */
const WORDS = readFileSync(list, 'utf8')
  .toUpperCase()
  .split('\n')
  .filter((word, at) => /^[A-Z]{2,15}$/.test(word) && at % 8 === 0)
  .concat('BE', 'BET', 'BLASTER', 'BLASTED', 'MY', 'TREE');
const dictionary = await openDictionary({ name: 'some', list: buildGraph([...new Set(WORDS)].sort()) });

interface Scene {
  readonly seats?: number;
  readonly hands?: string;
  readonly dice?: string;
  readonly options?: Setup['options'];
  readonly seed?: string;
  /** A deck of just these cards. */
  readonly deck?: string;
}

/** Opens a table; hands and dice are stacked where given. */
function open({ seats = 2, hands, dice, options = {}, seed = 'test', deck }: Scene): Match {
  const stack = {
    ...(hands === undefined ? {} : { deck: hands.replaceAll(' ', '').split('') }),
    ...(dice === undefined ? {} : { dice: dice.split(' ') }),
  };
  const own = deck?.split('').map((face) => ({ face, points: 1, count: 1 }));
  const setup = { seats, options, seed, stack, ...(own === undefined ? {} : { deck: own }) };
  const match = openMatch(wordical, setup, makeTools(wordical, setup, dictionary), dictionary.hash);
  if (isRefusal(match)) throw new Error(match.rule);
  return match;
}

/** One act: seat, command and, in seconds, when. */
type Act = readonly [seat: number, command: string, at?: number];

function act(match: Match, ...acts: readonly Act[]): Match {
  return acts.reduce((now, [seat, command, at]) => {
    const { state } = now.last;
    const move = parseCommand(wordical, viewOf(state, seat), command, now.tools);
    const next = isRefusal(move) ? move : playInput(now, inputFor(state, seat, move, at && at * 1000));
    if (isRefusal(next)) throw new Error(`${seat}: ${command}: ${next.rule}`);
    return next;
  }, match);
}

const resultOf = ({ last }: Match) => [last.state.result?.reason ?? 'goes on', ...last.state.scores];

describe('the end', () => {
  test('the deck and a hand are used up: cards left are subtracted', () => {
    const match = open({ deck: 'BLSTRNNNNN', hands: 'BLSTR', dice: 'A E' });
    expect(resultOf(act(match, [0, 'play BLASTER']))).toEqual(['the deck and a hand are used up', 20, 1 - 5]);
  });

  test('not everybody has a card to begin with', () => {
    const match = open({ seats: 3, deck: 'BLSTRBLSTDNNNNNT', hands: 'BLSTR BLSTD NNNNN', dice: 'A E' });
    const after = act(match, [1, 'play BLASTED'], [0, 'play BLASTER']);
    expect(resultOf(after)).toEqual(['somebody has no card to begin a round', 17, 20 - 1, 1 - 5]);
  });

  test('a deck that is used up ends nothing while everybody has cards', () => {
    const match = open({ deck: 'BLSTRNNNNN', hands: 'BLSTR', dice: 'A E E E' });
    expect(resultOf(act(match, [0, 'play BE']))).toEqual(['goes on', 2, 1]);
    expect(act(match, [0, 'play BE']).last.state.zones['hand 0']?.row).toHaveLength(4);
  });
});

describe('the end without words', () => {
  const passes = (count: number): readonly Act[] => Array.from({ length: count }, () => [0, 'pass'] as const);

  test.each([
    ['ten rounds while there is a deck', {}, 10],
    ['three rounds when it is used up', { deck: 'BLSTRNNNNN' }, 3],
  ])('%s', (_what, scene, rounds) => {
    expect(resultOf(act(open(scene), ...passes(rounds - 1)))[0]).toBe('goes on');
    expect(resultOf(act(open(scene), ...passes(rounds)))[0]).toBe(`nobody has laid a word for ${rounds} rounds`);
  });

  test('a word in between starts the count again', () => {
    const match = open({ deck: 'BLSTRNNNNN', hands: 'BLSTR', dice: 'A E A E A E' });
    const after = act(match, ...passes(2), [0, 'play BE'], ...passes(2));
    expect(resultOf(after)[0]).toBe('goes on');
    expect(resultOf(act(after, ...passes(1)))[0]).toBe('nobody has laid a word for 3 rounds');
  });
});

test('a word that is challenged away was laid all the same: its cards are gone', () => {
  const options = { checking: 'challenge' };
  const match = open({ deck: 'BLSTRNNNNN', hands: 'BLSTR', dice: 'A E A E A E', options });
  const after = act(match, [0, 'pass'], [0, 'pass'], [0, 'play LEB'], [1, 'challenge LEB']);
  expect(resultOf(after)[0]).toBe('goes on');
});

test.each<[what: string, checking: string, acts: readonly Act[]]>([
  [
    'challenge',
    'challenge',
    [
      [0, 'play LEB'],
      [1, 'challenge LEB'],
    ],
  ],
  [
    'vote',
    'vote',
    [
      [0, 'play LEB'],
      [1, 'reject'],
    ],
  ],
])('after a %s nothing of it is left open', (_what, checking, acts) => {
  const match = open({ hands: 'BLSTRNNNNN', dice: 'A E A E', options: { checking } });
  expect(act(match, ...acts).last.state.frames.map(({ then }) => then)).toEqual(['raced']);
});

test('a starter who has left is followed by the next seat, if nobody laid a word', () => {
  const match = open({ seats: 3, hands: 'BTTRL BTTRL BTTRL', dice: 'E A E A' });
  const { state, events } = act(match, [0, 'resign'], [1, 'pass'], [2, 'pass']).last;
  expect(state.shared.starter).toBe(1);
  expect(events).toContainEqual({ kind: 'said', what: 'rolled', seat: 1, data: { dice: 'E and A' } });
});

describe('a table', () => {
  test.each<[seats: number, code: string, more: Partial<Setup>]>([
    [1, 'bad-seats', {}],
    [9, 'bad-seats', {}],
    [2, 'deck-too-small', { deck: [{ face: 'T', points: 1, count: 9 }] }],
    [2, 'bad-option', { options: { oneDevice: 'perhaps' } }],
    [2, 'bad-stack', { stack: { dice: ['Y'] } }],
  ])('of %i does not open: %s', (seats, code, more) => {
    const setup: Setup = { seats, options: {}, seed: 'x', ...more };
    expect(openMatch(wordical, setup, makeTools(wordical, setup, dictionary), 'x')).toMatchObject({ refused: code });
  });

  test('draws for the start, deals five each and rolls both dice', () => {
    const { last } = open({ seats: 8 });
    const { shared, zones } = last.state;
    expect(last.events).toContainEqual({ kind: 'said', what: 'starts', seat: shared.starter, data: {} });
    expect(shared.racers[0]).toBe(shared.starter);
    expect(shared.dice).toHaveLength(2);
    expect(Object.keys(zones).map((zone) => zones[zone]?.row.length)).toEqual([
      0,
      68,
      0,
      ...Array.from({ length: 16 }, (_, at) => (at % 2 === 0 ? 5 : 0)),
    ]);
  });
});

test('hosts and players are told that the time taken decides, in a race and on one device', () => {
  const timed = ({ last }: Match) => last.state.frames.at(-1)?.asks.map((ask) => ask.timed ?? false);
  expect(timed(open({}))).toEqual([true, true]);
  const one = open({ options: { oneDevice: 'yes' } });
  expect(timed(one)).toEqual([false]);
  expect(timed(act(one, [one.last.state.shared.starter, 'ready']))).toEqual([true]);
});

describe('a race', () => {
  const start = () => open({ seats: 3, hands: 'BTTRL BTTRL BTTRL', dice: 'E A' });

  test('cannot be taken back', () => {
    const match = act(start(), [0, 'play BET', 1]);
    expect(playInput(match, undoInput(match, 0, 2000))).toMatchObject({ refused: 'no-undo' });
    const passed = act(start(), [0, 'pass', 1]);
    expect(playInput(passed, undoInput(passed, 0, 2000))).toMatchObject({ refused: 'no-undo' });
  });

  test('is closed to words when the clock has run out', () => {
    const { state } = start().last;
    const move = parseCommand(wordical, viewOf(state, 0), 'play BET', start().tools) as Move;
    expect(playInput(start(), inputFor(state, 0, move, 90_000))).toMatchObject({ refused: 'too-late' });
    expect(isRefusal(playInput(start(), inputFor(state, 0, move, 89_999)))).toBe(false);
  });

  test('the clock ends it for all at once', () => {
    const { state } = start().last;
    const ended = playInput(start(), expiredInput(state, 90_000) as Input) as Match;
    const said = ended.last.events.flatMap((event) => (event.kind === 'said' ? [`${event.seat} ${event.what}`] : []));
    expect(said).toEqual(['0 timeUp', '1 timeUp', '2 timeUp', '0 rolled']);
  });

  test('a Y card cannot be spared by a WILD', () => {
    const match = open({ hands: 'MYTRL', dice: 'E WILD' });
    const [m, y] = handOf(match.last.state, 0) as [number, number];
    const free = { kind: 'play', words: [[{ play: m }, { free: 'Y' }]] };
    const card = { kind: 'play', words: [[{ play: m }, { play: y }]] };
    expect(playInput(match, inputFor(match.last.state, 0, free))).toMatchObject({ refused: 'card-first', detail: 'Y' });
    expect(playInput(match, inputFor(match.last.state, 0, card))).toMatchObject({ refused: 'no-die' });
  });
});

describe('on one device', () => {
  const start = () => open({ seats: 3, hands: 'BTTRL BTTRL BTTRL', dice: 'E A', options: { oneDevice: 'yes' } });
  const seen = (match: Match, seat: number) => {
    const { shared, own, zones } = viewOf(match.last.state, seat);
    return { dice: shared.dice ?? own?.dice ?? null, laid: shared.laid, hand: zones['hand 0']?.count };
  };

  test('the roll is seen only by those whose time has come', () => {
    const match = act(start(), [0, 'ready'], [0, 'play BET', 5], [1, 'ready', 6]);
    expect([0, 1, 2].map((seat) => seen(match, seat).dice)).toEqual([['E', 'A'], ['E', 'A'], null]);
    expect(viewOf(match.last.state, null).shared.dice).toBeNull();
  });

  test('a word is unseen until all have played, then it lies there', () => {
    const two = act(start(), [0, 'ready'], [0, 'play BET', 5], [1, 'ready', 6], [1, 'play TREE', 10], [2, 'ready', 11]);
    const told = JSON.stringify([two.last.events, [1, 2, null].map((seat) => viewOf(two.last.state, seat).shared)]);
    expect(told).not.toContain('BET');
    expect(seen(two, 2)).toMatchObject({ laid: [], hand: 5 });
    const { events } = act(two, [2, 'pass', 12]).last;
    expect(events).toContainEqual({ kind: 'said', what: 'timeUsed', seat: 1, data: { seconds: '4.0' } });
    const said = events.flatMap((event) => (event.kind === 'said' ? [`${event.seat} ${event.what}`] : []));
    // Seat 2 took one second, seat 1 four, seat 0 five: it is last and its word is never shown.
    expect(said).toEqual(['2 played', '0 rolled', '2 timeUsed', '2 passed', '1 timeUsed', '1 laid', '0 last']);
  });
});

describe('candidates', () => {
  const rolls = ['A E', 'O O', 'I WILD', 'O WILD', 'WILD WILD'];
  const scenes = rolls.flatMap((dice) => ['a', 'b', 'c', 'd'].map((seed) => ({ dice, seed, seats: 3 })));
  const play = wordical.moves['play'];

  test.each(scenes)('$dice, deal $seed: every legal word once, best first, with its points', (scene) => {
    const match = open(scene);
    const [view, tools] = [viewOf(match.last.state, 0), match.tools as WordTools];
    const found = [...(play?.candidates(view, tools) ?? [])];
    const words = found.map((move) => textsOf(view, move, tools).join());
    const points = found.map((move) => play?.points?.(view, move, tools) ?? 0);
    expect(points).toEqual(points.toSorted((a, b) => b - a));
    const legal = [...new Set(WORDS)].filter((word) => [...(play?.spell?.(view, [word], tools) ?? [])].length > 0);
    expect(words.toSorted()).toEqual(legal.toSorted());
    expect(legal.length).toBeGreaterThan(0);
  });

  test('leave out what lies on the table, and the three points are gone with the first long word', () => {
    const match = open({ seats: 3, hands: 'BTTRL BTTRL BTTRL', dice: 'E A' });
    const best = (now: Match): readonly unknown[] => {
      const view = viewOf(now.last.state, 1);
      const [move] = play?.candidates(view, now.tools) ?? [];
      return [
        textsOf(view, move as Move, now.tools as WordTools).join(),
        play?.points?.(view, move as Move, now.tools),
      ];
    };
    const [word, points] = best(match) as [string, number];
    const after = act(match, [0, `play ${word}`]);
    expect(best(after)[0]).not.toBe(word);
    const view = viewOf(after.last.state, 1);
    const bet = parseCommand(wordical, view, 'play BET', after.tools) as Move;
    expect([points > 8, play?.points?.(view, bet, after.tools)]).toEqual([true, 5]);
  });
});
