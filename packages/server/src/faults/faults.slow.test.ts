import { spawnSync } from 'node:child_process';
import { appendFileSync, chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  findFaketime,
  findPostgres,
  findRedis,
  type Service,
  startPostgres,
  startRedis,
} from '../../../../scripts/services.ts';
import { backup, restore } from '../admin.ts';
import { openPostgres } from '../store/postgres.ts';
import { openSqlite, SQLITE_FILE } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import { makePlan } from '../testing.ts';
import { notRun } from '../testing/not-run.ts';
import {
  type Ledger,
  openServerProcess,
  openTestTable,
  readPlayed,
  type ServerProcess,
  type TestTable,
} from './testing.ts';

/** The long form: `DECKLE_KILLS=200`. */
const KILLS = Number(process.env['DECKLE_KILLS'] ?? 10);

const person = { kind: 'person' } as const;
const PLANS = [
  makePlan('eight-it-all', [person, person]),
  makePlan('last-word-standing', [person, person, person]),
  makePlan('wordical', [person, person, person], { clock: 5 }),
  makePlan('split-run', [person, { kind: 'bot', level: 'steady', name: 'Bot' }]),
];

const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 120_000, interval: 50 });

interface House {
  readonly servers: readonly ServerProcess[];
  readonly openStore: () => Promise<Store>;
  readonly ledger: Ledger;
  /** What the command line needs to come to the same data. */
  readonly env: { readonly [name: string]: string };
}

const makeLedger = (): Ledger => ({ sent: new Set(), acknowledged: new Set(), refused: new Map(), troubles: 0 });

/** Tables on which is played without end: where a game is over the next one begins. */
function openLoad({ servers, ledger }: House) {
  const ports = servers.map(({ port }) => port);
  let finished = 0;
  const closing = new AbortController();
  const isOpen = (): boolean => !closing.signal.aborted;
  const tables = new Map<number, TestTable>();
  const playOn = async (at: number): Promise<void> => {
    while (isOpen()) {
      const table = await openTestTable(ports, PLANS[at % PLANS.length] ?? PLANS[0]!, ledger);
      tables.set(at, table);
      while (isOpen() && !table.players.every((player) => player.isOver())) await sleep(20);
      if (isOpen()) finished++;
      for (const player of table.players) player.close();
    }
  };
  const running = PLANS.map((_plan, at) => playOn(at));
  return {
    ledger,
    tables: () => [...tables.values()],
    finished: () => finished,
    async stop() {
      closing.abort();
      // Whoever waits for a server that does not answer is not waited for.
      await Promise.race([Promise.all(running), sleep(10_000)]);
    },
    /** Every table goes on: something more happens on each, or its game ends and another one begins. */
    async goesOn() {
      const before = new Map(
        [...tables].map(([at, { id, players }]) => [at, { id, number: players[0]?.number() ?? 0 }]),
      );
      await eventually(() => {
        for (const [at, was] of before) {
          const table = tables.get(at);
          const hasMoved = table?.id !== was.id || table.players.every((player) => player.number() > was.number + 1);
          expect([at, hasMoved]).toEqual([at, true]);
        }
      });
    },
    async acknowledgesMore(count = 10) {
      const before = ledger.acknowledged.size;
      await eventually(() => expect(ledger.acknowledged.size).toBeGreaterThan(before + count));
    },
  };
}

type Load = ReturnType<typeof openLoad>;

/** What must never be: an acknowledged move that is lost, one that is played twice, one that is played though it was refused. */
async function liesOf({ ledger, openStore }: House) {
  const store = await openStore();
  const { nonces } = await readPlayed(store);
  await store.close();
  const kept = new Set(nonces);
  return {
    lost: [...ledger.acknowledged].filter((nonce) => !kept.has(nonce)),
    twice: nonces.length - kept.size,
    refused: [...ledger.refused].filter(([nonce]) => kept.has(nonce)),
    unknown: [...kept].filter((nonce) => !ledger.sent.has(nonce)),
    isIdle: ledger.acknowledged.size === 0,
  };
}
const NO_LIES = { lost: [], twice: 0, refused: [], unknown: [], isIdle: false };

function faults(open: () => House): void {
  let begun: Load | null = null;
  const begin = (): Load => {
    begun = openLoad(open());
    return begun;
  };
  afterEach(() => begun?.stop());

  test(`killed ${KILLS} times under load`, { timeout: 300_000 + KILLS * 20_000 }, async () => {
    const load = begin();
    await load.acknowledgesMore();
    for (let kill = 0; kill < KILLS; kill++) {
      const server = open().servers[kill % open().servers.length];
      await sleep(Math.random() * 500);
      await server?.stop('kill');
      await server?.start();
      await load.acknowledgesMore(5);
    }
    await load.goesOn();
    await load.stop();
    expect(await liesOf(open())).toEqual(NO_LIES);
    console.log(
      `${KILLS} kills: ${load.ledger.acknowledged.size} moves acknowledged, ${load.ledger.refused.size} refused, ${load.finished()} games ended`,
    );
  });

  test('backed up under load: all that was acknowledged before is in the copy, and in what is restored from it', async () => {
    const folder = makeFolder();
    const load = begin();
    await load.acknowledgesMore();
    const before = [...load.ledger.acknowledged];
    const copy = join(folder, 'copy.db');
    expect(await backup(open().env, copy)).not.toHaveProperty('problem');
    await load.goesOn();
    // What is there already stays as it is, while it is played on.
    expect(await restore(open().env, copy)).not.toHaveProperty('problem');
    const data = join(folder, 'data');
    expect(await restore({ DECKLE_DATA: data }, copy)).not.toHaveProperty('problem');
    await load.goesOn();
    await load.stop();
    expect(await liesOf(open())).toEqual(NO_LIES);
    const store = openSqlite(join(data, SQLITE_FILE));
    const { nonces } = await readPlayed(store);
    await store.close();
    const kept = new Set(nonces);
    expect(before.length).toBeGreaterThan(0);
    expect([before.filter((nonce) => !kept.has(nonce)), nonces.length - kept.size]).toEqual([[], 0]);
    rmSync(folder, { recursive: true });
  });

  test('told to stop under load: it ends by itself, and players come back', async () => {
    const load = begin();
    await load.acknowledgesMore();
    for (const server of open().servers) {
      expect(await server.stop('stop')).toBe(0);
      await server.start();
    }
    await load.goesOn();
    await load.stop();
    expect(await liesOf(open())).toEqual(NO_LIES);
  });
}

describe('one server with SQLite', () => {
  const data = mkdtempSync(join(tmpdir(), 'deckle-'));
  let house: House;
  beforeAll(async () => {
    const env = { DECKLE_DATA: data };
    const servers = [await openServerProcess({ ...env, DATABASE_URL: '', REDIS_URL: '' })];
    house = { servers, ledger: makeLedger(), openStore: async () => openSqlite(join(data, SQLITE_FILE)), env };
  });
  afterAll(async () => {
    for (const server of house.servers) await server.stop('kill');
    rmSync(data, { recursive: true, force: true });
  });
  faults(() => house);
});

/** A house of one server for a fault of the machine: its data are in this folder. */
async function openOwn(kind: string, folder: string, env: NodeJS.ProcessEnv = {}) {
  if (kind === 'SQLite') {
    const server = await openServerProcess({ DECKLE_DATA: folder, DATABASE_URL: '', REDIS_URL: '', ...env });
    const openStore = async () => openSqlite(join(folder, SQLITE_FILE));
    return {
      servers: [server],
      ledger: makeLedger(),
      openStore,
      env: { DECKLE_DATA: folder },
      close: () => server.stop('kill'),
    };
  }
  const [postgres, redis] = await Promise.all([startPostgres(folder), startRedis()]);
  const server = await openServerProcess({ DATABASE_URL: postgres.url, REDIS_URL: redis.url, ...env });
  return {
    servers: [server],
    ledger: makeLedger(),
    openStore: () => openPostgres(postgres.url),
    env: { DATABASE_URL: postgres.url },
    async close() {
      await server.stop('kill');
      await Promise.all([postgres.close(), redis.close()]);
    },
  };
}

const hasServices = findPostgres() !== null && findRedis() !== null;
/** Each with the megabytes that it can begin with. */
const STORES = [['SQLite', 3] as const, ...(hasServices ? [['PostgreSQL', 80] as const] : [])];

/** A disk of its own, as small as can be; only root can have one. */
function mountSmall(path: string, megabytes: number): boolean {
  mkdirSync(path);
  return spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', path]).status === 0;
}

function fill(file: string): void {
  try {
    for (;;) appendFileSync(file, Buffer.alloc(4096));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}

/** A folder into which everybody may look: databases do not run as root. */
function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'deckle-'));
  chmodSync(folder, 0o755);
  return folder;
}

test.for(STORES)(
  '%s on a disk that is full for a while: nothing is lost, and play goes on when there is room',
  async ([kind, size], { skip }) => {
    const folder = makeFolder();
    const disk = join(folder, 'disk');
    if (!mountSmall(disk, size)) notRun(skip, 'a server on a full disk, since a small disk cannot be mounted here');
    const house = await openOwn(kind, disk);
    const load = openLoad(house);
    try {
      await load.acknowledgesMore();
      fill(join(disk, 'filler'));
      await eventually(() => expect(house.ledger.troubles).toBeGreaterThan(5));
      rmSync(join(disk, 'filler'));
      await load.goesOn();
      await load.stop();
      expect(await liesOf(house)).toEqual(NO_LIES);
    } finally {
      await load.stop();
      await house.close();
      spawnSync('umount', [disk]);
      rmSync(folder, { recursive: true });
    }
  },
);

test.for(STORES)(
  'with %s the wall clock is stepped an hour forward and two back, and wrong at a start: times at the tables are not',
  async ([kind], { skip }) => {
    const faketime = findFaketime();
    if (faketime === null) notRun(skip, 'a clock that is stepped, since there is no libfaketime here');
    const folder = makeFolder();
    const clock = join(folder, 'clock');
    writeFileSync(clock, '+0');
    const house = await openOwn(kind, folder, {
      LD_PRELOAD: faketime ?? '',
      FAKETIME_TIMESTAMP_FILE: clock,
      FAKETIME_NO_CACHE: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    });
    const load = openLoad(house);
    /** How many minutes the server's wall clock is wrong. */
    const wrongBy = async (): Promise<number> => {
      const { headers } = await fetch(`http://127.0.0.1:${house.servers[0]?.port}/healthz`);
      return Math.round((Date.parse(headers.get('date') ?? '') - Date.now()) / 60_000);
    };
    try {
      const started = Date.now();
      await load.acknowledgesMore();
      for (const [step, minutes] of [
        ['+3600', 60],
        ['-3600', -60],
      ] as const) {
        writeFileSync(clock, step);
        await eventually(async () => expect(await wrongBy()).toBe(minutes));
        await load.goesOn();
        // A file does not know that its only server's clock is ahead; it knows what time it was when something was kept.
        if (kind === 'SQLite' && minutes > 0) continue;
        await house.servers[0]?.stop('kill');
        await house.servers[0]?.start();
        await load.goesOn();
      }
      await load.stop();
      expect(await liesOf(house)).toEqual(NO_LIES);
      const store = await house.openStore();
      const times = (await readPlayed(store)).times.flat();
      await store.close();
      expect(times.filter((at) => at < started - 60_000 || at > Date.now() + 60_000)).toEqual([]);
    } finally {
      await load.stop();
      await house.close();
      rmSync(folder, { recursive: true });
    }
  },
);

describe.skipIf(!hasServices)('two servers with PostgreSQL and Redis', () => {
  let [postgres, redis]: Service[] = [];
  let house: House;
  beforeAll(async () => {
    [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
    const env = { DATABASE_URL: postgres?.url ?? '', REDIS_URL: redis?.url ?? '' };
    const servers = await Promise.all([openServerProcess(env), openServerProcess(env)]);
    house = { servers, ledger: makeLedger(), openStore: () => openPostgres(env.DATABASE_URL), env };
  });
  afterAll(async () => {
    for (const server of house.servers) await server.stop('kill');
    await Promise.all([postgres?.close(), redis?.close()]);
  });
  faults(() => house);

  test('one of them dies and does not come back: the other takes up its people, its bots and its clocks', async () => {
    const load = openLoad(house);
    await load.acknowledgesMore();
    await house.servers[1]?.stop('kill');
    await load.goesOn();
    await load.goesOn();
    await load.stop();
    await house.servers[1]?.start();
    expect(await liesOf(house)).toEqual(NO_LIES);
  });

  test('the database is restarted, politely and not', async () => {
    const load = openLoad(house);
    await load.acknowledgesMore();
    for (const how of ['stop', 'kill'] as const) {
      await postgres?.stop(how);
      await sleep(1000);
      await postgres?.start();
      await load.goesOn();
    }
    await load.stop();
    expect(await liesOf(house)).toEqual(NO_LIES);
  });

  test('Redis goes away and comes back: play goes on all the time', async () => {
    const load = openLoad(house);
    await load.acknowledgesMore();
    await redis?.stop('kill');
    await load.goesOn();
    await redis?.start();
    await load.goesOn();
    await load.stop();
    expect(await liesOf(house)).toEqual(NO_LIES);
  });
});
