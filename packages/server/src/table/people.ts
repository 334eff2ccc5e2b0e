import type { FromServer } from '@deckle/host';
import type { Refusal, Seat } from '@deckle/kernel';
import type { Presence } from '../bus/presence.ts';
import { type Comer, Crowd, type House, type Room } from './crowd.ts';
import type { Instant } from './entry.ts';
import type { Ring } from './keys.ts';
import type { LiveTable } from './live.ts';
import { mayEnter, type Reader, readerOf } from './seen.ts';
import { NO_KEY } from './table.ts';

/** Who is connected where; they are told what happens, each what they may know. */
export interface People {
  /** By seat: is somebody connected? */
  here(live: LiveTable): readonly boolean[];
  /** Is anybody connected, be it only to look on? */
  isAnybodyAt(live: LiveTable): boolean;
  /** Somebody who has seen so much already, or why there is no room for them. */
  enter(live: LiveTable, comer: Comer, after: number): Room | Refusal;
}

/** Who comes and goes within so many milliseconds is told at once. */
const TOGETHER = 30;

const watchersIn = (seats: readonly (Seat | null)[]): number => seats.filter((seat) => seat === null).length;

export function openPeople(time: () => Instant, presence: Presence): People {
  const crowds = new Map<LiveTable, Crowd>();
  const lives = new Map<string, LiveTable>();
  const seatsAt = (live: LiveTable): readonly (Seat | null)[] => crowds.get(live)?.seats() ?? [];
  const here = (live: LiveTable): readonly boolean[] => {
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
    crowds.get(live)?.tell(JSON.stringify({ is: 'presence', here: here(live), watchers } satisfies FromServer));
  };
  presence.onChange((table) => {
    const live = lives.get(table);
    if (live !== undefined) tellPresence(live);
  });
  /** Somebody came or went on this server. */
  const changed = (live: LiveTable): void => {
    const seats = seatsAt(live);
    // It is kept for every table, and a copy takes no more room than it needs.
    const taken = [...new Set(seats)].filter((seat) => seat !== null).slice();
    presence.tell(live.place.id, { seats: taken, watchers: watchersIn(seats) });
    tellPresence(live);
    if (seats.length > 0) return;
    crowds.get(live)?.end();
    crowds.delete(live);
    lives.delete(live.place.id);
  };
  const house: House = { time, here, changed };
  return {
    here,
    isAnybodyAt(live) {
      const { seats, watchers } = presence.elsewhere(live.place.id);
      return seatsAt(live).length + seats.length + watchers > 0;
    },
    enter(live, comer, after) {
      if (!mayEnter(readerOf(live.table(), comer.ring))) return NO_KEY;
      const crowd = crowds.get(live) ?? new Crowd(live, house);
      crowds.set(live, crowd);
      lives.set(live.place.id, live);
      return crowd.enter(comer, after);
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
