// The thread that writes: whatever the disk takes its time for, the tables play on.
import type { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { inTransaction, openFile } from './sqlite-file.ts';
import type { Created, Put, Write, Written } from './sqlite-writer.ts';
import type { Kept, Place } from './store.ts';

const db = openFile(workerData as string);
const writes = writesTo(db);

parentPort?.on('message', (write: Write | 'end') => {
  if (write === 'end') {
    db.close();
    return parentPort?.close();
  }
  parentPort?.postMessage(answerTo(write));
});

function answerTo(write: Write): Written {
  try {
    return { answer: writes(write) };
  } catch (error) {
    return { failure: (error as Error).message };
  }
}

function writesTo(file: DatabaseSync): (write: Write) => unknown {
  // Nothing is added to a table that another process has forgotten: it would be acknowledged and never be found again.
  const put = file.prepare(
    'INSERT OR IGNORE INTO entries (tab, number, at, entry) SELECT key, ?, ?, ? FROM tables WHERE key = ?',
  );
  const isThere = file.prepare('SELECT 1 FROM tables WHERE key = ?');
  const setDue = file.prepare('UPDATE tables SET due = ? WHERE key = ?');
  const setOver = file.prepare('UPDATE tables SET over = 1, listed = 0, due = NULL WHERE key = ?');
  const make = file.prepare('INSERT OR IGNORE INTO tables (id, code, listed, due) VALUES (?, ?, ?, ?)');
  const unlist = file.prepare('UPDATE tables SET listed = 0 WHERE key = ?');
  const keep = file.prepare(
    `INSERT INTO snapshots (tab, number, text) VALUES (?, ?, ?) ON CONFLICT (tab)
     DO UPDATE SET number = excluded.number, text = excluded.text WHERE number < excluded.number`,
  );

  const append = ({ key, number, at, text, due, isOver }: Put): Kept => {
    if (put.run(number, at, text, key).changes === 0) return isThere.get(key) === undefined ? 'gone' : 'taken';
    if (isOver) setOver.run(key);
    else if (due !== 'same') setDue.run(due, key);
    return 'kept';
  };
  const create = ({ id, code, isListed, due, at, text }: Created): Place | null => {
    const made = make.run(id, code, Number(isListed), due);
    if (made.changes === 0) return null;
    const key = Number(made.lastInsertRowid);
    append({ key, number: 1, at, text, due: 'same', isOver: false });
    return { id, key };
  };

  return (write) => {
    switch (write.kind) {
      case 'append':
        return inTransaction(file, () => write.puts.map(append));
      case 'create':
        return inTransaction(file, () => create(write.table));
      case 'snapshot':
        keep.run(write.key, write.number, write.text);
        return null;
      case 'unlist':
      default:
        unlist.run(write.key);
        return null;
    }
  };
}
