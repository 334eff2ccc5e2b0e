import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSave } from '@deckle/host';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findPostgres, type Service, startPostgres } from '../../../scripts/services.ts';
import { openPostgres } from './store/postgres.ts';
import { openSqlite, SQLITE_FILE } from './store/sqlite.ts';
import type { Store } from './store/store.ts';
import { play } from './table/requests.ts';
import { asked, choiceFor, createOn, makePlan, openNode, openOn, readerOn, sitDown, type TestNode } from './testing.ts';

const cli = fileURLToPath(new URL('../../cli/src/main.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'deckle-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Ran {
  readonly code: number | null;
  readonly told: string;
}

/** The command line as it is called, while servers go on. */
function deckle(env: NodeJS.ProcessEnv, ...args: readonly string[]): Promise<Ran> {
  const child = spawn(process.execPath, [cli, ...args], { env: { ...process.env, DATABASE_URL: '', ...env } });
  let told = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (told += String(text)));
  return new Promise((done) => child.once('close', (code) => done({ code, told: told.trim() })));
}

/** Two at a table, as far as they get in so many moves. */
async function playOn(node: TestNode, most: number): Promise<string> {
  const plan = makePlan('eight-it-all', [{ kind: 'open' }, { kind: 'open' }]);
  const words = { list: 'standard' as const, house: ['DECKLEISH'], bans: ['RATS'] };
  const { id } = await createOn(node, { ...plan, words });
  const live = await openOn(node, id);
  await sitDown(live, ['Ann', 'Ben']);
  for (let move = 0; move < most; move++) {
    const [seat] = asked(live);
    const choice = seat === undefined ? null : choiceFor(live, seat);
    if (seat === undefined || choice === null) break;
    expect(await play(live, readerOn(seat), choice, `${move}`, 0)).toBeNull();
  }
  return id;
}

async function copiesIn(store: Store) {
  const places = await store.care.all(0, 1000);
  return Promise.all(places.map((place) => store.care.copy(place)));
}

function cares(
  name: string,
  open: () => { readonly env: NodeJS.ProcessEnv; readonly openStore: () => Promise<Store> },
): void {
  describe(`the data of a server in ${name}`, () => {
    let store: Store;
    let node: TestNode;
    let ended: string;
    let going: string;
    beforeAll(async () => {
      store = await open().openStore();
      node = openNode(store);
      ended = await playOn(node, 1000);
      going = await playOn(node, 3);
    });
    afterAll(async () => {
      await node.close();
      await store.close();
    });

    test('a back-up has everything, and gives back what is missing while the server runs', async () => {
      const { env } = open();
      const file = join(folder, `${name}.db`);
      expect(await deckle(env, 'backup', file)).toEqual({ code: 0, told: `2 tables in ${file}.` });
      expect(existsSync(`${file}.part`)).toBe(false);
      expect(await deckle(env, 'backup', file)).toMatchObject({ code: 2, told: expect.stringContaining('already') });
      const before = await copiesIn(store);

      // Into a folder of its own, and from there all that is in the back-up again.
      const other = { DECKLE_DATA: join(folder, `other ${name}`) };
      expect(await deckle(other, 'restore', file)).toMatchObject({
        code: 0,
        told: expect.stringContaining('2 tables added'),
      });
      const there = openSqlite(join(other.DECKLE_DATA, SQLITE_FILE));
      expect(await copiesIn(there)).toEqual(before);
      await there.close();

      const place = await store.find(going);
      if (place !== null) await store.care.forget(place, Number.MAX_SAFE_INTEGER);
      const told = '1 table added, 0 brought up to date, 1 known already.';
      expect(await deckle(env, 'restore', file)).toEqual({ code: 0, told });
      expect((await copiesIn(store)).map((copy) => copy?.entries)).toEqual(before.map((copy) => copy?.entries));
    });

    test('old tables are forgotten; the records of games that have ended are kept and can be replayed', async () => {
      const { env } = open();
      const archive = join(folder, `archive ${name}`);
      expect(await deckle(env, 'prune', '--older', '1h')).toEqual({ code: 0, told: '0 tables forgotten.' });
      const done = await deckle(env, 'prune', '--older', '0h', '--archive', archive);
      expect(done).toEqual({ code: 0, told: `1 table forgotten, 1 records in ${archive}.` });
      expect([await store.find(ended), (await store.find(going)) === null]).toEqual([null, false]);
      expect(readdirSync(archive)).toEqual([`${ended}.json`]);
      const replayed = await deckle({}, 'replay', join(archive, `${ended}.json`), '--json');
      expect(replayed).toMatchObject({ code: 0 });
      expect(JSON.parse(replayed.told)).toMatchObject({ result: { reason: expect.any(String) } });
      const save = parseSave(readFileSync(join(archive, `${ended}.json`), 'utf8'));
      expect(save).toMatchObject({
        table: { words: { house: ['DECKLEISH'] }, sitters: [{ name: 'Ann' }, { name: 'Ben' }] },
      });
      expect(await deckle(env, 'prune', '--older', '0h', '--unfinished')).toMatchObject({ told: '1 table forgotten.' });
    });

    test.each([
      [['restore', '/nowhere/at/all'], 'There is no file /nowhere/at/all.'],
      [['backup', '/nowhere/at/all'], '/nowhere/at/all cannot be written'],
      [['prune', '--older', 'long'], 'expected days or hours'],
    ])('%j is told in a sentence', async (args, sentence) => {
      expect(await deckle(open().env, ...args)).toMatchObject({ code: 2, told: expect.stringContaining(sentence) });
    });
  });
}

const data = join(folder, 'data');
cares('SQLite', () => {
  const env = { DECKLE_DATA: data };
  return {
    env,
    openStore: async () => {
      mkdirSync(data, { recursive: true });
      return openSqlite(join(data, SQLITE_FILE));
    },
  };
});

describe.skipIf(findPostgres() === null)('with PostgreSQL', () => {
  let service: Service;
  beforeAll(async () => {
    service = await startPostgres();
  });
  afterAll(() => service.close());
  cares('PostgreSQL', () => ({ env: { DATABASE_URL: service.url }, openStore: () => openPostgres(service.url) }));
});

test('a folder without tables is told', async () => {
  const told = await deckle({ DECKLE_DATA: join(folder, 'empty') }, 'backup', join(folder, 'x.db'));
  expect(told).toMatchObject({ code: 2, told: expect.stringContaining('There are no tables in') });
});
