import type { Match } from '@deckle/kernel';
import { openHost } from './host.ts';
import type { Player } from './plan.ts';

/** Far more answers than any game we know takes. */
export const MAX_ANSWERS = 5000;

/**
 * Lets programs play a match, an answer at each step: the clock is set forward, as nobody waits. It is over with the
 * game, or where it would take far too many answers.
 */
export function* playOut(match: Match, players: readonly Player[]): Generator<Match, Match> {
  const host = openHost({ match, players, time: () => 0, played: () => {} });
  for (let answers = 0; answers < MAX_ANSWERS && host.tick(); answers++) yield host.match();
  return host.match();
}

/** What a generator comes to. */
export function finished<T>(steps: Generator<unknown, T>): T {
  for (;;) {
    const next = steps.next();
    if (next.done) return next.value;
  }
}
