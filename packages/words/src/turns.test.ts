import type { State, Table } from '@deckle/kernel';
import { describe, expect, test, vi } from 'vitest';
import { dueAt, type WordShape } from './shape.ts';
import { openWords } from './testing.ts';
import { drawForStart, leaders, othersThan, seatAfter, seatsFrom } from './turns.ts';
import { putToVote, voted, voteMoves } from './vote.ts';

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

describe('a vote', () => {
  function open(out: string, ayes: readonly number[]) {
    const state = {
      ...seats(out),
      now: 7,
      shared: { ayes, accepted: ['OLD'] },
      options: { checking: 'vote', clock: 1 },
    };
    const table = {
      state: state as unknown as State,
      share: vi.fn<Table['share']>(),
      say: vi.fn<Table['say']>(),
      ask: vi.fn<Table['ask']>(),
    };
    return { table, as: table as unknown as Table };
  }
  const vote = { seat: 0, move: { kind: 'play' }, words: ['XQ'], at: 0 };

  test('asks every other seat that is in; silence is no', () => {
    const { table, as } = open('..x.', []);
    putToVote(as, 0, vote.move, vote.words);
    const asks = table.ask.mock.calls[0]?.[1];
    expect(asks?.map(({ seat }) => seat)).toEqual([1, 3]);
    expect(asks?.[0]).toEqual({
      seat: 1,
      kinds: ['accept', 'reject'],
      must: true,
      otherwise: { kind: 'reject' },
      until: 1007,
    });
    expect(table.share).toHaveBeenCalledWith({ ayes: [] });
  });

  test.each([
    ['more than half', '...', [1, 2], 'yes'],
    ['just half', '...', [1], 'no'],
    ['of those still in', '..x', [1], 'yes'],
    ['an aye that has left counts no more', '..x.', [2], 'no'],
    ['the one who asked has left', 'x..', [1, 2], 'no'],
    ['nobody to ask', '.', [], 'no'],
  ])('%s', async (_what, out, ayes, answer) => {
    const { table, as } = open(out, ayes);
    const heard: string[] = [];
    const dictionary = await openWords('CAT');
    voted<WordShape>(
      () => heard.push('yes'),
      () => heard.push('no'),
    )(as, vote, { pack: [], dictionary });
    expect(heard).toEqual([answer]);
    expect(table.share.mock.calls).toEqual(answer === 'yes' ? [[{ accepted: ['OLD', 'XQ'] }]] : []);
  });

  test('an aye is noted, a nay is not', () => {
    const { table, as } = open('...', [1]);
    const noted = as as unknown as Table<WordShape>;
    voteMoves.reject.apply(noted, 2, { kind: 'reject' }, {} as WordShape['tools']);
    voteMoves.accept.apply(noted, 2, { kind: 'accept' }, {} as WordShape['tools']);
    expect(table.share.mock.calls).toEqual([[{ ayes: [1, 2] }]]);
  });
});
