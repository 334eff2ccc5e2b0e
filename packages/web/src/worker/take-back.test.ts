import { type Match, openMatch, type Seat } from '@deckle/kernel';
import { toy } from '@deckle/testkit';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openRoom, type Room, type RoomMemory } from './room.ts';

const pack = Array.from({ length: 40 }, (_, id) => ({ id, face: 'A', points: 1 + (id % 3), marks: [] }));
const deal = (seats: number, options: object): Match => {
  const match = openMatch(toy, { seats, options: { laps: 1, ...options }, seed: 'room' }, { pack }, '');
  if ('refused' in match) throw new Error(match.rule);
  return match;
};

/** People at one screen. */
const sit = (
  seats: number,
  options: object = {},
  match = deal(seats, options),
  memory: RoomMemory | null = null,
): Room =>
  openRoom({
    match,
    players: Array.from({ length: seats }, () => null),
    time: () => Date.now(),
    pace: { least: 0, rest: () => 0 },
    memory,
    changed: () => {},
  });

const cardOf = (room: Room, seat: Seat, at = 0): number =>
  room.match().last.state.zones[`hand ${seat}`]?.row[at]?.[0] as number;

/** Takes the screen and passes. */
function pass(room: Room, seat: Seat): void {
  room.look(seat);
  expect(room.act(seat, { kind: 'pass' })).toBeNull();
}

/** Takes the screen and answers in secret. */
function bid(room: Room, seat: Seat, at = 0): number {
  room.look(seat);
  const card = cardOf(room, seat, at);
  expect(room.act(seat, { kind: 'bid', cards: [card] })).toBeNull();
  return card;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('who has just acted may take it back until the curtain is lifted, and has to take the screen for it', () => {
  const room = sit(2);
  expect(room.mayTakeBack()).toBeNull();
  pass(room, 0);
  expect([room.curtain(), room.mayTakeBack()]).toEqual([1, 0]);
  room.takeBack();
  expect([room.viewer(), room.curtain(), room.mayTakeBack()]).toEqual([null, 0, null]);
  room.takeBack();
  expect(room.curtain()).toBe(0);
  pass(room, 0);
  expect([room.curtain(), room.mayTakeBack()]).toEqual([1, 0]);
  room.look(1);
  expect(room.mayTakeBack()).toBeNull();
  room.takeBack();
  expect(room.viewer()).toBe(1);
  expect(room.mayUndo()).toBe(false);
});

test('what has shown somebody something new stays', () => {
  const room = sit(2);
  room.look(0);
  room.act(0, { kind: 'lay', cards: [cardOf(room, 0)] });
  expect([room.curtain(), room.match().last.revealed, room.mayTakeBack()]).toEqual([1, true, null]);
});

test('a secret answer is taken back before the next one is asked for, and never when all are there', () => {
  const room = sit(3);
  for (const seat of [0, 1, 2]) pass(room, seat);
  bid(room, 0);
  bid(room, 1);
  expect([room.curtain(), room.mayTakeBack()]).toEqual([2, 1]);
  room.takeBack();
  expect([room.viewer(), room.curtain(), room.mayTakeBack()]).toEqual([null, 1, null]);
  expect(room.memory().answers.map(({ seat }) => seat)).toEqual([0]);
  const other = bid(room, 1, 1);
  bid(room, 2);
  expect(room.mayTakeBack()).toBeNull();
  expect(room.match().last.state.zones['table']?.row.flat()).toContain(other);
  room.look(0);
  expect([0, 1, 2].map((seat) => room.act(seat, { kind: 'undo' })?.refused)).toEqual(['no-undo', 'no-undo', 'no-undo']);
});

test('what went before the secret answers is taken back as long as there is none', () => {
  const room = sit(2);
  pass(room, 0);
  pass(room, 1);
  expect([room.curtain(), room.mayTakeBack()]).toEqual([0, 1]);
  room.takeBack();
  expect(room.curtain()).toBe(1);
  pass(room, 1);
  bid(room, 0);
  room.look(1);
  expect(room.mayUndo()).toBe(false);
  expect(room.act(1, { kind: 'undo' })?.refused).toBe('no-undo');
});

test('time thought about a secret answer is not given back with it, also when the table was closed', () => {
  const room = sit(2, { clock: 10 });
  pass(room, 0);
  pass(room, 1);
  for (const seat of [0, 1]) bid(room, seat);
  // Now both race for the die.
  room.look(0);
  vi.advanceTimersByTime(7000);
  room.act(0, { kind: 'skip' });
  room.takeBack();
  expect(room.memory()).toMatchObject({ spent: 7000, answers: [] });
  vi.advanceTimersByTime(60_000);
  const again = sit(2, {}, room.match(), room.memory());
  expect(again.memory().spent).toBe(7000);
  again.look(0);
  vi.advanceTimersByTime(2900);
  expect(again.viewer()).toBe(0);
  vi.advanceTimersByTime(200);
  expect(again.curtain()).toBe(1);
});

test('whether somebody has answered or let their time run out cannot be seen behind the curtain', () => {
  const room = sit(2, { clock: 10 });
  pass(room, 0);
  pass(room, 1);
  for (const seat of [0, 1]) bid(room, seat);
  room.look(0);
  vi.advanceTimersByTime(10_100);
  expect([room.curtain(), room.mayTakeBack()]).toEqual([1, 0]);
});
