import type { FromServer, Happened } from '@deckle/host';
import type { Refusal, Seat } from '@deckle/kernel';
import type { Presence } from '../bus/presence.ts';
import type { Entry, Instant } from './entry.ts';
import type { Ring } from './keys.ts';
import type { LiveTable } from './live.ts';
import { freshFor, happenedFor, type Reader, readerOf } from './seen.ts';
import { LAG, sightOf } from './sight.ts';
import { GIVEN_AWAY, NO_KEY } from './table.ts';

/** Somebody who comes to a table. */
export interface Comer {
  readonly ring: Ring;
  /** How much they have seen already. */
  readonly after: number;
  readonly tell: (text: string) => void;
  /** They may not stay. */
  readonly expel: (refusal: Refusal) => void;
}

interface Present {
  readonly comer: Comer;
  reader: Reader;
  /** How far a spectator has been told, and whether of the cards. */
  told: number;
  saw: 'match' | 'table';
}

export interface Room {
  /** What their keys let them be now. */
  reader(): Reader;
  leave(): void;
}

/** Who is connected where; they are told what happens, each what they may know. */
export interface People {
  /** By seat: is somebody connected? */
  here(live: LiveTable): readonly boolean[];
  /** Is anybody connected, be it only to look on? */
  isAnybodyAt(live: LiveTable): boolean;
  /** Null where the keys open nothing. */
  enter(live: LiveTable, comer: Comer): Room | null;
}

interface Crowd {
  readonly present: Set<Present>;
  /** Tells spectators what has become old enough, now and whenever more has. */
  readonly tellLate: () => void;
  readonly stop: () => void;
}

/** After these a key may open something else than before. */
const CHANGES_KEYS: readonly Entry['did'][] = ['freed', 'bot', 'sat', 'watch'];

/** Who comes and goes within so many milliseconds is told at once. */
const TOGETHER = 30;

const watchersIn = (seats: readonly (Seat | null)[]): number => seats.filter((seat) => seat === null).length;

export const mayEnter = ({ seat, isHost, mayWatch }: Reader): boolean => seat !== null || isHost || mayWatch;

export function openPeople(time: () => Instant, presence: Presence): People {
  const crowds = new Map<LiveTable, Crowd>();
  const lives = new Map<string, LiveTable>();
  const seatsAt = (live: LiveTable): readonly (Seat | null)[] =>
    Array.from(crowds.get(live)?.present ?? [], ({ reader }) => reader.seat);
  const hereAt = (live: LiveTable): readonly boolean[] => {
    const seats = new Set([...seatsAt(live), ...presence.elsewhere(live.place.id).seats]);
    return live.table().chairs.map((_chair, seat) => seats.has(seat));
  };
  /** Those at the table on this server are told, wherever somebody came or went; of many who come at once together. */
  const told = new Map<LiveTable, NodeJS.Timeout>();
  const tellPresence = (live: LiveTable): void => {
    if (!told.has(live)) told.set(live, setTimeout(tellPresenceNow, TOGETHER, live).unref());
  };
  const tellPresenceNow = (live: LiveTable): void => {
    told.delete(live);
    const watchers = watchersIn(seatsAt(live)) + presence.elsewhere(live.place.id).watchers;
    const text = JSON.stringify({ is: 'presence', here: hereAt(live), watchers } satisfies FromServer);
    for (const { comer } of crowds.get(live)?.present ?? []) comer.tell(text);
  };
  /** Somebody came or went on this server. */
  const changed = (live: LiveTable): void => {
    const seats = seatsAt(live);
    const taken = [...new Set(seats)].filter((seat) => seat !== null);
    presence.tell(live.place.id, { seats: taken, watchers: watchersIn(seats) });
    tellPresence(live);
  };
  presence.onChange((table) => {
    const live = lives.get(table);
    if (live !== undefined) tellPresence(live);
  });
  /** All that is new to somebody, as far as they may see it; where they saw no cards before, all of the match is. */
  const tellFresh = (live: LiveTable, one: Present): Instant | null => {
    const { table, now, next } = sightOf(live, one.reader, time());
    const saw = table.match === null ? 'table' : 'match';
    if (table.number === one.told && saw === one.saw) return next;
    const after = one.saw === saw ? one.told : 0;
    one.comer.tell(JSON.stringify(freshFor(table, one.reader, now, hereAt(live), after)));
    [one.told, one.saw] = [table.number, saw];
    return next;
  };
  /** A chair may have been given to somebody else, or the link of spectators made anew: whoever had it is nobody there any more. */
  const checkKeys = (live: LiveTable, present: Set<Present>): void => {
    for (const one of present) {
      const { seat } = one.reader;
      one.reader = readerOf(live.table(), one.comer.ring);
      if (seat === null ? mayEnter(one.reader) : one.reader.seat === seat) continue;
      present.delete(one);
      one.comer.expel(seat === null ? NO_KEY : GIVEN_AWAY);
    }
  };
  const crowdAt = (live: LiveTable): Crowd => {
    const known = crowds.get(live);
    if (known !== undefined) return known;
    const present = new Set<Present>();
    let timer: NodeJS.Timeout | undefined;
    const tellLate = (): void => {
      clearTimeout(timer);
      const times = [...present].flatMap((one) => (one.reader.seat === null ? (tellFresh(live, one) ?? []) : []));
      if (times.length > 0) timer = setTimeout(tellLate, Math.min(LAG, Math.max(0, Math.min(...times) - time())));
    };
    const unwatch = live.watch((entry, table, before) => {
      if (CHANGES_KEYS.includes(entry.did)) checkKeys(live, present);
      tellSeats(present, (reader) => happenedFor({ entry, table, before }, reader, live.now(), () => hereAt(live)));
      tellLate();
    });
    const crowd = {
      present,
      tellLate,
      stop() {
        clearTimeout(timer);
        unwatch();
      },
    };
    crowds.set(live, crowd);
    lives.set(live.place.id, live);
    return crowd;
  };
  return {
    here: hereAt,
    isAnybodyAt(live) {
      const { seats, watchers } = presence.elsewhere(live.place.id);
      return seatsAt(live).length + seats.length + watchers > 0;
    },
    enter(live, comer) {
      const reader = readerOf(live.table(), comer.ring);
      if (!mayEnter(reader)) return null;
      const { present, tellLate, stop } = crowdAt(live);
      const { table, now, next } = sightOf(live, reader, time());
      const one: Present = { comer, reader, told: table.number, saw: table.match === null ? 'table' : 'match' };
      present.add(one);
      comer.tell(JSON.stringify(freshFor(table, reader, now, hereAt(live), comer.after)));
      if (next !== null) tellLate();
      changed(live);
      return {
        reader: () => one.reader,
        leave() {
          present.delete(one);
          changed(live);
          if (present.size > 0 || crowds.get(live)?.present !== present) return;
          stop();
          crowds.delete(live);
          lives.delete(live.place.id);
        },
      };
    },
  };
}

/** The same as `readerOf`, but keys that open nothing are tried again with what other servers know: somebody may just have sat down there. */
export async function readerAt(live: LiveTable, ring: Ring): Promise<Reader> {
  const reader = readerOf(live.table(), ring);
  if (ring.length === 0 || mayEnter(reader)) return reader;
  await live.catchUp();
  return readerOf(live.table(), ring);
}

/** The same seat in several windows is told the same. */
function tellSeats(present: Iterable<Present>, happened: (reader: Reader) => Happened): void {
  const texts = new Map<string, string>();
  for (const { reader, comer } of present) {
    if (reader.seat === null) continue;
    const eyes = `${reader.seat} ${reader.isHost}`;
    const text = texts.get(eyes) ?? JSON.stringify(happened(reader));
    texts.set(eyes, text);
    comer.tell(text);
  }
}
