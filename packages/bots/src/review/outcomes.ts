import type { Seat, State } from '@deckle/kernel';
import type { Outcomes, Tally } from './review-types.ts';

/** Fewer games than this say nothing of the chances. */
export const ENOUGH = 5;

/** How many of the games a seat won; a shared win counts in part. */
export const winsIn = (ends: readonly State[], seat: Seat): number =>
  ends.reduce((sum, { result }) => sum + (result?.winners.includes(seat) ? 1 / result.winners.length : 0), 0);

export const tallyOf = (ends: readonly State[], seat: Seat): Tally => ({ games: ends.length, won: winsIn(ends, seat) });

/** What games came to; null where there are too few. */
export const outcomesOf = (ends: readonly State[]): Outcomes | null =>
  ends.length < ENOUGH
    ? null
    : {
        games: ends.length,
        wins: bySeat(ends, (seat) => winsIn(ends, seat)),
        points: bySeat(
          ends,
          (seat) => ends.reduce((sum, { scores }) => sum + (scores[seat] as number), 0) / ends.length,
        ),
      };

const bySeat = ([first]: readonly State[], of: (seat: Seat) => number): readonly number[] =>
  (first?.scores ?? []).map((_, seat) => of(seat));

/** How many more of these games a seat would have won with so many points more; 0 where points do not decide. */
export function winsWith(ends: readonly State[], seat: Seat, more: number): number {
  const isByPoints = ends.every(({ scores, result }) => isSame(result?.winners ?? [], leadersOf(scores)));
  if (!isByPoints) return 0;
  const wins = ends.reduce((sum, { scores }) => {
    const leaders = leadersOf(scores.map((score, at) => (at === seat ? score + more : score)));
    return sum + (leaders.includes(seat) ? 1 / leaders.length : 0);
  }, 0);
  return wins - winsIn(ends, seat);
}

const leadersOf = (scores: readonly number[]): readonly Seat[] =>
  scores.flatMap((score, seat) => (score === Math.max(...scores) ? [seat] : []));

const isSame = (a: readonly Seat[], b: readonly Seat[]): boolean =>
  a.length === b.length && a.every((seat) => b.includes(seat));
