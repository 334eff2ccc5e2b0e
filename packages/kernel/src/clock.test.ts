import { inputFor } from '@deckle/testkit/inputs';
import { openToy } from '@deckle/testkit/toy-table';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fairInput, MOST_DELAY } from './clock.ts';
import { type Match, playInput, recordOf, undoInput } from './match.ts';
import { isRefusal } from './refusal.ts';
import type { Ask, Input, Millis, State } from './types.ts';
import { makeRecord, parseRecord } from './wire.ts';

const opened = openToy({ options: { clock: 10 } });
const { state } = opened.last;
const pass = (at: Millis, delay?: Millis): Input => ({
  ...inputFor(state, 0, { kind: 'pass' }, at),
  ...(delay === undefined ? {} : { delay }),
});
const cheer = (at: Millis, delay: Millis): Input => ({ ...inputFor(state, 1, { kind: 'cheer' }, at), delay });
const played = (...inputs: readonly Input[]): Match =>
  inputs.reduce<Match>((match, input) => {
    const next = playInput(match, input);
    if (isRefusal(next)) throw new Error(next.rule);
    return next;
  }, opened);

describe('a delay given back', () => {
  test.each([
    ['comes off the time of arrival', [pass(1500, 300)], 1200],
    ['is none unless told', [pass(1500)], 1500],
    ['is 400 milliseconds at most', [pass(1500, 400)], 1100],
    ['never leads back before the deal', [pass(100, 400)], 0],
    ['never leads back before what is settled', [cheer(1000, 0), pass(1100, 300)], 1000],
  ])('%s', (_what, inputs, now) => {
    expect(played(...inputs).last.state.now).toBe(now);
  });

  test('saves an answer that was sent in time, and only that', () => {
    const lay = { ...pass(10_300, 301), move: { kind: 'lay', cards: state.zones['hand 0']?.row[0] ?? [] } };
    expect(isRefusal(playInput(opened, lay))).toBe(false);
    expect(playInput(opened, { ...lay, delay: 300 })).toMatchObject({ refused: 'too-late' });
  });

  test.each([400.5, 401, 1e9, -1, Number.NaN, Number.POSITIVE_INFINITY])('of %d is refused by its name', (delay) => {
    expect(playInput(opened, pass(5000, delay))).toMatchObject({ refused: 'bad-delay', detail: 'delay' });
    const late = played(pass(1000));
    expect(playInput(late, { ...undoInput(late, 0, 5000), delay })).toMatchObject({ refused: 'bad-delay' });
  });

  test('counts for taking back, too, and for what the clock did', () => {
    const late = played(pass(1000));
    expect((playInput(late, { ...undoInput(late, 0, 1500), delay: 200 }) as Match).last.state.now).toBe(1300);
    const saved = played(pass(10_100, 200));
    expect(isRefusal(playInput(saved, undoInput(saved, 0, 10_200)))).toBe(false);
    const expired = played(pass(10_100, 100));
    expect(playInput(expired, undoInput(expired, 0, 10_200))).toMatchObject({ refused: 'no-undo' });
  });

  test('is part of the record', () => {
    const record = recordOf(played(cheer(900, 0), pass(1500, 300)));
    expect(record.inputs.map(({ at, delay }) => [at, delay])).toEqual([
      [900, 0],
      [1500, 300],
    ]);
    expect(parseRecord(makeRecord(record))).toEqual(record);
  });
});

/** A state in which these seats are asked at once. */
const asking = (seats: readonly number[], more: Partial<Ask> = {}): State => ({
  ...state,
  now: 0,
  frames: [
    {
      asks: seats.map((seat) => ({ id: 10 + seat, seat, kinds: ['pass'], must: true, ...more })),
      then: 'race',
      data: null,
    },
  ],
});
const sent = (seat: number, at: Millis, delay = 0): Input => ({
  ask: 10 + seat,
  seat,
  move: { kind: 'pass' },
  at,
  delay,
});

describe('a host that gives delays back settles', () => {
  const due = { until: 2000, otherwise: { kind: 'pass' } };
  test.each<[what: string, table: State, arrived: readonly Input[], now: Millis, seat: number | null]>([
    ['nothing when nothing has come', asking([0, 1]), [], 9000, null],
    ['nothing while an earlier answer may be under way', asking([0, 1]), [sent(0, 1000)], 1399, null],
    ['an answer once nothing earlier can come', asking([0, 1]), [sent(0, 1000)], 1400, 0],
    ['it as much sooner as it was under way', asking([0, 1]), [sent(0, 1000, 100)], 1300, 0],
    ['what was sent first, not what came first', asking([0, 1]), [sent(0, 1000), sent(1, 1200, 300)], 1400, 1],
    ['what came first, if both were sent at once', asking([0, 1]), [sent(1, 1000, 100), sent(0, 900)], 1400, 1],
    ['at once where only one is asked', asking([0]), [sent(0, 1000)], 1000, 0],
    ['no end of time while an answer in time may come', asking([0], due), [], 2399, null],
    ['the end of time after that', asking([0], due), [], 2400, 0],
    ['an answer in time before the end of time', asking([0, 1], due), [sent(1, 2300, 301)], 2400, 1],
    ['the end of time before an answer sent later', asking([0, 1], due), [sent(1, 2300, 200)], 2500, 0],
  ])('%s', (_what, table, arrived, now, seat) => {
    expect(fairInput(table, arrived, now)?.seat ?? null).toBe(seat);
  });

  test('answers in the order in which they were sent, whatever the lines do', () => {
    const answers = fc.uniqueArray(fc.record({ at: fc.nat(3000), delay: fc.nat(MOST_DELAY) }), {
      selector: ({ at }) => at,
      minLength: 2,
      maxLength: 8,
    });
    fc.assert(
      fc.property(answers, (lines) => {
        const table = asking([...lines.keys()]);
        let arriving = lines.map(({ at, delay }, seat) => sent(seat, at + delay, delay));
        const settled: number[] = [];
        for (let now = 0; arriving.length > 0; now += 1) {
          const arrived = arriving.filter(({ at }) => at <= now).sort((a, b) => a.at - b.at);
          for (let next = fairInput(table, arrived, now); next !== null; next = fairInput(table, arrived, now)) {
            settled.push(next.seat);
            arrived.splice(arrived.indexOf(next), 1);
            arriving = arriving.filter((other) => other !== next);
          }
        }
        const order = [...lines.keys()].sort((a, b) => (lines[a]?.at ?? 0) - (lines[b]?.at ?? 0));
        expect(settled).toEqual(order);
      }),
      { numRuns: 60 },
    );
  });
});
