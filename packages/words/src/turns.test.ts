import type { Table } from '@deckle/kernel';
import { describe, expect, test, vi } from 'vitest';
import { dueAt } from './shape.ts';
import { openWords } from './testing.ts';
import { drawForStart, leaders, othersThan, seatAfter, seatsFrom } from './turns.ts';

const seats = (out: string) => ({ seats: out.length, out: out.split('').map((mark) => mark === 'x') });

test.each([
  ['...', 0, 1, [1, 2, 0], [1, 2]],
  ['...', 2, 0, [0, 1, 2], [0, 1]],
  ['.x.', 0, 2, [2, 0], [2]],
  ['xx.', 2, 2, [2], []],
  ['x..', 0, 1, [1, 2], [1, 2]],
])('%s after seat %i', (out, seat, next, from, others) => {
  expect(seatAfter(seats(out), seat)).toBe(next);
  expect(seatsFrom(seats(out), seat)).toEqual(from);
  expect(othersThan(seats(out), seat)).toEqual(others);
});

test.each([
  [[3, 5, 5], '...', [1, 2]],
  [[3, 5, 5], '.x.', [2]],
  [[-3, -5], '..', [0]],
  [[9, 5], 'xx', []],
])('leaders of %j', (scores, out, expected) => {
  expect(leaders({ scores, ...seats(out) })).toEqual(expected);
});

test('an answer is due by the clock, if there is one', () => {
  expect(dueAt(5, { checking: 'vote', clock: 0 })).toEqual({});
  expect(dueAt(5, { checking: 'vote', clock: 2 })).toEqual({ until: 2005 });
});

describe('who starts', () => {
  /** A deck that lies as given, from the top, at each shuffle the next. */
  function draw(decks: readonly string[], count: number, stack = {}) {
    const faces = [...new Set(decks.join(''))];
    const pack = faces.map((face, id) => ({ id, face, points: 0, marks: [] }));
    let turn = 0;
    const row = (): number[][] =>
      (decks[Math.min(turn, decks.length - 1)] as string)
        .split('')
        .reverse()
        .map((face) => [faces.indexOf(face)]);
    const say = vi.fn<Table['say']>();
    const table = {
      get state() {
        return {
          seats: count,
          out: Array.from({ length: count }, () => false),
          stack,
          zones: { deck: { row: row() } },
        };
      },
      say,
      shuffle: () => turn++,
    } as unknown as Table;
    return openWords('CAT').then((dictionary) => ({ start: drawForStart(table, 'deck', { pack, dictionary }), say }));
  }

  test.each([
    ['the closest to A', ['TEA'], 3, 2, 3],
    ['those who tie draw again', ['ABA', 'TS'], 3, 2, 5],
    ['a wild is closest', ['A?'], 2, 1, 2],
    ['one face for ever', ['EE'], 2, 0, 200],
    ['alone', [''], 1, 0, 0],
  ])('%s', async (_what, decks, count, expected, told) => {
    const { start, say } = await draw(decks, count);
    expect(start).toBe(expected);
    expect(say).toHaveBeenCalledTimes(told);
  });
  test('a stacked deal is not drawn for', async () => {
    expect((await draw(['TEA'], 3, { deck: ['A'] })).start).toBe(0);
  });
});
