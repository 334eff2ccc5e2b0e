import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { caughtUp, parseMemory } from './memory.ts';

const sealed = { seat: 1, ask: 4, at: 1200.5, move: { kind: 'pass' } };

test.each([
  { now: 0, answers: [], spent: 0, hinted: [] },
  { now: 12.5, answers: [sealed, { ...sealed, ask: null, move: null }], spent: 300, hinted: [{ moment: 3, seat: 0 }] },
])('%j is what a room remembers', (memory) => {
  expect(parseMemory(memory)).toEqual(memory);
});

test.each([
  undefined,
  null,
  7,
  {},
  { now: -1, answers: [], spent: 0 },
  { now: Number.NaN, answers: [], spent: 0 },
  { now: 0, answers: [], spent: 0, hinted: [{ moment: 'now', seat: 0 }] },
  { now: 0, answers: {}, spent: 0 },
  { now: 0, answers: [null], spent: 0 },
  { now: 0, answers: [{ ...sealed, seat: 'Ann' }], spent: 0 },
  { now: 0, answers: [{ ...sealed, move: { kind: 7 } }], spent: 0 },
])('%j is not', (value) => {
  expect(parseMemory(value)).toBeNull();
});

test('anything can be asked for', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      expect(parseMemory({ now: value, answers: [value], spent: 0 })).toBeNull();
    }),
  );
});

test('clocks go on from where they were last seen', () => {
  const memory = { now: 1000, answers: [sealed], spent: 0, hinted: [] };
  const clock = { id: 'a', now: 4000, spent: 700, answers: 1 };
  expect(caughtUp(memory, undefined)).toEqual(memory);
  expect(caughtUp(memory, clock)).toEqual({ ...memory, now: 4000, spent: 700 });
  // What the one before thought is nothing to the next.
  expect(caughtUp(memory, { ...clock, answers: 0 })).toEqual({ ...memory, now: 4000 });
  expect(caughtUp(memory, { ...clock, now: 500 })).toEqual({ ...memory, spent: 700 });
  expect(caughtUp(undefined, clock)).toBeNull();
});
