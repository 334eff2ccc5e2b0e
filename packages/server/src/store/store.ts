import type { Entry, Instant, Opening } from '../table/entry.ts';

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

/** A table as far as it had come, to shorten the way to what it is now. */
export interface Snapshot {
  readonly number: number;
  readonly text: string;
}

/** The log of all tables. What is answered is kept: an entry is on the disk before anybody is told of it. */
export interface Store {
  create(opening: Opening, due: Instant | null): Promise<Place>;
  find(id: string): Promise<Place | null>;
  findCode(code: string): Promise<Place | null>;
  /** Keeps an entry, unless another one has its number. */
  append(line: Line): Promise<'kept' | 'taken'>;
  /** The entries after so many. */
  entries(place: Place, after: number): Promise<readonly Entry[]>;
  keepSnapshot(place: Place, snapshot: Snapshot): Promise<void>;
  snapshot(place: Place): Promise<Snapshot | null>;
  /** Tables that somebody must look at by then, the most urgent first. */
  due(by: Instant, most: number): Promise<readonly Place[]>;
  /** Tables that anybody may join, newest first. */
  listed(most: number): Promise<readonly Place[]>;
  /** Takes the table off the list of those that anybody may join. */
  unlist(place: Place): Promise<void>;
  /** Forgets tables on which nothing has happened since, those that are over or those that never ended; how many. */
  prune(before: Instant, which: 'over' | 'all'): Promise<number>;
  /** Is it there and does it answer? */
  check(): Promise<void>;
  close(): Promise<void>;
}
