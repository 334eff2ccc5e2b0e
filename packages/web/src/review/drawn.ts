import { signed } from '../look/signed.ts';
import { counted } from '../speech/words.ts';
import type { Point } from '@deckle/bots';

/** What a chart spans. */
export interface Frame {
  readonly low: number;
  readonly high: number;
  /** The last moment. */
  readonly end: number;
}

/** It is a hundred wide. */
const HEIGHT = 40;
/** Room for the thickness of a line. */
const EDGE = 1;

export function frameOf(points: readonly Point[], most: number | null): Frame {
  const values = points.flatMap((point) => point.values);
  return {
    low: Math.min(0, ...values),
    high: most ?? Math.max(1, ...values),
    end: Math.max(1, ...points.map(({ moment }) => moment)),
  };
}

/** The line of a seat, in the units of the picture. */
export function lineOf(points: readonly Point[], seat: number, frame: Frame): string {
  const { low, high } = frame;
  return points
    .map(({ moment, values }) => {
      const share = ((values[seat] ?? 0) - low) / (high - low);
      const y = HEIGHT - EDGE - share * (HEIGHT - 2 * EDGE);
      return `${placeOf(moment, frame)},${Number(y.toFixed(2))}`;
    })
    .join(' ');
}

/** What a chart shows, in a sentence; every number is in its table. */
export function summaryOf(title: string, points: readonly Point[], names: readonly string[]): string {
  const [first, last] = [points[0], points.at(-1)];
  const went = names.map(
    (name, seat) => `${name} from ${signed(first?.values[seat] ?? 0)} to ${signed(last?.values[seat] ?? 0)}`,
  );
  return `${title}: ${went.join(', ')}, over ${counted(last?.moment ?? 0, 'move')}.`;
}

/** More of them would touch on a telephone. */
const MOST_TICKS = 5;

/** The moves named below a chart, in round steps; where it begins is plain. */
export function ticksOf(end: number): readonly number[] {
  const tens = 10 ** Math.floor(Math.log10(Math.max(1, end / MOST_TICKS)));
  const step = [1, 2, 5, 10].map((round) => round * tens).find((each) => end / each <= MOST_TICKS) as number;
  return Array.from({ length: Math.floor(end / step) }, (_, at) => (at + 1) * step);
}

/** How far to the right a move stands, in hundredths. */
export const placeOf = (moment: number, { end }: Frame): number => Number(((100 * moment) / end).toFixed(2));
