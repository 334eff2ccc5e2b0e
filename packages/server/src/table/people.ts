import type { FromServer } from '@deckle/host';
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

export function openPeople(): People {
  const crowds = new Map<LiveTable, Crowd>();
  const hereAt = (live: LiveTable): readonly boolean[] => {
    const seats = new Set(Array.from(crowds.get(live)?.present ?? [], ({ reader }) => reader.seat));
    return live.table().chairs.map((_chair, seat) => seats.has(seat));
  };
  const tellPresence = (live: LiveTable): void => {
    const present = crowds.get(live)?.present ?? new Set<Present>();
    const watchers = Array.from(present).filter(({ reader }) => reader.seat === null).length;
    const text = JSON.stringify({ is: 'presence', here: hereAt(live), watchers } satisfies FromServer);
    for (const { tell } of present) tell(text);
  };
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
    return crowd;
  };
  return {
    here: hereAt,
    enter(live, reader, tell) {
      const { present, stop } = crowdAt(live);
      const one = { reader, tell };
      present.add(one);
      tellPresence(live);
      return {
        here: () => hereAt(live),
        leave() {
          present.delete(one);
          if (present.size > 0) return tellPresence(live);
          stop();
          crowds.delete(live);
        },
      };
    },
  };
}
