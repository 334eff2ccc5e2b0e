import type { FromServer } from '@deckle/host';
import type { Presence } from '../bus/presence.ts';
import type { LiveTable } from './live.ts';
import { happenedFor, type Reader } from './seen.ts';

/** Somebody who is connected to a table. */
interface Present {
  readonly reader: Reader;
  readonly tell: (text: string) => void;
}

export interface Room {
  here(): readonly boolean[];
  leave(): void;
}

/** Who is connected where; they are told what happens, each what they may know. */
export interface People {
  /** By seat: is somebody connected? */
  here(live: LiveTable): readonly boolean[];
  enter(live: LiveTable, reader: Reader, tell: (text: string) => void): Room;
}

interface Crowd {
  readonly present: Set<Present>;
  readonly stop: () => void;
}

export function openPeople(presence: Presence): People {
  const crowds = new Map<LiveTable, Crowd>();
  const lives = new Map<string, LiveTable>();
  const presentAt = (live: LiveTable): readonly Present[] => [...(crowds.get(live)?.present ?? [])];
  const hereAt = (live: LiveTable): readonly boolean[] => {
    const here = presentAt(live).map(({ reader }) => reader.seat);
    const seats = new Set([...here, ...presence.elsewhere(live.place.id).seats]);
    return live.table().chairs.map((_chair, seat) => seats.has(seat));
  };
  /** Those at the table on this server are told, wherever somebody came or went. */
  const tellPresence = (live: LiveTable): void => {
    const present = presentAt(live);
    const own = present.filter(({ reader }) => reader.seat === null).length;
    const watchers = own + presence.elsewhere(live.place.id).watchers;
    const text = JSON.stringify({ is: 'presence', here: hereAt(live), watchers } satisfies FromServer);
    for (const { tell } of present) tell(text);
  };
  /** Somebody came or went on this server. */
  const changed = (live: LiveTable): void => {
    const seats = presentAt(live).map(({ reader }) => reader.seat);
    const taken = [...new Set(seats)].filter((seat) => seat !== null);
    presence.tell(live.place.id, { seats: taken, watchers: seats.filter((seat) => seat === null).length });
    tellPresence(live);
  };
  presence.onChange((table) => {
    const live = lives.get(table);
    if (live !== undefined) tellPresence(live);
  });
  const crowdAt = (live: LiveTable): Crowd => {
    const known = crowds.get(live);
    if (known !== undefined) return known;
    const present = new Set<Present>();
    const stop = live.watch((entry, table) => {
      const [now, here] = [live.now(), hereAt(live)];
      /** The same seat in several windows is told the same. */
      const texts = new Map<string, string>();
      for (const { reader, tell } of present) {
        const eyes = `${reader.seat} ${reader.isHost}`;
        const text = texts.get(eyes) ?? JSON.stringify(happenedFor(entry, table, reader, now, here));
        texts.set(eyes, text);
        tell(text);
      }
    });
    const crowd = { present, stop };
    crowds.set(live, crowd);
    lives.set(live.place.id, live);
    return crowd;
  };
  return {
    here: hereAt,
    enter(live, reader, tell) {
      const { present, stop } = crowdAt(live);
      const one = { reader, tell };
      present.add(one);
      changed(live);
      return {
        here: () => hereAt(live),
        leave() {
          present.delete(one);
          changed(live);
          if (present.size > 0) return;
          stop();
          crowds.delete(live);
          lives.delete(live.place.id);
        },
      };
    },
  };
}
