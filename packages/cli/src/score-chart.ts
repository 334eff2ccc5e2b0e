import type { Point } from '@deckle/bots';
import type { Names } from '@deckle/words';

/** How numbers went over a game: a bar for each seat. For eyes; `most` is the longest, null: the most there is. */
export function chartLines(
  title: string,
  points: readonly Point[],
  most: number | null,
  names: Names,
  columns: number,
): readonly string[] {
  if (points.length === 0) return [];
  const seats = points[0]?.values.map((_, seat) => names(seat)) ?? [];
  const width = Math.max(...seats.map((name) => name.length));
  const full = most ?? Math.max(1, ...points.flatMap(({ values }) => values));
  const room = columns - width - 'move 100   '.length - String(full).length;
  const bars = points.flatMap(({ moment, values }) =>
    values.map((value, seat) => {
      const head = seat === 0 ? `move ${String(moment).padStart(3)}` : ' '.repeat('move 100'.length);
      const bar = '█'.repeat(Math.max(0, Math.round((value / full) * room)));
      return `${head} ${(seats[seat] as string).padEnd(width)} ${bar} ${value}`;
    }),
  );
  return [title, ...bars];
}
