import { TALLIES } from '@deckle/kernel';
import { type Day, dayBefore, isDay } from './calendar.ts';
import type { DayResult } from './par.ts';

/** What somebody has made of a day's deal. */
export interface DayKept {
  /** How many hints were asked for. */
  readonly hints: number;
  /** Null as long as it is not over. */
  readonly result: DayResult | null;
}

/** By day. */
export type Days = { readonly [day: Day]: DayKept };

/** Older ones are forgotten. */
const KEPT = 1000;
const BEGUN: DayKept = { hints: 0, result: null };

export const keptOn = (days: Days, day: Day): DayKept | null => (Object.hasOwn(days, day) ? (days[day] ?? null) : null);

const withDay = (days: Days, day: Day, kept: DayKept): Days =>
  Object.fromEntries(
    Object.entries({ ...days, [day]: kept })
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .slice(-KEPT),
  );

export const withBegun = (days: Days, day: Day): Days => withDay(days, day, keptOn(days, day) ?? BEGUN);

/** A hint after the end is none. */
export function withHint(days: Days, day: Day): Days {
  const kept = keptOn(days, day) ?? BEGUN;
  return kept.result === null ? withDay(days, day, { ...kept, hints: kept.hints + 1 }) : days;
}

/** The first result of a day stands. */
export function withResult(days: Days, day: Day, result: DayResult): Days {
  const kept = keptOn(days, day) ?? BEGUN;
  return kept.result === null ? withDay(days, day, { ...kept, result }) : days;
}

/** Par of a day, once it has been played. */
export function withPar(days: Days, day: Day, par: number): Days {
  const kept = keptOn(days, day);
  return kept === null || kept.result === null
    ? days
    : withDay(days, day, { ...kept, result: { ...kept.result, par } });
}

/** How many days in a row up to this one have a result. */
export function rowUpTo(days: Days, day: Day): number {
  let count = 0;
  for (let at = day; (keptOn(days, at)?.result ?? null) !== null; at = dayBefore(at)) count++;
  return count;
}

/** The row as it stands today: it lasts until the day is over. */
export const rowToday = (days: Days, today: Day): number => rowUpTo(days, today) || rowUpTo(days, dayBefore(today));

/** Days as they were kept; what cannot be understood was not. */
export function parseDays(text: string | null): Days {
  let kept: unknown;
  try {
    kept = JSON.parse(text ?? '{}');
  } catch {
    return {};
  }
  if (typeof kept !== 'object' || kept === null) return {};
  return Object.fromEntries(
    Object.entries(kept).flatMap(([day, value]: readonly [string, Partial<DayKept> | null]) =>
      isDay(day) && isWhole(value?.hints) ? [[day, { hints: value.hints, result: parseResult(value.result) }]] : [],
    ),
  );
}

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);

function parseResult(value: unknown): DayResult | null {
  const { title, counts, score, par, gaveUp } = (value ?? {}) as { readonly [part in keyof DayResult]?: unknown };
  const tally = TALLIES.find((each) => each === counts);
  if (typeof title !== 'string' || tally === undefined || !isWhole(score)) return null;
  return { title, counts: tally, score, par: isWhole(par) ? par : null, gaveUp: gaveUp === true };
}
