import { type Act, actToy, handOf, openToy } from '@deckle/testkit/toy-table';
import { describe, expect, test } from 'vitest';
import { dealtOf, type Match, playInput, recordOf, undoInput, withoutPast } from './match.ts';
import { isRefusal } from './refusal.ts';
import type { Input } from './types.ts';

const options = { window: 'on', clock: 10, laps: 1 };
const stack = { die: ['O'] };
const at = (...acts: readonly Act[]): Match => actToy(openToy({ seats: 3, options, stack }), ...acts);
const undo = (match: Match, seat: number) => playInput(match, undoInput(match, seat, match.last.state.now));

const turns: readonly Act[] = [0, 1, 2].map((seat) => [seat, 'pass']);
const twoBids: readonly Act[] = [...turns, [0, 'bid', 0], [1, 'bid', 0]];

describe('taking back', () => {
  test.each<[what: string, acts: readonly Act[], seat: number, allowed: boolean]>([
    ['nothing', [], 0, false],
    ['a proposal nobody has answered', [[0, 'lay', 0]], 0, true],
    ['a pass', [[0, 'pass']], 0, true],
    ['the act of another', [[0, 'pass']], 1, false],
    [
      'an act another has acted on',
      [
        [0, 'lay', 0],
        [1, 'allow'],
      ],
      0,
      false,
    ],
    ['a cheer out of turn', [[2, 'cheer']], 2, true],
    [
      'the answer that led to a draw',
      [
        [0, 'lay', 0],
        [1, 'allow'],
        [2, 'allow'],
      ],
      2,
      false,
    ],
    [
      'the answer before',
      [
        [0, 'lay', 0],
        [1, 'allow'],
      ],
      1,
      true,
    ],
    ['a secret bid', [...turns, [1, 'bid', 0]], 1, true],
    ['the bid that turned over the others', [...twoBids, [2, 'bid', 0]], 2, false],
    ['a skip in the race', [...twoBids, [2, 'bid', 0], [2, 'skip']], 2, true],
    ['resigning', [[0, 'resign']], 0, false],
    [
      'the end',
      [
        [0, 'resign'],
        [1, 'resign'],
      ],
      1,
      false,
    ],
    ['a pass the clock has made', [[0, 'pass', undefined, 10_000]], 0, false],
    ['a pass just before', [[0, 'pass', undefined, 9_999]], 0, true],
  ])('%s', (_what, acts, seat, allowed) => {
    const match = at(...acts);
    const back = undo(match, seat);
    const before = at(...acts.slice(0, -1)).last.state;
    const { now, nextAsk } = match.last.state;
    expect(isRefusal(back) ? null : back.last.state).toEqual(allowed ? { ...before, now, nextAsk } : null);
  });

  test('a die that was stacked is seen all the same', () => {
    const solo = actToy(openToy({ seats: 1, stack, options: { laps: 1 } }), [0, 'pass']);
    const rolled = actToy(solo, [0, 'bid', 0]);
    expect(undo(rolled, 0)).toMatchObject({ refused: 'no-undo' });
  });

  test('goes several acts back, one at a time', () => {
    const match = at([0, 'lay', 0], [1, 'object'], [0, 'cheer'], [0, 'cheer']);
    const once = undo(match, 0) as Match;
    const twice = undo(once, 0) as Match;
    expect([once, twice].map((back) => back.last.input?.move.kind)).toEqual(['cheer', 'object']);
    expect(undo(twice, 0)).toMatchObject({ refused: 'no-undo', detail: 1 });
  });

  test('keeps time running and never uses the number of an ask again', () => {
    const laid = at([0, 'lay', 0, 500]);
    const asked = laid.last.state.frames.at(-1)?.asks[0]?.id as number;
    const back = playInput(laid, undoInput(laid, 0, 700)) as Match;
    expect(back.last.state.now).toBe(700);
    const again = actToy(back, [0, 'lay', 1]);
    const stale: Input = { ask: asked, seat: 1, move: { kind: 'allow' }, at: 800 };
    expect(playInput(again, stale)).toMatchObject({ refused: 'stale-ask' });
  });

  test.each([
    [Number.NaN, 'clock'],
    [Number.POSITIVE_INFINITY, 'clock'],
    [499, 'clock'],
  ])('at %s is refused: %s', (time, code) => {
    const laid = at([0, 'lay', 0, 500]);
    expect(playInput(laid, undoInput(laid, 0, time))).toMatchObject({ refused: code });
  });

  test('carries nothing', () => {
    const passed = at([0, 'pass']);
    const input = { ...undoInput(passed, 0, 0), move: { kind: 'undo', cards: [1] } };
    expect(playInput(passed, input)).toMatchObject({ refused: 'bad-form' });
  });
});

describe('an undo', () => {
  test('is told to all', () => {
    const back = undo(at([0, 'pass']), 0) as Match;
    expect(back.last.events).toEqual([{ kind: 'said', what: 'undone', seat: 0, data: {} }]);
  });

  test('sent twice takes back one act only', () => {
    const twice = at([0, 'lay', 0], [1, 'object'], [0, 'cheer'], [0, 'cheer']);
    const input = undoInput(twice, 0, 0);
    const once = playInput(twice, input) as Match;
    expect(playInput(once, input)).toMatchObject({ refused: 'stale-ask' });
  });
});

test('a match given stays as it was, refused or not', () => {
  const match = at([0, 'lay', 0]);
  const before = JSON.stringify(match.last);
  undo(match, 0);
  actToy(match, [1, 'allow']);
  playInput(match, { ask: 99, seat: 0, move: { kind: 'pass' }, at: 0 });
  expect(JSON.stringify(match.last)).toBe(before);
  expect(recordOf(match).inputs).toHaveLength(1);
});

test('the record holds the setup as given and every input, undo included', () => {
  const match = undo(at([0, 'lay', 0]), 0) as Match;
  const [card] = handOf(match.last.state, 0);
  expect(recordOf(match)).toEqual({
    game: 'toy',
    version: 1,
    dictionary: 'none',
    seats: 3,
    options,
    stack,
    seed: 'toy',
    inputs: [
      { ask: 1, seat: 0, move: { kind: 'lay', cards: [card] }, at: 0 },
      { ask: 0, seat: 0, move: { kind: 'undo' }, at: 0 },
    ],
  });
});

describe('a match without its past', () => {
  const drawn: readonly Act[] = [
    [0, 'lay', 0],
    [1, 'allow'],
    [2, 'allow'],
  ];

  test('is dealt again to know what the deal brought', () => {
    const [opened, forgot] = [at(), withoutPast(at(...drawn))];
    expect([forgot.dealt, opened.dealt?.length]).toEqual([null, expect.any(Number)]);
    expect(dealtOf(forgot)).toEqual(opened.dealt);
  });

  test('goes back where something can be taken back, and nowhere else', () => {
    expect(at(...drawn).last.before).not.toBeNull();
    expect(withoutPast(at(...drawn)).last.before).toBeNull();
    expect(isRefusal(undo(withoutPast(at([0, 'pass'])), 0))).toBe(false);
  });
});
