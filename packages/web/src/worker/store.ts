import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { KeptTable } from '../table/kept.ts';

/** A table as it is kept on this device: what the shelf shows of it, and the save itself. */
interface KeptRow extends KeptTable {
  readonly save: string;
}

interface Kept extends DBSchema {
  tables: { key: string; value: KeptRow };
}

let database: Promise<IDBPDatabase<Kept>> | null = null;

function open(): Promise<IDBPDatabase<Kept>> {
  database ??= openDB<Kept>('deckle', 1, {
    upgrade: (db) => {
      db.createObjectStore('tables', { keyPath: 'id' });
    },
    // Another tab has a newer version of Deckle.
    blocking: (_from, _to, event) => (event.target as IDBDatabase).close(),
    terminated: () => {
      database = null;
    },
  });
  return database;
}

export async function keepTable(row: KeptRow): Promise<void> {
  await (await open()).put('tables', row);
}

export async function readTable(id: string): Promise<KeptRow | null> {
  return (await (await open()).get('tables', id)) ?? null;
}

/** Newest first, without the saves themselves: those hold what is hidden. */
export async function listTables(): Promise<readonly KeptTable[]> {
  const rows = await (await open()).getAll('tables');
  return rows
    .map(({ id, game, names, scores, at, over }) => ({ id, game, names, scores, at, over }))
    .sort((a, b) => b.at - a.at);
}

export async function dropTable(id: string): Promise<void> {
  await (await open()).delete('tables', id);
}
