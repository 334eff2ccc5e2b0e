import { actToy, handOf, openToy } from '@deckle/testkit/toy-table';
import { describe, expect, test } from 'vitest';
import { expiredInput } from './clock.ts';
import type { State } from './types.ts';
import { askFor, eventFor, sees, viewOf } from './view.ts';

const { state } = openToy({ seats: 3 }).last;

test.each([
  ['all', null, 'everybody'],
  ['all', 1, 'everybody'],
  ['owner', 1, '1'],
  ['owner', null, ''],
  ['none', 1, ''],
  ['none', null, ''],
] as const)('a zone of sight %s owned by %s is seen by %s', (sight, owner, seers) => {
  const seats = [null, 0, 1, 2].filter((seat) => sees(seat, { owner, sight }));
  expect(seats.length === 4 ? 'everybody' : seats.join()).toBe(seers);
});

describe('a view', () => {
  test.each([
    [0, ['table', 'hand 0']],
    [1, ['table', 'hand 1']],
    [null, ['table']],
  ] as const)('of seat %s shows the cards of %j and counts the others', (seat, shown) => {
    const { zones } = viewOf(state, seat);
    for (const [id, zone] of Object.entries(zones)) {
      const { owner, sight, row } = state.zones[id] as State['zones'][string];
      expect(zone).toEqual({ owner, sight, count: row.length, row: shown.includes(id as never) ? row : null });
    }
    expect(Object.keys(zones)).toEqual(Object.keys(state.zones));
  });

  test('names what goes in: nothing the state may hold besides', () => {
    const view = viewOf({ ...state, secret: 'x' } as State, 0);
    expect(Object.keys(view).sort()).toEqual(
      'asks commitment later now options out own phase result scores seat seats seed shared zones'.split(' '),
    );
  });

  test('counts every card of a pile', () => {
    const [a = 0, b = 0, c = 0] = handOf(state, 1);
    const zones = { ...state.zones, 'hand 1': { owner: 1, sight: 'owner', row: [[a, b], [c]] } } as State['zones'];
    expect(viewOf({ ...state, zones }, 0).zones['hand 1']).toEqual({ owner: 1, sight: 'owner', count: 3, row: null });
  });

  test('tells a seat only its own', () => {
    const told = actToy(openToy(), [0, 'pass'], [1, 'pass'], [1, 'bid', 0]).last.state;
    const [card] = handOf(told, 1);
    expect([0, 1, null].map((seat) => viewOf(told, seat).own)).toEqual([
      { bid: null, laying: [] },
      { bid: card, laying: [] },
      null,
    ]);
  });

  test('tells only the seat itself what happens when its time is up', () => {
    const clocked = openToy({ options: { clock: 5 } }).last.state;
    const otherwise = [0, 1, null].map((seat) => viewOf(clocked, seat).asks[0]?.otherwise ?? null);
    expect(otherwise).toEqual([{ kind: 'pass' }, null, null]);
    expect(viewOf(clocked, 1).asks[0]?.until).toBe(5000);
  });

  test('keeps from all others that a seat is answered for early', () => {
    const { frames, ...clocked } = openToy({ options: { clock: 5 } }).last.state;
    const early = frames.map((frame) => ({ ...frame, asks: frame.asks.map((ask) => ({ ...ask, soon: 2000 })) }));
    const state = { ...clocked, frames: early };
    expect([0, 1, null].map((seat) => viewOf(state, seat).asks[0]?.soon ?? null)).toEqual([2000, null, null]);
    expect(expiredInput(state, 1999)).toBeNull();
    expect(expiredInput(state, 3000)).toEqual({ ask: 1, seat: 0, move: { kind: 'pass' }, at: 2000 });
  });

  test('shows the seed only with the result, its hash always', () => {
    const over = actToy(openToy(), [0, 'resign']).last.state;
    expect([viewOf(openToy().last.state, 0).seed, viewOf(over, 0).seed]).toEqual([null, 'toy']);
    expect(viewOf(over, null).commitment).toBe(viewOf(openToy().last.state, 1).commitment);
  });

  test('shows the top frame only', () => {
    const proposed = actToy(openToy({ options: { window: 'on' } }), [0, 'lay', 0]).last.state;
    expect(viewOf(proposed, 0).phase).toEqual({ then: 'window', data: { seat: 0 } });
    const over = actToy(openToy(), [0, 'resign']).last.state;
    expect([viewOf(over, 0).phase, viewOf(over, 0).asks]).toEqual([null, []]);
  });
});

describe('an event', () => {
  const moved = { kind: 'moved', from: 'a', to: 'b', cards: [4, 5] } as const;
  test.each([
    ['all', null, true],
    ['all', 2, true],
    [[1], 1, true],
    [[1], 0, false],
    [[1], null, false],
    [[], 0, false],
  ] as const)('seen by %j tells seat %s the cards: %s', (seen, seat, known) => {
    const told = { kind: 'moved', from: 'a', to: 'b', count: 2, cards: known ? [4, 5] : null };
    expect(eventFor({ ...moved, seen }, seat)).toEqual(told);
  });

  test('of another kind is for everybody', () => {
    const said = { kind: 'said', what: 'x', seat: 1, data: {} } as const;
    expect(eventFor(said, null)).toBe(said);
  });
});

test.each([
  [0, 'lay', true],
  [1, 'cheer', true],
  [0, 'cheer', false],
  [1, 'lay', false],
])('seat %i has an ask for %s: %s', (seat, kind, there) => {
  expect(askFor(viewOf(state, seat), seat, kind) !== null).toBe(there);
});
