import type { DatabaseSync } from 'node:sqlite';
import { type Care, type Copy, missingOf, type Pasted } from './care.ts';
import type { Place } from './store.ts';

interface TableRow {
  readonly key: number;
  readonly code: string;
  readonly listed: number;
  readonly over: number;
  readonly due: number | null;
}

export function careOfSqlite(db: DatabaseSync, commit: <T>(work: () => T) => T): Care {
  const placesOf = (rows: readonly unknown[]): readonly Place[] => rows.map((row) => ({ ...(row as Place) }));
  const find = (id: string): TableRow | null =>
    (db.prepare('SELECT key, code, listed, over, due FROM tables WHERE id = ?').get(id) as TableRow | undefined) ??
    null;
  const entriesOf = (key: number): Copy['entries'] =>
    db
      .prepare('SELECT at, entry AS text FROM entries WHERE tab = ? ORDER BY number')
      .all(key) as unknown as Copy['entries'];
  const add = (key: number, from: number, entries: Copy['entries']): void => {
    const put = db.prepare('INSERT INTO entries (tab, number, at, entry) VALUES (?, ?, ?, ?)');
    for (const [at, entry] of entries.entries()) put.run(key, from + at + 1, entry.at, entry.text);
  };

  const paste = (copy: Copy): Pasted => {
    const { id, code, isListed, isOver, due, entries } = copy;
    const there = find(id);
    if (there === null) {
      const made = db
        .prepare('INSERT OR IGNORE INTO tables (id, code, listed, over, due) VALUES (?, ?, ?, ?, ?)')
        .run(id, code, Number(isListed), Number(isOver), due);
      if (made.changes === 0) return 'other';
      add(Number(made.lastInsertRowid), 0, entries);
      return 'new';
    }
    const present = entriesOf(there.key).map(({ text }) => text);
    const missing = missingOf(copy, present);
    if (missing === null) return 'other';
    if (missing.length === 0) return 'same';
    add(there.key, present.length, missing);
    const mark = db.prepare('UPDATE tables SET listed = ?, over = ?, due = ? WHERE key = ?');
    mark.run(Number(isListed), Number(isOver), due, there.key);
    return 'grown';
  };

  return {
    all: async (after, most) =>
      placesOf(db.prepare('SELECT id, key FROM tables WHERE key > ? ORDER BY key LIMIT ?').all(after, most)),
    // What is due and what has happened belong together, so both are read at one moment.
    async copy({ id }) {
      db.exec('BEGIN');
      try {
        const row = find(id);
        if (row === null) return null;
        const { key, code, listed, over, due } = row;
        return { id, code, isListed: listed === 1, isOver: over === 1, due, entries: entriesOf(key) };
      } finally {
        db.exec('COMMIT');
      }
    },
    paste: async (copies) => commit(() => copies.map(paste)),
    old: async (before, which, after, most) =>
      placesOf(
        db
          .prepare(
            `SELECT id, key FROM tables WHERE key > ? AND over >= ? AND
             (SELECT at FROM entries WHERE tab = key ORDER BY number DESC LIMIT 1) < ? ORDER BY key LIMIT ?`,
          )
          .all(after, which === 'over' ? 1 : 0, before, most),
      ),
    forget: async ({ key }, before) =>
      commit(() => {
        const last = db.prepare('SELECT at FROM entries WHERE tab = ? ORDER BY number DESC LIMIT 1').get(key);
        if (last === undefined || Number(last['at']) >= before) return false;
        for (const from of ['entries WHERE tab', 'snapshots WHERE tab', 'tables WHERE key'])
          db.prepare(`DELETE FROM ${from} = ?`).run(key);
        return true;
      }),
  };
}
