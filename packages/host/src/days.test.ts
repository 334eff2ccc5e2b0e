import { describe, expect, test } from 'vitest';
import { shareDay } from './day-text.ts';
import { type Days, keptOn, parseDays, rowToday, rowUpTo, withBegun, withHint, withPar, withResult } from './days.ts';
import type { DayResult } from './par.ts';

const RESULT: DayResult = { title: 'Toy', counts: 'points', score: 214, par: 180, gaveUp: false };
const played = (...days: readonly string[]): Days =>
  days.reduce((kept: Days, day) => withResult(kept, day, RESULT), {});

describe('days in a row', () => {
  test('grow day by day, over the ends of months and years', () => {
    const days = played('2026-12-30', '2026-12-31', '2027-01-01');
    expect(rowUpTo(days, '2027-01-01')).toBe(3);
    expect(rowUpTo(days, '2026-12-31')).toBe(2);
  });

  test('last until the next day is over', () => {
    const days = played('2026-11-14', '2026-11-15');
    expect(rowToday(days, '2026-11-15')).toBe(2);
    expect(rowToday(days, '2026-11-16')).toBe(2);
    expect(rowToday(days, '2026-11-17')).toBe(0);
  });

  test('end with a day that was missed, or only begun', () => {
    expect(rowToday(withBegun(played('2026-11-13', '2026-11-15'), '2026-11-14'), '2026-11-15')).toBe(1);
  });

  test('29 February is one of them', () => {
    expect(rowUpTo(played('2028-02-28', '2028-02-29', '2028-03-01'), '2028-03-01')).toBe(3);
  });
});

describe('a day', () => {
  test('has one result, the first', () => {
    const days = withResult(played('2026-11-16'), '2026-11-16', { ...RESULT, score: 999 });
    expect(keptOn(days, '2026-11-16')?.result?.score).toBe(214);
  });

  test('learns its par after its result, and none without', () => {
    const days = withResult({}, '2026-11-16', { ...RESULT, par: null });
    expect(withPar(days, '2026-11-16', 180)).toEqual(played('2026-11-16'));
    expect(withPar({}, '2026-11-16', 180)).toEqual({});
    expect(withPar(withBegun({}, '2026-11-16'), '2026-11-16', 180)).toEqual(withBegun({}, '2026-11-16'));
  });

  test('remembers its hints, but none after the end', () => {
    const hinted = withHint(withHint(withBegun({}, '2026-11-16'), '2026-11-16'), '2026-11-16');
    const over = withHint(withResult(hinted, '2026-11-16', RESULT), '2026-11-16');
    expect(keptOn(withBegun(over, '2026-11-16'), '2026-11-16')).toEqual({ hints: 2, result: RESULT });
  });

  test('of long ago is forgotten', () => {
    const many = Object.fromEntries(
      Array.from({ length: 1000 }, (_, at) => [`${1001 + at}-01-01`, { hints: 0, result: null }]),
    );
    const days = withBegun(many, '2026-11-16');
    expect(Object.keys(days)).toHaveLength(1000);
    expect([keptOn(days, '1001-01-01'), keptOn(days, '1002-01-01')]).toEqual([null, { hints: 0, result: null }]);
  });

  test('is read again as it was kept', () => {
    const days = withHint(played('2026-11-15'), '2026-11-16');
    expect(parseDays(JSON.stringify(days))).toEqual(days);
  });

  test.each([
    ['nothing', null],
    ['no JSON', '{"2026'],
    ['a list', '[1]'],
    ['null', 'null'],
    ['no day', '{"2026-02-30":{"hints":0,"result":null}}'],
    ['no numbers', '{"2026-11-16":{"hints":"many"}}'],
    ['nobody', '{"2026-11-16":null}'],
  ])('%s is no day', (_, text) => {
    expect(parseDays(text)).toEqual({});
  });

  test('with a broken result has only begun', () => {
    expect(parseDays('{"2026-11-16":{"hints":1,"result":{"title":7}}}')).toEqual({
      '2026-11-16': { hints: 1, result: null },
    });
  });
});

describe('what others are told', () => {
  const text = (patch: Partial<DayResult>, hints = 0): string | null =>
    shareDay({ '2026-11-16': { hints, result: { ...RESULT, ...patch } } }, '2026-11-16')?.split(': ')[1] ?? null;

  test('the day, the game, the result, the row', () => {
    const days = played('2026-11-12', '2026-11-13', '2026-11-14', '2026-11-15', '2026-11-16');
    expect(shareDay(days, '2026-11-16')).toBe(
      'Deckle, 16 November 2026, Toy: 214 points, 34 better than par. Five days in a row.',
    );
  });

  test.each<readonly [Partial<DayResult>, number, string]>([
    [{ score: 1, par: 1 }, 0, '1 point, just par.'],
    [{ score: -1, par: 3 }, 0, 'minus 1 point, 4 short of par.'],
    [{ score: 97, par: 92, counts: 'laid' }, 1, '97 cards laid, 5 better than par, with 1 hint.'],
    [{ score: -12, par: -9, counts: 'left' }, 12, '12 cards left, 3 more than par, with 12 hints.'],
    [{ score: -1, par: -9, counts: 'left' }, 0, '1 card left, 8 fewer than par.'],
    [{ score: 0, par: -9, counts: 'left' }, 0, 'no card left, 9 fewer than par.'],
    [{ score: 40, par: null }, 2, '40 points, with 2 hints.'],
    [{ score: 40, gaveUp: true }, 0, 'given up with 40 points, 140 short of par.'],
  ])('%j, hints: %i', (patch, hints, sentence) => {
    expect(text(patch, hints)).toBe(sentence);
  });

  test('nothing before the end', () => {
    expect(shareDay(withBegun({}, '2026-11-16'), '2026-11-16')).toBeNull();
    expect(shareDay({}, '2026-11-16')).toBeNull();
  });

  test('a row too long for words is a number', () => {
    const days = played(...Array.from({ length: 14 }, (_, at) => `2026-11-${String(at + 1).padStart(2, '0')}`));
    expect(shareDay(days, '2026-11-14')).toContain(' 14 days in a row.');
  });
});
