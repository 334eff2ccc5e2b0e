import type { TableSeen } from '@deckle/host';
import type { LiveTable } from '../table/live.ts';
import { NOBODY, tableFor } from '../table/seen.ts';
import type { Desk } from './desk.ts';

/** So many are shown, of so many that are looked at. */
const MOST_SHOWN = 50;
const MOST_LOOKED_AT = 200;
/** Where nobody is after so long, nobody comes back. */
const FORGOTTEN = 24 * 3600 * 1000;

/** Tables that anybody may join: first those where somebody waits, and of each the newest first. */
export async function lobbyOf({
  tables,
  people,
  time,
}: Pick<Desk, 'tables' | 'people' | 'time'>): Promise<readonly TableSeen[]> {
  const lives = await tables.listed(MOST_LOOKED_AT);
  const waits = new Map(lives.map((live) => [live, people.isAnybodyAt(live)]));
  const isLeft = (live: LiveTable): boolean => waits.get(live) !== true && live.table().opening.at + FORGOTTEN < time();
  for (const live of lives) if (isLeft(live)) tables.unlist(live);
  const open = lives.filter((live) => {
    const { match, chairs } = live.table();
    return match === null && chairs.some(({ kind }) => kind === 'open') && !isLeft(live);
  });
  const [waited, others] = [open.filter((live) => waits.get(live)), open.filter((live) => !waits.get(live))];
  return [...waited, ...others].slice(0, MOST_SHOWN).map((live) => tableFor(live.table(), NOBODY, people.here(live)));
}
