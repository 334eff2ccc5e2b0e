import type { Millis, Seat } from '@deckle/kernel';
import type { Instant } from './entry.ts';
import type { LiveTable } from './live.ts';
import type { Reader } from './seen.ts';
import { isFinished, type Table } from './table.ts';

/** Spectators see what is that old, and a turn old: nobody can help a player by it. */
export const LAG: Millis = 60_000;

/** A table as it was after one of its entries, and whose act that was. */
export interface Step {
  readonly table: Table;
  readonly at: Instant;
  readonly seat: Seat | null;
}

/** The table as a reader may know it. */
export interface Sight {
  readonly table: Table;
  /** How long the match has gone on, as far as they see it. */
  readonly now: Millis;
  /** When there is more to see though nothing happens; null: not before something happens. */
  readonly next: Instant | null;
}

/** Whoever sits at the table sees it as it is, others what its policy lets them. */
export function sightOf(live: LiveTable, { seat, mayWatch }: Reader, time: Instant): Sight {
  const table = live.table();
  const { spectators } = table.opening.plan;
  const isOver = isFinished(table);
  if (seat !== null || table.match === null || (isOver && mayWatch && spectators !== 'none'))
    return { table, now: live.now(), next: null };
  if (!mayWatch || spectators !== 'delayed')
    return { table: { ...table, match: null, said: [] }, now: live.now(), next: null };
  return delayed(live, time);
}

function delayed(live: LiveTable, time: Instant): Sight {
  const trail = live.trail();
  const alone = live.table().chairs.length === 1;
  let next: Instant | null = null;
  /** Who has acted since. */
  const since = new Set<Seat>();
  for (const { table, at, seat } of trail.toReversed()) {
    const hasTurned = alone ? since.size > 0 : [...since].some((other) => other !== seat);
    if (table.match === null || (hasTurned && at + LAG <= time)) {
      return { table, now: Math.max(table.match?.last.state.now ?? 0, live.now() - LAG), next };
    }
    if (hasTurned) next = at + LAG;
    if (seat !== null) since.add(seat);
  }
  throw new Error('a trail begins with an open table');
}
