import { openMatch, type Match } from '@deckle/kernel';
import { toy } from '@deckle/testkit';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openRoom, type Room, type RoomMemory } from './room.ts';

const pack = Array.from({ length: 40 }, (_, id) => ({ id, face: 'A', points: 1 + (id % 3), marks: [] }));
const deal = (options: object): Match => {
  const match = openMatch(toy, { seats: 2, options: { laps: 1, ...options }, seed: 'room' }, { pack }, '');
  if ('refused' in match) throw new Error(match.rule);
  return match;
};

/** Two people at one screen. */
const sit = (match: Match, memory: RoomMemory | null): Room =>
  openRoom({
    match,
    players: [null, null],
    time: () => Date.now(),
    pace: { least: 0, rest: () => 0 },
    memory,
    changed: () => {},
  });

const cardOf = (room: Room, seat: number): number =>
  room.match().last.state.zones[`hand ${seat}`]?.row[0]?.[0] as number;

/** Takes the screen and passes. */
function pass(room: Room, seat: number): void {
  room.look(seat);
  room.act(seat, { kind: 'pass' });
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a clock goes on where it was when the table was left', () => {
  const room = sit(deal({ clock: 10 }), null);
  room.look(0);
  vi.advanceTimersByTime(6000);
  const memory = room.memory();
  expect(memory).toMatchObject({ now: 6000, spent: 0, answers: [] });
  room.close();
  vi.advanceTimersByTime(60_000);
  const again = sit(room.match(), memory);
  expect(again.now()).toBe(6000);
  again.look(0);
  vi.advanceTimersByTime(3900);
  expect(again.curtain()).toBeNull();
  vi.advanceTimersByTime(200);
  // The time is up: it is the other one's turn.
  expect(again.curtain()).toBe(1);
});

test('an answer given in secret is still given when the table is opened again', () => {
  const room = sit(deal({}), null);
  pass(room, 0);
  pass(room, 1);
  // Now both bid at the same time.
  expect(room.curtain()).toBe(0);
  room.look(0);
  const bid = cardOf(room, 0);
  expect(room.act(0, { kind: 'bid', cards: [bid] })).toBeNull();
  expect(room.match().last.state.own[0].bid).toBeNull();
  const memory = JSON.parse(JSON.stringify(room.memory())) as RoomMemory;
  expect(memory.answers).toHaveLength(1);
  room.close();

  const again = sit(room.match(), memory);
  expect(again.curtain()).toBe(1);
  again.look(1);
  expect(again.act(1, { kind: 'bid', cards: [cardOf(again, 1)] })).toBeNull();
  expect(again.match().last.state.zones.table?.row.flat()).toContain(bid);
  expect(again.memory().answers).toEqual([]);
});

test('time thought about a secret answer is not given back', () => {
  const room = sit(deal({ clock: 10 }), null);
  pass(room, 0);
  pass(room, 1);
  for (const seat of [0, 1]) {
    room.look(seat);
    room.act(seat, { kind: 'bid', cards: [cardOf(room, seat)] });
  }
  // Now both race for the die.
  room.look(0);
  vi.advanceTimersByTime(7000);
  const memory = room.memory();
  expect(memory.spent).toBe(7000);
  room.close();
  const again = sit(room.match(), memory);
  again.look(0);
  vi.advanceTimersByTime(2900);
  expect(again.viewer()).toBe(0);
  vi.advanceTimersByTime(200);
  // The other one has all the time there is.
  expect(again.curtain()).toBe(1);
  again.look(1);
  vi.advanceTimersByTime(9900);
  expect(again.viewer()).toBe(1);
});

test('answers nobody could have given leave everybody asked', () => {
  const room = sit(deal({}), null);
  pass(room, 0);
  pass(room, 1);
  const wrong = [0, 1].map((seat) => ({ seat, ask: null, at: 0, move: { kind: 'bid', cards: [999] } }));
  const again = sit(room.match(), { now: 0, spent: 0, answers: wrong, hinted: [] });
  expect(again.curtain()).toBe(0);
});
