import { type Ask, expiredInput, MOST_DELAY, type Seat } from '@deckle/kernel';
import type { Instant } from './entry.ts';
import type { Table } from './table.ts';

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

/** So long a bot's turn is left to the server that has the table in memory, before others look whether it is still there. */
export const BOT_PATIENCE = 3000;

/** When somebody must look at the table though nobody comes: a bot's turn, or the end of a time. */
export function dueOf(table: Table, now: Instant): Instant | null {
  const { match, began } = table;
  if (match === null || began === null || match.last.state.result !== null) return null;
  if (botsAwaited(table).length > 0) return now + BOT_PATIENCE;
  const late = expiredInput(match.last.state, Number.MAX_SAFE_INTEGER);
  return late === null ? null : began + late.at + MOST_DELAY;
}

/** Does what the store has say it well enough? A bot's turn may be due a little earlier: looking in vain does no harm. */
export function isStillDue(
  known: Instant | null | 'unknown',
  due: Instant | null,
  table: Table,
  now: Instant,
): boolean {
  if (known === due) return true;
  if (due === null || typeof known !== 'number' || botsAwaited(table).length === 0) return false;
  return now < known && known <= due;
}
