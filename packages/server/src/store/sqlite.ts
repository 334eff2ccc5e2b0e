import type { Entry } from '../table/entry.ts';
import { careOfSqlite } from './sqlite-care.ts';
import { inTransaction, migrate, openFile } from './sqlite-file.ts';
import { openWriter, type Put } from './sqlite-writer.ts';
import { gatherLines, type Line, type Place, type Store } from './store.ts';

export const SQLITE_FILE = 'deckle.db';

/** One file, for one process. It is read here and written in a thread; entries that come together are kept by one commit. */
export function openSqlite(file: string): Store {
  const db = openFile(file);
  migrate(db);
  const writer = openWriter(file);
  const after = db.prepare('SELECT entry FROM entries WHERE tab = ? AND number > ? ORDER BY number');
  const last = db.prepare('SELECT max(number) AS number FROM entries WHERE tab = ?');
  const lines = gatherLines((batch) => writer.append(batch.map(putOf)), 1);
  const placed = (row: unknown): Place | null => (row === undefined ? null : { ...(row as Place) });
  const placesOf = (rows: readonly unknown[]): readonly Place[] => rows.map((row) => ({ ...(row as Place) }));

  return {
    create(opening, due) {
      const { id, code, plan, at } = opening;
      return writer.create({ id, code, isListed: plan.listed, due, at, text: JSON.stringify(opening) });
    },
    find: async (id) => placed(db.prepare('SELECT id, key FROM tables WHERE id = ?').get(id)),
    findCode: async (code) => placed(db.prepare('SELECT id, key FROM tables WHERE code = ?').get(code)),
    append: lines.add,
    entries: async ({ key }, number) =>
      after.all(key, number).map((row) => JSON.parse((row as { entry: string }).entry) as Entry),
    numbers: async (places) => places.map(({ key }) => Number(last.get(key)?.['number'] ?? 0)),
    keepSnapshot: ({ key }, { number, text }) => writer.keepSnapshot(key, number, text),
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
    unlist: ({ key }) => writer.unlist(key),
    async time() {
      const newest = db.prepare('SELECT at FROM entries ORDER BY row DESC LIMIT 1').get();
      return Math.max(Date.now(), Number(newest?.['at'] ?? 0));
    },
    async check() {
      db.prepare('SELECT 1').get();
    },
    care: careOfSqlite(db, (work) => inTransaction(db, work)),
    async close() {
      await lines.drain();
      await writer.close();
      db.close();
    },
  };
}

const putOf = ({ place, number, entry, due, isOver }: Line): Put => ({
  key: place.key,
  number,
  at: entry.at,
  text: JSON.stringify(entry),
  due,
  isOver,
});
