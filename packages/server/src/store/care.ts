import type { Instant } from '../table/entry.ts';
import type { Place } from './store.ts';

/** A table as it goes from one store to another: all but what follows from its entries again. */
export interface Copy {
  readonly id: string;
  readonly code: string;
  readonly isListed: boolean;
  readonly isOver: boolean;
  readonly due: Instant | null;
  /** In their order, as text: what is copied is not read. */
  readonly entries: readonly { readonly at: Instant; readonly text: string }[];
}

/**
 * What became of a copy: the table is new, it has grown by entries that were missing, it had all of them, or other things
 * have happened there and it stays as it is.
 */
export type Pasted = 'new' | 'grown' | 'same' | 'other';

/** What back-ups and the forgetting of old tables need; all of it goes on beside servers that play. */
export interface Care {
  /** All tables in the order they were opened, after the one with this key. */
  all(after: number, most: number): Promise<readonly Place[]>;
  /** Null when it is gone. */
  copy(place: Place): Promise<Copy | null>;
  /** Adds what is missing, all of it or nothing. Nothing that is there is ever changed. */
  paste(copies: readonly Copy[]): Promise<readonly Pasted[]>;
  /** Tables on which nothing has happened since then, those that are over or all; after the one with this key. */
  old(before: Instant, which: 'over' | 'all', after: number, most: number): Promise<readonly Place[]>;
  /** Removes a table and all that was kept of it, unless something has happened there since then; true: it is gone. */
  forget(place: Place, before: Instant): Promise<boolean>;
}

/** What a copy adds to entries that are there, or null if other things have happened there. */
export function missingOf(copy: Copy, present: readonly string[]): Copy['entries'] | null {
  const isSame = present.every((text, at) => copy.entries[at] === undefined || copy.entries[at].text === text);
  return isSame ? copy.entries.slice(present.length) : null;
}
