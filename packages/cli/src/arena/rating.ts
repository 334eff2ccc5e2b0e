/** For 95 of 100 cases. */
const SURE = 1.96;

export interface Rating {
  readonly bouts: number;
  /** Share of bouts won, and between which shares it is likely to be. */
  readonly won: number;
  readonly low: number;
  readonly high: number;
}

/** Wilson's interval: it stays within 0 and 1, also where all bouts were won. */
export function ratingOf(results: readonly number[]): Rating {
  const bouts = results.length;
  if (bouts === 0) return { bouts, won: 0.5, low: 0, high: 1 };
  const won = results.reduce((sum, each) => sum + each, 0) / bouts;
  const more = SURE ** 2 / bouts;
  const middle = (won + more / 2) / (1 + more);
  const reach = (SURE * Math.sqrt((won * (1 - won)) / bouts + more / (4 * bouts))) / (1 + more);
  return { bouts, won, low: Math.max(0, middle - reach), high: Math.min(1, middle + reach) };
}

/** By how many points of a chess player's rating such a share is ahead; 400 stand for ten wins to one. */
export const pointsOf = (share: number): number => 400 * Math.log10(share / (1 - share));
