import { eventFor, type Match, type Seat } from '@deckle/kernel';
import { narrate } from '@deckle/words';
import type { Sitter } from './screen.ts';

type Moment = Match['last'];

/** What happened in one step, as this seat may know it. */
export function momentLines(
  { game, tools }: Match,
  moment: Moment,
  seat: Seat | null,
  sitters: readonly Sitter[],
): readonly string[] {
  const nameOf = (other: Seat): string => sitters[other]?.name ?? `Seat ${other}`;
  return moment.events.flatMap((event) => narrate(game, eventFor(event, seat), nameOf, tools.pack) ?? []);
}

/** The moments after `since` (null: all), oldest first. What was taken back is not among them. */
export function momentsSince(match: Match, since: Moment | null): readonly Moment[] {
  const moments: Moment[] = [];
  for (let moment: Moment | null = match.last; moment !== null && moment !== since; moment = moment.before) {
    moments.push(moment);
  }
  return moments.reverse();
}

/** The whole match in words. */
export const logLines = (match: Match, seat: Seat | null, sitters: readonly Sitter[]): readonly string[] =>
  momentsSince(match, null).flatMap((moment) => momentLines(match, moment, seat, sitters));
