import type { Review } from './review-types.ts';

/** What is drawn of one moment: a number for each seat. */
export interface Point {
  /** After so many moves. */
  readonly moment: number;
  readonly values: readonly number[];
}

/** The scores whenever they changed. */
export const scorePoints = ({ stands }: Review): readonly Point[] =>
  stands.map(({ moment, scores }) => ({ moment, values: scores }));

/** Wins in a hundred games played on, up to who won; none where there is nobody to win against or they are not known. */
export function chancePoints({ turns, stands, winners, seats, scores }: Review): readonly Point[] {
  const known = turns.flatMap(({ moment, chances }): readonly Point[] =>
    chances === null
      ? []
      : [{ moment: moment - 1, values: chances.wins.map((won) => Math.round((100 * won) / chances.games)) }],
  );
  if (seats === 1 || known.length === 0) return [];
  const values = scores.map((_, seat) => (winners.includes(seat) ? Math.round(100 / winners.length) : 0));
  // Whoever resigned has ended it after the last turn that is told of.
  const end = Math.max(turns.at(-1)?.moment ?? 0, stands.at(-1)?.moment ?? 0);
  return [...known, { moment: end, values }];
}
