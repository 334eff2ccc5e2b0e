import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test, vi } from 'vitest';
import { notRun } from '../testing/not-run.ts';
import { openFile } from './sqlite-file.ts';
import { openSqlite } from './sqlite.ts';
import { lineOf, openPlace, saying, storeContract } from './testing.ts';

const folder = mkdtempSync(join(tmpdir(), 'deckle-'));
afterAll(() => rmSync(folder, { recursive: true }));

storeContract('SQLite', async () => openSqlite(join(folder, 'contract.db')));

test('a file of a newer Deckle is left alone', () => {
  const file = join(folder, 'newer.db');
  const db = new DatabaseSync(file);
  db.exec('PRAGMA user_version = 1000');
  db.close();
  expect(() => openSqlite(file)).toThrow('the data are of a newer Deckle');
});

test('a copy is of one moment, whatever another process writes meanwhile', async () => {
  const file = join(folder, 'copied.db');
  const store = openSqlite(file);
  const place = await openPlace(store);
  const other = new DatabaseSync(file);
  const write = (sql: string): void => {
    if (!sql.startsWith('SELECT at')) return;
    other.exec(`INSERT INTO entries (tab, number, at, entry) VALUES (${place.key}, 2, 2, '{}')`);
    other.exec('UPDATE tables SET over = 1');
  };
  const prepare = Reflect.get(DatabaseSync.prototype, 'prepare');
  const meanwhile = vi.spyOn(DatabaseSync.prototype, 'prepare').mockImplementation(function (this: DatabaseSync, sql) {
    write(sql);
    return prepare.call(this, sql);
  });
  const copy = await store.care.copy(place);
  meanwhile.mockRestore();
  expect([copy?.isOver, copy?.entries.length]).toEqual([false, 1]);
  const after = await store.care.copy(place);
  expect([after?.isOver, after?.entries.length]).toEqual([true, 2]);
  other.close();
  await store.close();
});

test('what is committed is on the disk', () => {
  const db = openFile(join(folder, 'sure.db'));
  expect(db.prepare('PRAGMA synchronous').get()).toEqual({ synchronous: 2 });
  expect(db.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' });
  db.close();
});

test('whatever a commit waits for, all else goes on meanwhile', async () => {
  const file = join(folder, 'waiting.db');
  const store = openSqlite(file);
  const place = await openPlace(store);
  const other = new DatabaseSync(file);
  other.exec('BEGIN IMMEDIATE');
  let isKept = false;
  const kept = store.append(lineOf(place, 2, saying('late'))).finally(() => (isKept = true));
  // Turns of the event loop, in which a server hears and answers others.
  for (let turn = 0; turn < 20; turn++) await new Promise((go) => setTimeout(go, 5));
  expect([await store.find(place.id), await store.numbers([place]), isKept]).toEqual([place, [1], false]);
  other.exec('COMMIT');
  other.close();
  expect(await kept).toBe('kept');
  expect(await store.numbers([place])).toEqual([2]);
  await store.close();
});

/** A disk of its own, as small as can be; only root can have one. */
function mountSmall(path: string): boolean {
  mkdirSync(path);
  return spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=400k', 'tmpfs', path]).status === 0;
}

test('a full disk keeps nothing of what it refuses, says so, and goes on when there is room', async ({ skip }) => {
  const disk = join(folder, 'disk');
  if (!mountSmall(disk)) notRun(skip, 'a store on a full disk, since a small disk cannot be mounted here');
  const store = openSqlite(join(disk, 'deckle.db'));
  try {
    const place = await openPlace(store);
    const other = await openPlace(store);
    const filler = join(disk, 'filler');
    const space = statfsSync(disk);
    writeFileSync(filler, Buffer.alloc(space.bavail * space.bsize - 16_384));
    const long = saying('x'.repeat(100_000));
    // Both come in one commit: the small one alone would still have room.
    const both = await Promise.allSettled([
      store.append(lineOf(other, 2, saying('small'), { due: -1 })),
      store.append(lineOf(place, 2, long)),
    ]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(String((both[0] as PromiseRejectedResult).reason)).toMatch(/full|disk/);
    expect(await store.numbers([place, other])).toEqual([1, 1]);
    expect(await store.due(0, 10, 0)).toEqual([]);
    rmSync(filler);
    expect(await store.append(lineOf(place, 2, long))).toBe('kept');
    expect(await store.numbers([place])).toEqual([2]);
  } finally {
    await store.close();
    spawnSync('umount', [disk]);
  }
});
