import { DatabaseSync } from 'node:sqlite';
import type { Entry } from '../table/entry.ts';
import { careOfSqlite } from './sqlite-care.ts';
import { gatherLines, type Kept, type Line, type Place, type Store } from './store.ts';

/** Each step once, in this order; a database of an older Deckle is brought up to date when it is opened. */
const STEPS = [
  `CREATE TABLE tables (
     key INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, code TEXT NOT NULL UNIQUE,
     listed INTEGER NOT NULL, due INTEGER, over INTEGER NOT NULL DEFAULT 0);
   CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
   CREATE INDEX tables_listed ON tables (key) WHERE listed = 1;
   CREATE TABLE entries (row INTEGER PRIMARY KEY, tab INTEGER NOT NULL, number INTEGER NOT NULL, at INTEGER NOT NULL, entry TEXT NOT NULL);
   CREATE UNIQUE INDEX entries_number ON entries (tab, number);
   CREATE TABLE snapshots (tab INTEGER PRIMARY KEY, number INTEGER NOT NULL, text TEXT NOT NULL);`,
];

/** Two processes may open a new file at the same moment: the second waits, and then finds it done. */
function migrate(db: DatabaseSync): void {
  inTransaction(db, () => {
    const { user_version: version } = db.prepare('PRAGMA user_version').get() as { user_version: number };
    if (version > STEPS.length) throw new Error('the data are of a newer Deckle');
    for (const step of STEPS.slice(version)) db.exec(step);
    if (version < STEPS.length) db.exec(`PRAGMA user_version = ${STEPS.length}`);
  });
}

/** All of it happens or nothing. */
function inTransaction<T>(db: DatabaseSync, work: () => T): T {
  db.exec('BEGIN IMMEDIATE');
  try {
    const done = work();
    db.exec('COMMIT');
    return done;
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK');
    throw error;
  }
}

export const SQLITE_FILE = 'deckle.db';

/** One file, for one process. Entries that come together are kept by one commit. */
export function openSqlite(file: string): Store {
  // Another process, such as a back-up, may be writing: its turn is short.
  const db = new DatabaseSync(file, { timeout: 5000 });
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
  migrate(db);
  const put = db.prepare('INSERT OR IGNORE INTO entries (tab, number, at, entry) VALUES (?, ?, ?, ?)');
  const setDue = db.prepare('UPDATE tables SET due = ? WHERE key = ?');
  const setOver = db.prepare('UPDATE tables SET over = 1, listed = 0, due = NULL WHERE key = ?');
  const after = db.prepare('SELECT entry FROM entries WHERE tab = ? AND number > ? ORDER BY number');
  const last = db.prepare('SELECT max(number) AS number FROM entries WHERE tab = ?');

  const write = ({ place, number, entry, due, isOver }: Line): Kept => {
    if (put.run(place.key, number, entry.at, JSON.stringify(entry)).changes === 0) return 'taken';
    if (isOver) setOver.run(place.key);
    else if (due !== 'same') setDue.run(due, place.key);
    return 'kept';
  };
  const commit = <T>(work: () => T): T => inTransaction(db, work);
  const lines = gatherLines(async (batch) => commit(() => batch.map(write)), 1);
  const placed = (row: unknown): Place | null => (row === undefined ? null : { ...(row as Place) });
  const placesOf = (rows: readonly unknown[]): readonly Place[] => rows.map((row) => ({ ...(row as Place) }));

  return {
    async create(opening, due) {
      const { id, code, plan } = opening;
      return commit(() => {
        const made = db
          .prepare('INSERT OR IGNORE INTO tables (id, code, listed, due) VALUES (?, ?, ?, ?)')
          .run(id, code, Number(plan.listed), due);
        if (made.changes === 0) return null;
        const place = { id, key: Number(made.lastInsertRowid) };
        write({ place, number: 1, entry: opening, due: 'same', isOver: false });
        return place;
      });
    },
    find: async (id) => placed(db.prepare('SELECT id, key FROM tables WHERE id = ?').get(id)),
    findCode: async (code) => placed(db.prepare('SELECT id, key FROM tables WHERE code = ?').get(code)),
    append: lines.add,
    entries: async ({ key }, number) =>
      after.all(key, number).map((row) => JSON.parse((row as { entry: string }).entry) as Entry),
    numbers: async (places) => places.map(({ key }) => Number(last.get(key)?.['number'] ?? 0)),
    async keepSnapshot({ key }, { number, text }) {
      db.prepare(
        `INSERT INTO snapshots (tab, number, text) VALUES (?, ?, ?) ON CONFLICT (tab)
         DO UPDATE SET number = excluded.number, text = excluded.text WHERE number < excluded.number`,
      ).run(key, number, text);
    },
    async snapshot({ key }) {
      const row = db.prepare('SELECT number, text FROM snapshots WHERE tab = ?').get(key);
      return row === undefined ? null : { number: Number(row['number']), text: String(row['text']) };
    },
    due: async (by, most, skip) =>
      placesOf(
        db.prepare('SELECT id, key FROM tables WHERE due <= ? ORDER BY due, key LIMIT ? OFFSET ?').all(by, most, skip),
      ),
    listed: async (most) =>
      placesOf(db.prepare('SELECT id, key FROM tables WHERE listed = 1 ORDER BY key DESC LIMIT ?').all(most)),
    async unlist({ key }) {
      db.prepare('UPDATE tables SET listed = 0 WHERE key = ?').run(key);
    },
    async check() {
      db.prepare('SELECT 1').get();
    },
    care: careOfSqlite(db, commit),
    async close() {
      await lines.drain();
      db.close();
    },
  };
}
