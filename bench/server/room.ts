import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Row } from '../report.ts';
import { median } from '../lexicon/support.ts';
import { openLibrary } from '../../packages/server/src/library.ts';
import { openSqlite, SQLITE_FILE } from '../../packages/server/src/store/sqlite.ts';
import type { Place, Store } from '../../packages/server/src/store/store.ts';
import { readTable } from '../../packages/server/src/table/read.ts';
import { type Deckle, join as sitDown } from './deckle.ts';
import { KEYS, keepTable, writeLongScript } from './script.ts';

const MB = 1024 * 1024;
const IDLE_PLAYERS = 10_000;
const STORED = 100_000;

const limit = (name: string, value: number, most: number, unit: string): Row => ({
  name: `${name}, against ${most} ${unit}`,
  ratio: value / most,
  bound: 1,
  better: 'lower',
  detail: `${value.toFixed(1)} ${unit}`,
});

/** What tables cost that nobody plays at just now. */
export async function benchRoom(deckle: Deckle): Promise<readonly Row[]> {
  return [...(await idleRows(deckle)), await openingRow(), await startRow()];
}

/** Players who are connected and do nothing, and then tables that nobody looks at any more. */
async function idleRows(deckle: Deckle): Promise<readonly Row[]> {
  const ids = await deckle.create(IDLE_PLAYERS / 2);
  const sockets = [];
  for (const id of ids) {
    for (const key of KEYS) sockets.push(await sitDown(`${deckle.address}/${id}/live`, key, () => {}));
  }
  const full = await deckle.memory();
  for (const socket of sockets) socket.terminate();
  // Tables that nobody looks at are let go after a while.
  await new Promise((go) => setTimeout(go, 30_000));
  const figures = await (
    await fetch(`${deckle.address.replace('ws:', 'http:').replace('/api/tables', '')}/metrics`)
  ).text();
  const [, live = 'no figure'] = /^deckle_live_tables (\d+)/m.exec(figures) ?? [];
  return [
    limit(`memory of the server with ${IDLE_PLAYERS} idle players`, full.rss / MB, 1024, 'MB'),
    limit('tables in memory that nobody looks at', Number(live), 1, 'tables'),
  ];
}

/** A match of two hundred moves, from the store to the table it is. */
async function openingRow(): Promise<Row> {
  const library = openLibrary();
  const store = openSqlite(join(mkdtempSync(join(tmpdir(), 'deckle-bench-')), SQLITE_FILE));
  const turns = (await writeLongScript()).slice(0, 200);
  const place = await keepTable(store, library, 'long', turns);
  const times: number[] = [];
  for (let round = 0; round < 20; round++) times.push(await timeOpening(store, place));
  await store.close();
  return limit(`opening a match of ${turns.length} moves from the store`, median(times), 20, 'ms');

  async function timeOpening(from: Store, where: Place): Promise<number> {
    const start = performance.now();
    await readTable(from, library, where);
    return performance.now() - start;
  }
}

/** From the start of the program to its address, with many matches in the store. */
async function startRow(): Promise<Row> {
  const data = mkdtempSync(join(tmpdir(), 'deckle-bench-'));
  const store = openSqlite(join(data, SQLITE_FILE));
  await keepTable(store, openLibrary(), 'first', []);
  await store.close();
  multiply(join(data, SQLITE_FILE));
  const times: number[] = [];
  for (let round = 0; round < 3; round++) times.push(await timeStart(data));
  return limit(`start with ${STORED} matches in the store`, median(times) / 1000, 2, 's');
}

function multiply(file: string): void {
  const db = new DatabaseSync(file);
  const numbers = `WITH RECURSIVE n (n) AS (SELECT 2 UNION ALL SELECT n + 1 FROM n WHERE n < ${STORED})`;
  db.exec(`BEGIN;
    INSERT INTO tables (key, id, code, listed, due) ${numbers} SELECT n, 'id' || n, 'code' || n, 0, NULL FROM n;
    INSERT INTO entries (tab, number, at, entry) ${numbers} SELECT n, number, at, entry FROM n, entries WHERE tab = 1;
    COMMIT`);
  db.close();
}

function timeStart(data: string): Promise<number> {
  const main = fileURLToPath(new URL('../../packages/server/src/main.ts', import.meta.url));
  const start = performance.now();
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, PORT: '0', DECKLE_DATA: data },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      if (!text.includes('http://')) return;
      resolve(performance.now() - start);
      child.kill('SIGKILL');
    });
  });
}
