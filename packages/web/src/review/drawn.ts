import { signed } from '../look/signed.ts';
import type { Point } from '@deckle/bots';

/** What a chart spans. */
export interface Frame {
  readonly low: number;
  readonly high: number;
  /** The last moment. */
  readonly end: number;
}

const [WIDTH, HEIGHT] = [100, 40];
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
export function lineOf(points: readonly Point[], seat: number, { low, high, end }: Frame): string {
  return points
    .map(({ moment, values }) => {
      const share = ((values[seat] ?? 0) - low) / (high - low);
      const [x, y] = [(WIDTH * moment) / end, HEIGHT - EDGE - share * (HEIGHT - 2 * EDGE)];
      return `${Number(x.toFixed(2))},${Number(y.toFixed(2))}`;
    })
    .join(' ');
}

/** What a chart shows, in a sentence; every number is in its table. */
export function summaryOf(title: string, points: readonly Point[], names: readonly string[]): string {
  const [first, last] = [points[0], points.at(-1)];
  const went = names.map(
    (name, seat) => `${name} from ${signed(first?.values[seat] ?? 0)} to ${signed(last?.values[seat] ?? 0)}`,
  );
  return `${title}: ${went.join(', ')}.`;
}
