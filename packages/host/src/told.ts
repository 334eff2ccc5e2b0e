import { withChange } from '@deckle/kernel';
import type { Happened, MatchSeen } from './online.ts';

/** The match as a reader knows it after one more thing has happened. */
export function matchAfter(
  known: MatchSeen | null,
  { match = known ?? undefined, change }: Happened,
): MatchSeen | null {
  if (match === undefined || change === undefined) return match ?? null;
  return { ...change, view: withChange(match.view, change.view) };
}
