import { games } from '@deckle/games';
import { openMatch } from '@deckle/kernel';
import { buildGraph, openDictionary } from '@deckle/lexicon';
import { makeTools, waysOf } from '@deckle/words';
import { describe, expect, test } from 'vitest';
import { dayBefore, dayName, dayNumber, isDay, makeDay } from './calendar.ts';
import { dayOf, dealOn, tableOn } from './today.ts';

/** So many days from this one on. */
function daysFrom(first: string, count: number): readonly string[] {
  const start = Date.parse(first);
  return Array.from({ length: count }, (_, at) => new Date(start + at * 86_400_000).toISOString().slice(0, 10));
}

const told = (day: string): string => {
  const { game, setup } = dealOn(day, games);
  return [game, ...Object.values(setup.options)].join(' ');
};

describe('the deal of a day', () => {
  test.each([
    ['2026-11-16', 'five-to-five'],
    ['2026-11-17', 'last-man-standing'],
    ['2026-11-18', 'turnover'],
    ['2026-11-19', 'first-base'],
    ['2026-11-21', 'last-man-standing ends'],
    ['2026-11-25', 'last-man-standing anywhere'],
    ['2028-02-29', 'turnover'],
    ['1999-12-31', 'first-base'],
  ])('%s: %s', (day, deal) => {
    expect(told(day)).toBe(deal);
  });

  test('is for one, with a seed of its day, and can be opened', async () => {
    const dictionary = await openDictionary({ name: 'small', list: buildGraph(['KIT', 'SKIM']) });
    for (const day of daysFrom('2026-11-16', 12)) {
      const { game: id, setup } = dealOn(day, games);
      const game = games.find((each) => each.id === id);
      if (game === undefined) throw new Error(id);
      expect(setup).toMatchObject({ seats: 1, seed: `today ${day}` });
      expect(openMatch(game, setup, makeTools(game, {}, dictionary), dictionary.hash)).toHaveProperty('last');
    }
  });

  test('every game that can be played alone comes up, in every way that matters alone', () => {
    const alone = games.filter(({ seats }) => seats[0] === 1);
    const all = alone.flatMap((game) => waysOf(game, 1).map((way) => [game.id, ...Object.values(way)].join(' ')));
    expect(all.length).toBeGreaterThan(alone.length);
    const days = daysFrom('2026-01-01', alone.length * Math.max(...alone.map((game) => waysOf(game, 1).length)));
    expect([...new Set(days.map(told))].toSorted()).toEqual(all.toSorted());
  });

  test('is the same in whatever order the games are known', () => {
    expect(dealOn('2026-11-17', games.toReversed())).toEqual(dealOn('2026-11-17', games));
  });

  test('only the text of the day counts, wherever the device is', () => {
    const before = process.env['TZ'];
    const deals = ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Europe/London'].map((zone) => {
      process.env['TZ'] = zone;
      return ['2026-03-29', '2026-10-25', '2028-02-29'].map(told);
    });
    if (before === undefined) delete process.env['TZ'];
    else process.env['TZ'] = before;
    expect(new Set(deals.map(String)).size).toBe(1);
  });

  test('has a table of its own', () => {
    expect(dayOf(tableOn('2026-11-16'))).toBe('2026-11-16');
    expect(['today-2026-13-01', 'today-', '2026-11-16', '0123456789abcdef'].map(dayOf)).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });
});

describe('days', () => {
  test('each is followed by the next, leap days too', () => {
    for (const [at, day] of daysFrom('2027-12-30', 430).entries()) {
      expect(isDay(day)).toBe(true);
      expect(dayNumber(day)).toBe(dayNumber('2027-12-30') + at);
      expect(dayBefore(day)).toBe(daysFrom('2027-12-29', at + 1).at(-1));
    }
  });

  test.each(['2026-02-29', '2026-13-01', '2026-00-10', '2026-04-31', '2026-1-1', '16 November', '', '20261116'])(
    '%s is none',
    (text) => {
      expect(isDay(text)).toBe(false);
    },
  );

  test('are read aloud', () => {
    expect(dayName(makeDay(2026, 3, 1))).toBe('1 March 2026');
  });
});
