import type { LiveTable } from './live.ts';
import type { Table } from './table.ts';

/** How much others have said that there is, while it is being read: much may be said meanwhile, and is read at once. */
const hearing = new WeakMap<LiveTable, number>();

/** Is it so? Whoever would say no reads first what other servers have written. */
export async function isSurely(live: LiveTable, isSo: (table: Table) => boolean): Promise<boolean> {
  if (isSo(live.table())) return true;
  await live.catchUp();
  return isSo(live.table());
}

/** Another server says that the table has so many entries. */
export function hear(live: LiveTable, number: number): void {
  const known = hearing.get(live);
  hearing.set(live, Math.max(known ?? 0, number));
  if (known === undefined) void readHeard(live).finally(() => hearing.delete(live));
}

async function readHeard(live: LiveTable): Promise<void> {
  for (let before = -1; live.table().number < (hearing.get(live) ?? 0) && live.table().number !== before; ) {
    before = live.table().number;
    // Should the store not answer, the next round asks again.
    await live.catchUp().catch(() => {});
  }
}
