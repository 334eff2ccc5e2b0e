import type { Fresh, HappeningSeen, MatchSeen, TableSeen } from '@deckle/host';
import { expect, test } from 'vitest';
import { gather, NOTHING_GATHERED } from './gathered.ts';

const table = { chairs: [{ isHere: true }, { isHere: false }] } as unknown as TableSeen;
const at = (number: number): HappeningSeen => ({ number, events: [], takesBack: null });
const fresh = (number: number, after: number, happenings: readonly HappeningSeen[]): Fresh => ({
  is: 'fresh',
  number,
  after,
  table,
  match: null,
  happenings,
  said: [{ seat: 0, text: 'Hello!' }],
});
const numbers = (known: typeof NOTHING_GATHERED): readonly number[] => known.happenings.map(({ number }) => number);

test('who comes first gets all there is, then one thing after the other', () => {
  const first = gather(NOTHING_GATHERED, fresh(4, 0, [at(-1), at(0)]));
  expect([first.number, first.here, numbers(first)]).toEqual([4, [true, false], [-1, 0]]);
  const then = gather(first, { is: 'happened', number: 5, happening: at(1) });
  const said = gather(then, { is: 'happened', number: 6, said: { seat: 1, text: 'Oh no!' } });
  expect([said.number, numbers(said), said.said.map(({ text }) => text)]).toEqual([
    6,
    [-1, 0, 1],
    ['Hello!', 'Oh no!'],
  ]);
  expect(gather(said, { is: 'presence', here: [true, true], watchers: 2 })).toMatchObject({
    here: [true, true],
    watchers: 2,
    number: 6,
  });
});

test('who comes back gets what was missed, and nothing twice', () => {
  const known = gather(NOTHING_GATHERED, fresh(5, 0, [at(-1), at(0), at(1)]));
  // Of five entries missed two were moves: the server tells the last five moves.
  expect(numbers(gather(known, fresh(10, 5, [at(-1), at(0), at(1), at(2), at(3)])))).toEqual([-1, 0, 1, 2, 3]);
  expect(numbers(gather(known, fresh(6, 5, [at(2)])))).toEqual([-1, 0, 1, 2]);
  expect(numbers(gather(known, fresh(5, 5, [])))).toEqual([-1, 0, 1]);
  // A server that has forgotten how it was tells everything.
  expect(numbers(gather(known, fresh(3, 0, [at(-1)])))).toEqual([-1]);
});

test('after a move the view is as before but for what has changed; what was taken back is told as a whole', () => {
  const hand = { owner: 0, count: 1, row: [[7]] };
  const view = { seat: 0, scores: [0, 0], zones: { hand, deck: { count: 9 } }, shared: { turn: 0, lap: 1 } };
  const match = { view, now: 1, canUndo: false, tried: [] } as unknown as MatchSeen;
  const first = gather(NOTHING_GATHERED, { ...fresh(4, 0, [at(-1)]), match });
  const change = {
    view: { scores: [3, 0], zones: { deck: { count: 8 } }, shared: { turn: 1 } },
    now: 5,
    canUndo: true,
  };
  const told = { is: 'happened', number: 5, happening: at(0), change: { ...change, tried: ['EARTH'] } };
  const moved = gather(first, told as unknown as Parameters<typeof gather>[1]);
  expect(moved.match).toEqual({
    view: { seat: 0, scores: [3, 0], zones: { hand, deck: { count: 8 } }, shared: { turn: 1, lap: 1 } },
    now: 5,
    canUndo: true,
    tried: ['EARTH'],
  });
  expect(gather(moved, { is: 'happened', number: 6, said: { seat: 1, text: 'Oh no!' } }).match).toBe(moved.match);
  expect(gather(moved, { is: 'happened', number: 6, happening: at(1), match }).match).toBe(match);
});
