import { expiredInput, MOST_DELAY, type Seat } from '@deckle/kernel';
import type { Instant } from './entry.ts';
import type { Table } from './table.ts';

/** The seats of bots that may act. */
export function botsAsked({ match, chairs }: Table): readonly Seat[] {
  if (match === null || match.last.state.result !== null) return [];
  const asked = new Set(match.last.state.frames.at(-1)?.asks.map(({ seat }) => seat));
  return [...asked].filter((seat) => chairs[seat]?.kind === 'bot');
}

/** When somebody must look at the table though nobody comes: a bot's turn, or the end of a time. */
export function dueOf(table: Table, now: Instant): Instant | null {
  const { match, began } = table;
  if (match === null || began === null || match.last.state.result !== null) return null;
  if (botsAsked(table).length > 0) return now;
  const late = expiredInput(match.last.state, Number.MAX_SAFE_INTEGER);
  return late === null ? null : began + late.at + MOST_DELAY;
}
