import { DatabaseSync } from 'node:sqlite';

/** A connection to the file; what is committed through it is on the disk. */
export function openFile(file: string): DatabaseSync {
  // Another connection, such as a back-up's, may be writing: its turn is short.
  const db = new DatabaseSync(file, { timeout: 5000 });
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
  return db;
}

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
export function migrate(db: DatabaseSync): void {
  inTransaction(db, () => {
    const { user_version: version } = db.prepare('PRAGMA user_version').get() as { user_version: number };
    if (version > STEPS.length) throw new Error('the data are of a newer Deckle');
    for (const step of STEPS.slice(version)) db.exec(step);
    if (version < STEPS.length) db.exec(`PRAGMA user_version = ${STEPS.length}`);
  });
}

/** All of it happens or nothing. */
export function inTransaction<T>(db: DatabaseSync, work: () => T): T {
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
