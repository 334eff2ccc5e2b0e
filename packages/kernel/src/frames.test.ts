import { actToy, type Act, handOf, openToy } from '@deckle/testkit/toy-table';
import { describe, expect, test } from 'vitest';
import type { State } from './types.ts';

/** Who is asked what: "0 lay/pass, 1 cheer?" with ? where no answer is needed. */
const asked = ({ frames }: State): string =>
  (frames.at(-1)?.asks ?? []).map(({ seat, kinds, must }) => `${seat} ${kinds.join('/')}${must ? '' : '?'}`).join(', ');

const open = (seats: number, options = {}) => openToy({ seats, options: { laps: 1, ...options } });
const passes: readonly Act[] = [
  [0, 'pass'],
  [1, 'pass'],
];
const bids: readonly Act[] = [...passes, [0, 'bid', 0], [1, 'bid', 0]];

describe('one mechanism of asks and frames', () => {
  test.each<[what: string, seats: number, options: object, acts: readonly Act[], then: string]>([
    ['a turn asks one seat', 2, {}, [], '0 lay/pass, 1 cheer?'],
    ['the next turn asks the next', 2, {}, [[0, 'pass']], '1 lay/pass, 0 cheer?'],
    [
      'a may ask stays open',
      2,
      {},
      [
        [1, 'cheer'],
        [1, 'cheer'],
      ],
      '0 lay/pass, 1 cheer?',
    ],
    [
      'a may ask goes with its frame',
      2,
      {},
      [
        [1, 'cheer'],
        [0, 'lay', 0],
      ],
      '1 lay/pass, 0 cheer?',
    ],
    ['an interrupt lies on top', 3, { window: 'on' }, [[0, 'lay', 0]], '1 allow/object, 2 allow/object'],
    [
      'its asks go one by one',
      3,
      { window: 'on' },
      [
        [0, 'lay', 0],
        [2, 'allow'],
      ],
      '1 allow/object',
    ],
    [
      'then what lay below goes on',
      3,
      { window: 'on' },
      [
        [0, 'lay', 0],
        [2, 'allow'],
        [1, 'allow'],
      ],
      '1 lay/pass, 0 cheer?, 2 cheer?',
    ],
    [
      'abort drops it at once',
      3,
      { window: 'on' },
      [
        [0, 'lay', 0],
        [2, 'object'],
      ],
      '1 lay/pass, 0 cheer?, 2 cheer?',
    ],
    ['secret answers are asked of all', 2, {}, passes, '0 bid, 1 bid'],
    ['and come in any order', 2, {}, [...passes, [1, 'bid', 0]], '0 bid'],
    ['a race asks all', 2, {}, bids, '0 grab/skip, 1 grab/skip'],
    ['who skips is out of the race', 2, {}, [...bids, [0, 'skip']], '1 grab/skip'],
    ['close ends the race', 2, { laps: 2 }, [...bids, [1, 'grab']], '0 lay/pass, 1 cheer?'],
    ['the last answer ends it as well', 2, { laps: 2 }, [...bids, [0, 'skip'], [1, 'skip']], '0 lay/pass, 1 cheer?'],
    ['resigning passes the turn', 3, {}, [[0, 'resign']], '1 lay/pass, 2 cheer?'],
    ['resigning out of turn drops a may ask', 3, {}, [[1, 'resign']], '0 lay/pass, 2 cheer?'],
    [
      'resigning counts as an answer',
      3,
      { window: 'on' },
      [
        [0, 'lay', 0],
        [1, 'resign'],
        [2, 'allow'],
      ],
      '2 lay/pass, 0 cheer?',
    ],
    [
      'the last to be waited for resigns',
      3,
      { window: 'on' },
      [
        [0, 'lay', 0],
        [1, 'allow'],
        [2, 'resign'],
      ],
      '1 lay/pass, 0 cheer?',
    ],
    [
      'resigning below an interrupt',
      3,
      { window: 'on' },
      [
        [0, 'lay', 0],
        [0, 'resign'],
        [1, 'allow'],
        [2, 'allow'],
      ],
      '1 lay/pass, 2 cheer?',
    ],
    ['nobody is asked after the end', 2, {}, [...bids, [1, 'grab']], ''],
  ])('%s', (_what, seats, options, acts, then) => {
    expect(asked(actToy(open(seats, options), ...acts).last.state)).toBe(then);
  });

  test('what was proposed is done when the window closes, and not when it is aborted', () => {
    const proposed = actToy(open(3, { window: 'on' }), [0, 'lay', 0], [1, 'allow']);
    const [card] = handOf(proposed.last.state, 0);
    expect(proposed.last.state.zones['table']?.row).toEqual([]);
    expect(actToy(proposed, [2, 'allow']).last.state.zones['table']?.row).toEqual([[card]]);
    expect(actToy(proposed, [2, 'object']).last.state.zones['table']?.row).toEqual([]);
  });

  test('no number of an ask is given twice', () => {
    const match = actToy(
      open(3, { window: 'on' }),
      [0, 'lay', 0],
      [1, 'allow'],
      [2, 'allow'],
      [1, 'pass'],
      [2, 'pass'],
    );
    const seen: number[] = [];
    for (let at: typeof match.last | null = match.last; at !== null; at = at.before) {
      const ids = at.state.frames.flatMap(({ asks }) => asks.map(({ id }) => id));
      expect(new Set(ids).size).toBe(ids.length);
      seen.push(at.state.nextAsk);
    }
    expect(seen).toEqual([...seen].sort((a, b) => b - a));
  });

  test.each<[number, readonly Act[], readonly number[] | null]>([
    [2, [[0, 'resign']], [1]],
    [1, [[0, 'resign']], []],
    [
      3,
      [
        [2, 'resign'],
        [0, 'resign'],
      ],
      [1],
    ],
    [3, [[2, 'resign']], null],
  ])('of %i seats, after %j the winners are %j', (seats, acts, winners) => {
    expect(actToy(open(seats), ...acts).last.state.result?.winners ?? null).toEqual(winners);
  });
});

test('a whole game comes through JSON at every step and goes on from there', () => {
  const acts: readonly Act[] = [
    [0, 'lay', 1],
    [1, 'allow'],
    [1, 'lay', 2],
    [0, 'object'],
    [1, 'bid', 0],
    [0, 'bid', 2],
    [1, 'grab'],
  ];
  const straight = actToy(open(2, { window: 'on', clock: 9 }), ...acts);
  let match = open(2, { window: 'on', clock: 9 });
  for (const act of acts) {
    const state = JSON.parse(JSON.stringify(match.last.state)) as State;
    expect(state).toEqual(match.last.state);
    match = actToy({ ...match, last: { ...match.last, state } }, act);
  }
  expect(match.last.state).toEqual(straight.last.state);
  expect(match.last.state.result).not.toBeNull();
});
