import type { Entry, Instant, Opening } from '../table/entry.ts';
import type { Care } from './care.ts';

/** Where a table is in the store. */
export interface Place {
  readonly id: string;
  /** A number of the store's own, shorter than the table's name. */
  readonly key: number;
}

export interface Line {
  readonly place: Place;
  /** Which entry of the table it is, the opening being 1: a number is given once, and whoever comes second is told. */
  readonly number: number;
  readonly entry: Entry;
  /** When somebody must look at the table again though nobody comes; `same`: as it was before. */
  readonly due: Instant | null | 'same';
  /** The game is over with this entry. */
  readonly isOver: boolean;
}

/** `gone`: the table has been forgotten meanwhile. */
export type Kept = 'kept' | 'taken' | 'gone';

/** A table as far as it had come, to shorten the way to what it is now. */
export interface Snapshot {
  readonly number: number;
  readonly text: string;
}

/** The log of all tables. What is answered is kept: an entry is on the disk before anybody is told of it. */
export interface Store {
  /** Null when another table has this id or this code. */
  create(opening: Opening, due: Instant | null): Promise<Place | null>;
  find(id: string): Promise<Place | null>;
  findCode(code: string): Promise<Place | null>;
  /**
   * Keeps an entry, unless another one has its number. Should it fail, it may have been kept all the same, as when the
   * connection broke before the answer: whoever tries again finds the number taken and reads by whom.
   */
  append(line: Line): Promise<Kept>;
  /** The entries after so many. */
  entries(place: Place, after: number): Promise<readonly Entry[]>;
  /** How many entries each of these tables has, to see where other servers have written; 0 for one that is gone. */
  numbers(places: readonly Place[]): Promise<readonly number[]>;
  keepSnapshot(place: Place, snapshot: Snapshot): Promise<void>;
  snapshot(place: Place): Promise<Snapshot | null>;
  /** Tables that somebody must look at by then, the most urgent first, after so many. */
  due(by: Instant, most: number, skip: number): Promise<readonly Place[]>;
  /** Tables that anybody may join, newest first. */
  listed(most: number): Promise<readonly Place[]>;
  /** Takes the table off the list of those that anybody may join. */
  unlist(place: Place): Promise<void>;
  /** What time it is for all who share it: by its own clock, where it has one, and never before what was kept last. */
  time(): Promise<Instant>;
  /** Is it there and does it answer? */
  check(): Promise<void>;
  /** For those who look after the data. */
  readonly care: Care;
  close(): Promise<void>;
}

interface Waiting {
  readonly line: Line;
  readonly resolve: (done: Kept) => void;
  readonly reject: (error: Error) => void;
}

/** So much goes into one commit: what waits behind it waits no longer than that takes. */
const MOST_LINES = 1000;

/** A commit costs as much as forty lines: with so many in one, more would gain little. */
const ENOUGH = 64;

/**
 * Gathers into one commit what comes while `most` commits are under way, and in one turn of the event loop after the other
 * as long as each brings more: under load nearly all wait for the same commit, and who is alone waits for one turn.
 */
export function gatherLines(
  commit: (lines: readonly Line[]) => Promise<readonly Kept[]>,
  most: number,
): { readonly add: (line: Line) => Promise<Kept>; readonly drain: () => Promise<void> } {
  let waiting: Waiting[] = [];
  let isSet = false;
  let gathered = 0;
  const underWay = new Set<Promise<void>>();

  const look = (): void => {
    if (waiting.length === gathered || waiting.length >= ENOUGH) return flush();
    gathered = waiting.length;
    setImmediate(look);
  };
  const flush = (): void => {
    [isSet, gathered] = [false, 0];
    while (waiting.length > 0 && underWay.size < most) {
      const batch = waiting.slice(0, MOST_LINES);
      waiting = waiting.slice(MOST_LINES);
      const done: Promise<void> = settle(batch, () => underWay.delete(done));
      underWay.add(done);
    }
  };
  const settle = async (batch: readonly Waiting[], end: () => void): Promise<void> => {
    try {
      const kept = await commit(batch.map(({ line }) => line));
      for (const [at, { resolve }] of batch.entries()) resolve(kept[at] ?? 'taken');
    } catch (error) {
      for (const { reject } of batch) reject(error as Error);
    }
    end();
    flush();
  };
  return {
    add: (line) =>
      new Promise((resolve, reject) => {
        waiting.push({ line, resolve, reject });
        if (!isSet) setImmediate(look);
        isSet = true;
      }),
    async drain() {
      flush();
      while (underWay.size > 0) await Promise.all(underWay);
    },
  };
}
