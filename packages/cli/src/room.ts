import { type Host, peopleOf, type Sitter } from '@deckle/host';
import type { Ask, Match, Millis, Seat } from '@deckle/kernel';
import { type Desk, emptyDesk, type Talk } from './desk.ts';
import type { Lines } from './lines.ts';
import type { World } from './world.ts';

/** One device with one or more people at it, and the match they play. */
export interface Session {
  readonly world: World;
  readonly lines: Lines;
  readonly host: Host;
  readonly sitters: readonly Sitter[];
  readonly dictionary: string;
  readonly talk: Pick<Talk, 'adviser' | 'known' | 'polite' | 'facts' | 'save' | 'shuffle'>;
}

export interface Room extends Session {
  /** The seats of people. */
  readonly people: readonly Seat[];
  readonly desks: ReadonlyMap<Seat, Desk>;
  /** Who looks at the screen; null while nobody may. */
  viewer: Seat | null;
  /** The moment of the match the screen shows. */
  drawn: Match | null;
}

export function openRoom(session: Session): Room {
  const people = peopleOf(session.sitters);
  const viewer = people.length === 1 ? (people[0] as Seat) : null;
  return { ...session, people, desks: new Map(people.map((seat) => [seat, emptyDesk()])), viewer, drawn: null };
}

export const deskOf = ({ desks }: Room, seat: Seat): Desk => desks.get(seat) as Desk;
export const nameOf = ({ sitters }: Room, seat: Seat): string => sitters[seat]?.name ?? `Seat ${seat}`;

export const asksOf = ({ host }: Room, seat: Seat): readonly Ask[] =>
  host.view(seat).asks.filter((ask) => ask.seat === seat);
export const mustAct = (room: Room, seat: Seat): boolean => asksOf(room, seat).some(({ must }) => must);
/** Whoever is answered for soon need not be called to the screen. */
export const wantsToBeAsked = (room: Room, seat: Seat): boolean =>
  asksOf(room, seat).some(({ must, soon }) => must && soon === undefined);
export const isOver = ({ host }: Room): boolean => host.match().last.state.result !== null;

export const soonest = (...times: readonly (Millis | null)[]): Millis | null =>
  times.reduce((first, time) => (time === null || (first !== null && first <= time) ? first : time), null);

/** When the time of these asks is up. */
export const deadlineOf = (asks: readonly Ask[]): Millis | null =>
  soonest(...asks.flatMap(({ until, soon = until, must }) => (soon === undefined || !must ? [] : [soon])));
