import {
  type Day,
  dayName,
  dayOf,
  type DayResult,
  keptOn,
  parText,
  rowText,
  rowUpTo,
  shareDay,
  withPar,
  withResult,
} from '@deckle/host';
import { scoreText } from '@deckle/words';
import { useEffect } from 'react';
import { remark } from '../speech/announcer.ts';
import { localHost } from '../table/host.ts';
import { changeDays, useDays } from '../today/days-store.ts';

/** What there is to say when the deal of a day is over. */
interface DayEnd {
  readonly told: string;
  /** For others, who may still want to play it. */
  readonly share: string;
}

/** Remembers the result of the day, asks for par, and tells of it; null at all other tables. */
export function useDayEnd(table: string): DayEnd | null {
  const day = dayOf(table);
  const days = useDays();
  const result = (day === null ? null : keptOn(days, day)?.result) ?? null;
  const needs = result === null ? 'result' : result.par === null ? 'par' : null;
  useEffect(() => {
    if (day !== null && needs !== null) void keep(day, needs);
  }, [day, needs]);
  if (day === null) return null;
  const row = rowText(rowUpTo(days, day));
  const told = [
    `The deal of ${dayName(day)}${result === null ? '' : `: ${comparedText(result)}`}`,
    ...(row === '' ? [] : [`${row}.`]),
  ];
  return { told: told.join(' '), share: shareDay(days, day) ?? '' };
}

function comparedText(result: DayResult): string {
  const { score, counts, par } = result;
  if (par === null) return `${scoreText(score, counts)}. Par is being played …`;
  return `${scoreText(score, counts)}, ${parText(result, par)}. Par is ${scoreText(par, counts)}.`;
}

async function keep(day: Day, what: 'result' | 'par'): Promise<void> {
  const result = await localHost().dayResult();
  if (result === null) return;
  if (what === 'result') return changeDays((days) => withResult(days, day, result));
  const par = await localHost().par();
  if (par === null) return;
  changeDays((days) => withPar(days, day, par));
  remark(`Par is ${scoreText(par, result.counts)}: ${parText(result, par)}.`);
}
