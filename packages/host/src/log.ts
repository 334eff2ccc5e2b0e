import { type Event, eventFor, type Match, type Seat } from '@deckle/kernel';
import { narrate } from '@deckle/words';
import type { Sitter } from './sitters.ts';

type Moment = Match['last'];

/** One sentence about what happened. */
export interface Told {
  readonly text: string;
  readonly kind: Event['kind'];
  /** Cards went where the viewer cannot see them: the first to be left out where there is much to tell. */
  readonly aside: boolean;
}

/** What happened in one step, as this seat may know it. */
export function toldOf(
  { game, tools }: Match,
  moment: Moment,
  seat: Seat | null,
  sitters: readonly Sitter[],
): readonly Told[] {
  const nameOf = (other: Seat): string => sitters[other]?.name ?? `Seat ${other}`;
  return moment.events.flatMap((event) => {
    const seen = eventFor(event, seat);
    const text = narrate(game, seen, nameOf, tools.pack);
    return text === null ? [] : [{ text, kind: seen.kind, aside: seen.kind === 'moved' && seen.cards === null }];
  });
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
  momentsSince(match, null).flatMap((moment) => toldOf(match, moment, seat, sitters).map(({ text }) => text));
