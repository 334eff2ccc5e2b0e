import { dealtOf, type Event, eventFor, type Match, type Seat, type SeenEvent } from '@deckle/kernel';
import { narrate } from '@deckle/words';
import type { HappeningSeen } from './online.ts';
import type { Sitter } from './sitters.ts';

type Moment = Match['last'];

/** One sentence about what happened. */
export interface Told {
  readonly text: string;
  readonly kind: Event['kind'];
  /** Cards went where the viewer cannot see them: the first to be left out where there is much to tell. */
  readonly aside: boolean;
  /** Words it is about, as they stand in the text. */
  readonly words: readonly string[];
}

/** The game of a match and what it is played with: all that is needed to tell of it to whoever sees only a part. */
export type Played = Pick<Match, 'game' | 'tools'>;

/** What happened in one step, as this seat may know it; `you`: the one person who reads it, and is spoken to. */
export const toldOf = (
  played: Played,
  { events }: { readonly events: readonly Event[] },
  seat: Seat | null,
  sitters: readonly Sitter[],
  you: Seat | null = null,
): readonly Told[] =>
  toldSeen(
    played,
    events.map((event) => eventFor(event, seat)),
    sitters,
    you,
  );

/** The same of events that are cut already. */
export function toldSeen(
  { game, tools }: Played,
  events: readonly SeenEvent[],
  sitters: readonly Sitter[],
  you: Seat | null = null,
): readonly Told[] {
  const nameOf = (other: Seat): string => sitters[other]?.name ?? `Seat ${other}`;
  return events.flatMap((seen) => {
    const text = narrate(game, seen, nameOf, tools.pack, you);
    const aside = seen.kind === 'moved' && seen.cards === null;
    return text === null ? [] : [{ text, kind: seen.kind, aside, words: wordsOf(seen) }];
  });
}

/** By convention what a game says of words it names `word` or `words`. */
function wordsOf(event: SeenEvent): readonly string[] {
  if (event.kind !== 'said') return [];
  const { word = '', words = '' } = event.data;
  return `${word} ${words}`.match(/[A-Z]{2,}/g) ?? [];
}

/** An input and what came of it. */
export interface Happening {
  /** Which input of the record, counted from 0; −1 is the deal. */
  readonly number: number;
  readonly events: readonly Event[];
  /** The input that this one takes back. */
  readonly takesBack: number | null;
}

/** All that ever happened, oldest first; what was taken back too. */
export function happeningsOf(match: Match): readonly Happening[] {
  const all: Happening[] = [];
  for (let entry = match.log; entry !== null; entry = entry.before) {
    const { number, events, input } = entry;
    all.push({ number, events, takesBack: input.move.kind === 'undo' ? input.ask : null });
  }
  all.push({ number: -1, events: dealtOf(match), takesBack: null });
  return all.reverse();
}

/** What happened, cut to what this seat may know. */
export const happeningFor = ({ number, events, takesBack }: Happening, seat: Seat | null): HappeningSeen => ({
  number,
  events: events.map((event) => eventFor(event, seat)),
  takesBack,
});

/** The moments after `since` (null: all), oldest first. What was taken back is not among them. */
export function momentsSince(match: Match, since: Moment | null): readonly Moment[] {
  const moments: Moment[] = [];
  for (let moment: Moment | null = match.last; moment !== null && moment !== since; moment = moment.before) {
    moments.push(moment);
  }
  return moments.reverse();
}

/** The whole match in words. */
export const logLines = (
  match: Match,
  seat: Seat | null,
  sitters: readonly Sitter[],
  you: Seat | null = null,
): readonly string[] =>
  happeningsOf(match).flatMap((happening) => toldOf(match, happening, seat, sitters, you).map(({ text }) => text));
