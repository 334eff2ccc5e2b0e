import { type Ask, expiredInput, MOST_DELAY, type Seat } from '@deckle/kernel';
import type { Hook } from '../hooks/call.ts';
import type { Instant } from './entry.ts';
import { mustAnswer, type Table } from './table.ts';

/** The seats of bots that may act. */
export const botsAsked = (table: Table): readonly Seat[] => botsOf(table, () => true);

/** Those for which the game waits. What a bot may do besides, it does while somebody looks at the table. */
export const botsAwaited = (table: Table): readonly Seat[] => botsOf(table, ({ must }) => must);

function botsOf({ match, chairs }: Table, isMeant: (ask: Ask) => boolean): readonly Seat[] {
  if (match === null || match.last.state.result !== null || chairs.every(({ kind }) => kind !== 'bot')) return [];
  const asks = match.last.state.frames.at(-1)?.asks ?? [];
  const asked = new Set(asks.filter(isMeant).map(({ seat }) => seat));
  return [...asked].filter((seat) => chairs[seat]?.kind === 'bot');
}

/** A call to somebody for whom the game waits, who wants to be told and has not been yet. */
export interface Owed {
  readonly seat: Seat;
  readonly ask: number;
  readonly hook: Hook;
}

export function callsOwed(table: Table): readonly Owed[] {
  if (table.chairs.every(({ hook }) => hook === null)) return [];
  return [...mustAnswer(table)].flatMap(([seat, ask]) => {
    const { hook = null, called = null } = table.chairs[seat] ?? {};
    return hook === null || called === ask ? [] : [{ seat, ask, hook }];
  });
}

/** Has the server itself something to do here? */
const isWork = (table: Table): boolean => botsAwaited(table).length > 0 || callsOwed(table).length > 0;

/** So long work is left to the server that has the table in memory, before others look whether it is still there. */
export const PATIENCE = 3000;

/** When somebody must look at the table though nobody comes: a bot's turn, a call, or the end of a time. */
export function dueOf(table: Table, now: Instant): Instant | null {
  const { match, began } = table;
  if (match === null || began === null || match.last.state.result !== null) return null;
  if (isWork(table)) return now + PATIENCE;
  const late = expiredInput(match.last.state, Number.MAX_SAFE_INTEGER);
  return late === null ? null : began + late.at + MOST_DELAY;
}

/** Does what the store has say it well enough? Work may be due a little earlier: looking in vain does no harm. */
export function isStillDue(
  known: Instant | null | 'unknown',
  due: Instant | null,
  table: Table,
  now: Instant,
): boolean {
  if (known === due) return true;
  if (due === null || typeof known !== 'number' || !isWork(table)) return false;
  return now < known && known <= due;
}
