import { DatabaseSync } from 'node:sqlite';
import type { Entry } from '../table/entry.ts';
import type { Line, Place, Store } from './store.ts';

/** Each step once, in this order; a database of an older Deckle is brought up to date when it is opened. */
const STEPS = [
  `CREATE TABLE tables (
     key INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, code TEXT NOT NULL UNIQUE,
     listed INTEGER NOT NULL, due INTEGER, over INTEGER NOT NULL DEFAULT 0);
   CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
   CREATE INDEX tables_listed ON tables (key) WHERE listed = 1;
   CREATE TABLE entries (row INTEGER PRIMARY KEY, tab INTEGER NOT NULL, number INTEGER NOT NULL, at INTEGER NOT NULL, entry TEXT NOT NULL);
   CREATE UNIQUE INDEX entries_number ON entries (tab, number);
   CREATE TABLE snapshots (tab INTEGER PRIMARY KEY, number INTEGER NOT NULL, text TEXT NOT NULL);`,
];

function migrate(db: DatabaseSync): void {
  const { user_version: version } = db.prepare('PRAGMA user_version').get() as { user_version: number };
  if (version > STEPS.length) throw new Error('the data folder is of a newer Deckle');
  for (const [at, step] of STEPS.entries()) {
    if (at < version) continue;
    db.exec(`BEGIN; ${step} PRAGMA user_version = ${at + 1}; COMMIT`);
  }
}

interface Waiting {
  readonly line: Line;
  readonly resolve: (done: 'kept' | 'taken') => void;
  readonly reject: (error: Error) => void;
}

/** One file, for one process. All entries that come in one turn of the event loop are kept by one commit. */
export function openSqlite(file: string): Store {
  const db = new DatabaseSync(file, { timeout: 5000 });
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
  migrate(db);
  const put = db.prepare('INSERT OR IGNORE INTO entries (tab, number, at, entry) VALUES (?, ?, ?, ?)');
  const setDue = db.prepare('UPDATE tables SET due = ? WHERE key = ?');
  const setOver = db.prepare('UPDATE tables SET over = 1, listed = 0, due = NULL WHERE key = ?');
  const after = db.prepare('SELECT entry FROM entries WHERE tab = ? AND number > ? ORDER BY number');
  let batch: Waiting[] = [];

  const write = ({ place, number, entry, due, isOver }: Line): 'kept' | 'taken' => {
    if (put.run(place.key, number, entry.at, JSON.stringify(entry)).changes === 0) return 'taken';
    if (isOver) setOver.run(place.key);
    else if (due !== 'same') setDue.run(due, place.key);
    return 'kept';
  };
  const commit = <T>(work: () => T): T => {
    db.exec('BEGIN IMMEDIATE');
    try {
      const done = work();
      db.exec('COMMIT');
      return done;
    } catch (error) {
      if (db.isTransaction) db.exec('ROLLBACK');
      throw error;
    }
  };
  const flush = (): void => {
    const lines = batch;
    batch = [];
    try {
      const done = commit(() => lines.map(({ line }) => write(line)));
      for (const [at, { resolve }] of lines.entries()) resolve(done[at] as 'kept' | 'taken');
    } catch (error) {
      for (const { reject } of lines) reject(error as Error);
    }
  };
  const placed = (row: unknown): Place | null => (row === undefined ? null : { ...(row as Place) });
  const placesOf = (rows: readonly unknown[]): readonly Place[] => rows.map((row) => ({ ...(row as Place) }));

  return {
    async create(opening, due) {
      const { id, code, plan } = opening;
      return commit(() => {
        const made = db
          .prepare('INSERT INTO tables (id, code, listed, due) VALUES (?, ?, ?, ?)')
          .run(id, code, Number(plan.listed), due);
        const place = { id, key: Number(made.lastInsertRowid) };
        write({ place, number: 1, entry: opening, due: 'same', isOver: false });
        return place;
      });
    },
    find: async (id) => placed(db.prepare('SELECT id, key FROM tables WHERE id = ?').get(id)),
    findCode: async (code) => placed(db.prepare('SELECT id, key FROM tables WHERE code = ?').get(code)),
    append: (line) =>
      new Promise((resolve, reject) => {
        if (batch.length === 0) setImmediate(flush);
        batch.push({ line, resolve, reject });
      }),
    entries: async ({ key }, number) =>
      after.all(key, number).map((row) => JSON.parse((row as { entry: string }).entry) as Entry),
    async keepSnapshot({ key }, { number, text }) {
      db.prepare('INSERT OR REPLACE INTO snapshots (tab, number, text) VALUES (?, ?, ?)').run(key, number, text);
    },
    async snapshot({ key }) {
      const row = db.prepare('SELECT number, text FROM snapshots WHERE tab = ?').get(key);
      return row === undefined ? null : { number: Number(row['number']), text: String(row['text']) };
    },
    due: async (by, most) =>
      placesOf(db.prepare('SELECT id, key FROM tables WHERE due <= ? ORDER BY due LIMIT ?').all(by, most)),
    listed: async (most) =>
      placesOf(db.prepare('SELECT id, key FROM tables WHERE listed = 1 ORDER BY key DESC LIMIT ?').all(most)),
    async unlist({ key }) {
      db.prepare('UPDATE tables SET listed = 0 WHERE key = ?').run(key);
    },
    prune: async (before, which) =>
      commit(() => {
        const old = db
          .prepare(
            `SELECT key FROM tables WHERE over >= ? AND
             (SELECT at FROM entries WHERE tab = key ORDER BY number DESC LIMIT 1) < ?`,
          )
          .all(which === 'over' ? 1 : 0, before);
        for (const { key = 0 } of old) {
          for (const from of ['entries WHERE tab', 'snapshots WHERE tab', 'tables WHERE key'])
            db.prepare(`DELETE FROM ${from} = ?`).run(key);
        }
        return old.length;
      }),
    async check() {
      db.prepare('SELECT 1').get();
    },
    async close() {
      if (batch.length > 0) flush();
      db.close();
    },
  };
}
