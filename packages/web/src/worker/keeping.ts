import { type KeptTable, keptOf, mergeKept, whyUnkept } from '../table/kept.ts';
import type { KeptClock } from './memory.ts';
import type { Keepsakes } from './mine.ts';
import {
  claimTable,
  dropMine,
  dropTable,
  keepClock,
  keepTable,
  type KeptRow,
  listTables,
  readMine,
  readTable,
  writeMine,
} from './store.ts';

/** A name for this tab, which no other has. */
export const TAB = makeName();

export function makeName(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Tables that could not be kept: they are there as long as this tab. */
const loose = new Map<string, { readonly row: KeptRow; readonly why: string }>();

/** Why a table is here and not on the device; null for those that are kept. */
export const whyLoose = (id: string): string | null => loose.get(id)?.why ?? null;

/** Keeps a table on the device, or if that cannot be, here. */
export async function keepRow(row: KeptRow): Promise<'kept' | 'moved' | 'loose'> {
  try {
    const done = await keepTable(row);
    loose.delete(row.id);
    return done;
  } catch (error) {
    loose.set(row.id, { row, why: whyUnkept(error) });
    return 'loose';
  }
}

/** The newest there is of a table, for this tab to go on with. */
export async function takeRow(id: string): Promise<KeptRow | null> {
  const own = loose.get(id);
  if (own !== undefined) return own.row;
  try {
    return await claimTable(id, TAB);
  } catch {
    // On a full device nothing can be written, but perhaps still be read.
    return readTable(id);
  }
}

export const findRow = async (id: string): Promise<KeptRow | null> => loose.get(id)?.row ?? readTable(id);

/** Where clocks cannot be kept, they are not. */
export const keepTime = (clock: KeptClock): Promise<void> => keepClock(clock).catch(() => {});

/** What could not be kept of what people have made of their cards, by table. */
const looseMine = new Map<string, Keepsakes>();

/** Keeps it on the device, or if that cannot be, here. */
export async function keepMine(id: string, keepsakes: Keepsakes): Promise<void> {
  try {
    await writeMine({ id, at: Date.now(), keepsakes });
    looseMine.delete(id);
  } catch {
    looseMine.set(id, keepsakes);
  }
}

/** As it was kept, whatever has become of it there. */
export const takeMine = async (id: string): Promise<unknown> =>
  looseMine.get(id) ?? (await readMine(id).catch(() => null));

export async function forgetMine(id: string): Promise<void> {
  looseMine.delete(id);
  await dropMine(id).catch(() => {});
}

/** A table that has just been dealt: whatever was remembered under its name is not about its cards. */
export async function keepNew(row: KeptRow): Promise<void> {
  await Promise.all([keepRow(row), forgetMine(row.id)]);
}

export async function listRows(): Promise<readonly KeptTable[]> {
  const own = Array.from(loose.values(), ({ row }) => ({ ...keptOf(row), loose: true }));
  return mergeKept(await listTables().catch(() => []), own);
}

export async function dropRow(id: string): Promise<void> {
  loose.delete(id);
  looseMine.delete(id);
  await dropTable(id);
}
