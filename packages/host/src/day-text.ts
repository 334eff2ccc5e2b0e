import { type Day, dayName } from './calendar.ts';
import { type Days, keptOn, rowUpTo } from './days.ts';
import type { DayResult } from './par.ts';

const NUMBERS = 'No One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve'.split(' ');

/** `Five days in a row`; nothing for a single one. */
export const rowText = (count: number): string => (count < 2 ? '' : `${NUMBERS[count] ?? count} days in a row`);

const several = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;
const aloud = (score: number): string => (score < 0 ? `minus ${-score}` : String(score));

/** What a score counts, in the terms of the game: `214 points`, `97 cards laid`, `12 cards left`. */
export function scoreText(score: number, counts: DayResult['counts']): string {
  if (counts === 'laid') return `${several(score, 'card')} laid`;
  if (counts === 'left') return score === 0 ? 'no card left' : `${several(-score, 'card')} left`;
  return `${aloud(score)} ${Math.abs(score) === 1 ? 'point' : 'points'}`;
}

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
    ...(hints === 0 ? [] : [`with ${several(hints, 'hint')}`]),
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
