import type { Player } from '@deckle/host';
import { openMatch } from '@deckle/kernel';
import { toy } from '@deckle/testkit';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openRoom, type Room } from './room.ts';

const pack = Array.from({ length: 40 }, (_, id) => ({ id, face: 'A', points: 1, marks: [] }));
const LEAST = 150;

/** Answers at once. */
const passing: Player = (view) => {
  const ask = view.asks.find(({ seat, kinds }) => seat === view.seat && kinds.includes('pass'));
  return ask === undefined ? null : { ask: ask.id, move: { kind: 'pass' }, after: 0 };
};

let rest = 1000;

/** A person, and a bot that passes. */
function sit(): Room {
  const match = openMatch(toy, { seats: 2, options: { laps: 2 }, seed: 'pace' }, { pack }, '');
  if ('refused' in match) throw new Error(match.rule);
  const pace = { least: LEAST, rest: () => rest };
  return openRoom({ match, players: [null, passing], time: () => Date.now(), pace, memory: null, changed: () => {} });
}

const played = (room: Room): number => room.match().log?.number ?? -1;
const layOne = (room: Room): void => {
  const card = room.match().last.state.zones['hand 0']?.row[0]?.[0] as number;
  expect(room.act(0, { kind: 'lay', cards: [card] })).toBeNull();
};

beforeEach(() => {
  rest = 1000;
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

test('what a person lays is seen for a while before a bot goes on', () => {
  const room = sit();
  layOne(room);
  vi.advanceTimersByTime(900);
  expect(played(room)).toBe(0);
  vi.advanceTimersByTime(200);
  expect(played(room)).toBe(1);
});

test('a bot goes on at once where nothing was laid, where it is set so, and where nobody wants to wait', () => {
  const passed = sit();
  passed.act(0, { kind: 'pass' });
  vi.advanceTimersByTime(LEAST + 10);
  expect(played(passed)).toBe(1);

  const hurried = sit();
  layOne(hurried);
  vi.advanceTimersByTime(10);
  hurried.hurry();
  vi.advanceTimersByTime(10);
  expect(played(hurried)).toBe(1);

  rest = LEAST;
  const quick = sit();
  layOne(quick);
  vi.advanceTimersByTime(LEAST + 10);
  expect(played(quick)).toBe(1);
});
