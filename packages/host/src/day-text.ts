import { scoreText } from '@deckle/words';
import { type Day, dayName } from './calendar.ts';
import { type Days, keptOn, rowUpTo } from './days.ts';
import type { DayResult } from './par.ts';

const NUMBERS = 'No One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve'.split(' ');

/** `Five days in a row`; nothing for a single one. */
export const rowText = (count: number): string => (count < 2 ? '' : `${NUMBERS[count] ?? count} days in a row`);

const hintsText = (count: number): string => `${count} ${count === 1 ? 'hint' : 'hints'}`;

/** `34 better than par`: over par is good here and bad in golf, so it is not said like that. */
export function parText({ score, counts }: DayResult, par: number): string {
  if (score === par) return 'just par';
  const by = Math.abs(score - par);
  if (counts === 'left') return `${by} ${score > par ? 'fewer' : 'more'} than par`;
  return `${by} ${score > par ? 'better than' : 'short of'} par`;
}

/** `214 points, 34 better than par, with 2 hints`. */
export const resultText = (result: DayResult, hints: number): string =>
  [
    `${result.gaveUp ? 'given up with ' : ''}${scoreText(result.score, result.counts)}`,
    ...(result.par === null ? [] : [parText(result, result.par)]),
    ...(hints === 0 ? [] : [`with ${hintsText(hints)}`]),
  ].join(', ');

/** A day's result for others, who may still want to play: no word, no letter. Null as long as there is none. */
export function shareDay(days: Days, day: Day): string | null {
  const { result = null, hints = 0 } = keptOn(days, day) ?? {};
  if (result === null) return null;
  const row = rowText(rowUpTo(days, day));
  return [
    `Deckle, ${dayName(day)}, ${result.title}: ${resultText(result, hints)}.`,
    ...(row === '' ? [] : [`${row}.`]),
  ].join(' ');
}
