/** A day of the calendar, `2026-11-16`. Whose day it is, the host's clock on the wall says; here only the text counts. */
export type Day = string;

const MILLIS = 86_400_000;
const MONTHS = 'January February March April May June July August September October November December'.split(' ');

const partsOf = (day: Day): readonly [year: number, month: number, date: number] => {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day) ?? [];
  return [Number(year), Number(month), Number(date)];
};

/** Is there such a day? */
export function isDay(text: string): boolean {
  const [year, month, date] = partsOf(text);
  const days = (Date.UTC(year, month, 1) - Date.UTC(year, month - 1, 1)) / MILLIS;
  return year >= 1000 && month >= 1 && month <= 12 && date >= 1 && date <= days;
}

/** Days since the first of January 1970. */
export function dayNumber(day: Day): number {
  const [year, month, date] = partsOf(day);
  return Date.UTC(year, month - 1, date) / MILLIS;
}

export function dayBefore(day: Day): Day {
  const [year, month, date] = partsOf(day);
  if (date > 1) return makeDay(year, month, date - 1);
  const last = (Date.UTC(year, month - 1, 1) - Date.UTC(year, month - 2, 1)) / MILLIS;
  return month > 1 ? makeDay(year, month - 1, last) : makeDay(year - 1, 12, 31);
}

export const makeDay = (year: number, month: number, date: number): Day =>
  [String(year).padStart(4, '0'), ...[month, date].map((part) => String(part).padStart(2, '0'))].join('-');

/** `16 November 2026`, as it is read aloud. */
export function dayName(day: Day): string {
  const [year, month, date] = partsOf(day);
  return `${date} ${MONTHS[month - 1]} ${year}`;
}
