import { type Day, dayOf, type Days, makeDay, parseDays, withHint } from '@deckle/host';
import { useSyncExternalStore } from 'react';
import { DAYS, keepText, keptText } from '../settings/device.ts';

const NONE: Days = {};
/** So often a page that stays open looks whether it is another day. */
const MINUTE = 60_000;

let now: Days | null = null;
let isKept = true;
const listeners = new Set<() => void>();

export const daysNow = (): Days => (now ??= parseDays(keptText(DAYS)));

/** Other tabs may have changed them meanwhile. Where nothing is kept, they last as long as the page. */
export function changeDays(change: (days: Days) => Days): void {
  now = change(isKept ? parseDays(keptText(DAYS)) : daysNow());
  isKept = keepText(DAYS, JSON.stringify(now));
  for (const listener of listeners) listener();
}

function onDays(listener: () => void): () => void {
  const changed = ({ key }: StorageEvent): void => {
    if (key !== DAYS && key !== null) return;
    now = null;
    listener();
  };
  listeners.add(listener);
  addEventListener('storage', changed);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', changed);
  };
}

/** What this device knows of the deals of the days; the page as it is sent knows nothing yet. */
export const useDays = (): Days => useSyncExternalStore(onDays, daysNow, () => NONE);

function onTime(listener: () => void): () => void {
  const timer = setInterval(listener, MINUTE);
  return () => clearInterval(timer);
}

export function dayHere(): Day {
  const date = new Date();
  return makeDay(date.getFullYear(), date.getMonth() + 1, date.getDate());
}

/** The day it is here; null on the page as it is sent, which is of no day. */
export const useToday = (): Day | null => useSyncExternalStore<Day | null>(onTime, dayHere, () => null);

/** A hint at the table of a day is remembered. */
export function countHint(table: string): void {
  const day = dayOf(table);
  if (day !== null) changeDays((days) => withHint(days, day));
}
