import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { type KeptTable, keptOf } from '../table/kept.ts';
import { type KeptClock, caughtUp } from './memory.ts';
import type { Keepsakes } from './mine.ts';
import type { RoomMemory } from './room.ts';

/** A table as it is kept on this device. */
export interface KeptRow extends Omit<KeptTable, 'loose'> {
  /** The save as it would be in a file. It holds what is hidden, so it never leaves the worker before the end. */
  readonly save: string;
  readonly memory: RoomMemory | null;
  /** The tab that may write it. */
  readonly holder: string;
}

/** What the people of a table, here or on line, have made of their cards. */
interface MineRow {
  readonly id: string;
  /** When it was written, by the clock on the wall. */
  readonly at: number;
  readonly keepsakes: Keepsakes;
}

interface Kept extends DBSchema {
  tables: { key: string; value: KeptRow };
  clocks: { key: string; value: KeptClock };
  mine: { key: string; value: MineRow };
}

/** Some browsers neither open a database nor say why not. */
const PATIENCE = 4000;

let database: Promise<IDBPDatabase<Kept>> | null = null;

function open(): Promise<IDBPDatabase<Kept>> {
  const forget = (): void => {
    database = null;
  };
  if (database === null) {
    const opened = openDB<Kept>('deckle', 3, {
      upgrade(db, version) {
        if (version < 1) db.createObjectStore('tables', { keyPath: 'id' });
        if (version < 2) db.createObjectStore('clocks', { keyPath: 'id' });
        if (version < 3) db.createObjectStore('mine', { keyPath: 'id' });
      },
      // Another tab has a newer version of Deckle.
      blocking(_from, _to, event) {
        (event.target as IDBDatabase).close();
        forget();
      },
      terminated: forget,
    });
    database = Promise.race([opened, tooLong()]);
    database.catch(forget);
  }
  return database;
}

const tooLong = (): Promise<never> =>
  new Promise((_, reject) => setTimeout(() => reject(new Error('it does not answer')), PATIENCE));

/** Keeps a table, unless another tab has taken it: then this one must not write any more. */
export async function keepTable(row: KeptRow): Promise<'kept' | 'moved'> {
  const { store, done } = (await open()).transaction('tables', 'readwrite');
  const before = await store.get(row.id);
  // Tables of the first versions have no holder.
  const isMine = before === undefined || (before.holder ?? row.holder) === row.holder;
  await Promise.all([isMine ? store.put(row) : null, done]);
  return isMine ? 'kept' : 'moved';
}

/** Reads a table for its new holder; from now on nobody else can write it. */
export async function claimTable(id: string, holder: string): Promise<KeptRow | null> {
  const transaction = (await open()).transaction(['tables', 'clocks'], 'readwrite');
  const tables = transaction.objectStore('tables');
  const [row, clock] = await Promise.all([tables.get(id), transaction.objectStore('clocks').get(id)]);
  if (row !== undefined) await tables.put({ ...row, holder });
  await transaction.done;
  return row === undefined ? null : { ...row, memory: caughtUp(row.memory, clock) };
}

export async function readTable(id: string): Promise<KeptRow | null> {
  return (await (await open()).get('tables', id)) ?? null;
}

export async function keepClock(clock: KeptClock): Promise<void> {
  await (await open()).put('clocks', clock);
}

export async function listTables(): Promise<readonly KeptTable[]> {
  return (await (await open()).getAll('tables')).map(keptOf);
}

export async function dropTable(id: string): Promise<void> {
  const stores = ['tables', 'clocks', 'mine'] as const;
  const transaction = (await open()).transaction(stores, 'readwrite');
  await Promise.all([...stores.map((name) => transaction.objectStore(name).delete(id)), transaction.done]);
}

/** Of so many tables that are not on this device, as those on line, it is known how their cards were held last. */
const MOST_AWAY = 40;

/** Tables on line are left without a word: of those the oldest are forgotten. */
export async function writeMine(row: MineRow): Promise<void> {
  const transaction = (await open()).transaction(['tables', 'mine'], 'readwrite');
  const mine = transaction.objectStore('mine');
  if ((await mine.getKey(row.id)) === undefined) {
    const here = await transaction.objectStore('tables').getAllKeys();
    const away = (await mine.getAll()).filter(({ id }) => !here.includes(id)).sort((a, b) => b.at - a.at);
    await Promise.all(away.slice(MOST_AWAY - 1).map(({ id }) => mine.delete(id)));
  }
  await Promise.all([mine.put(row), transaction.done]);
}

export async function readMine(id: string): Promise<unknown> {
  return (await (await open()).get('mine', id))?.keepsakes;
}

export async function dropMine(id: string): Promise<void> {
  await (await open()).delete('mine', id);
}
