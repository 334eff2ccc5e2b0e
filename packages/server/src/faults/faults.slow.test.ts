import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { findPostgres, findRedis, type Service, startPostgres, startRedis } from '../../../../scripts/services.ts';
import { openPostgres } from '../store/postgres.ts';
import { openSqlite, SQLITE_FILE } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import { makePlan } from '../testing.ts';
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
  makePlan('split-run', [person, { kind: 'bot', level: 'greedy', name: 'Bot' }]),
];

const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 120_000, interval: 50 });

interface House {
  readonly servers: readonly ServerProcess[];
  readonly openStore: () => Promise<Store>;
  readonly ledger: Ledger;
}

const makeLedger = (): Ledger => ({ sent: new Set(), acknowledged: new Set(), refused: new Map() });

/** Tables on which is played without end: where a game is over the next one begins. */
function openLoad({ servers, ledger }: House) {
  const ports = servers.map(({ port }) => port);
  let finished = 0;
  let isOpen = true;
  const tables = new Map<number, TestTable>();
  const playOn = async (at: number): Promise<void> => {
    while (isOpen) {
      const table = await openTestTable(ports, PLANS[at % PLANS.length] ?? PLANS[0]!, ledger);
      tables.set(at, table);
      while (isOpen && !table.players.every((player) => player.isOver())) await sleep(20);
      if (isOpen) finished++;
      for (const player of table.players) player.close();
    }
  };
  const running = PLANS.map((_plan, at) => playOn(at));
  return {
    ledger,
    tables: () => [...tables.values()],
    finished: () => finished,
    async stop() {
      isOpen = false;
      await Promise.all(running);
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

/** No acknowledged move is lost, none is played twice, none is played that was refused. */
async function expectTruth({ ledger, openStore }: House): Promise<void> {
  const store = await openStore();
  const { nonces } = await readPlayed(store);
  await store.close();
  const kept = new Set(nonces);
  expect(ledger.acknowledged.size).toBeGreaterThan(0);
  expect(nonces).toHaveLength(kept.size);
  expect([...ledger.acknowledged].filter((nonce) => !kept.has(nonce))).toEqual([]);
  expect([...ledger.refused].filter(([nonce]) => kept.has(nonce))).toEqual([]);
  expect([...kept].filter((nonce) => !ledger.sent.has(nonce))).toEqual([]);
}

function faults(open: () => House): void {
  let load: Load;
  const begin = (): Load => {
    load = openLoad(open());
    return load;
  };
  afterEach(() => load.stop());

  test(`killed ${KILLS} times under load`, async () => {
    const { ledger, goesOn, acknowledgesMore, stop } = begin();
    await acknowledgesMore();
    for (let kill = 0; kill < KILLS; kill++) {
      const server = open().servers[kill % open().servers.length];
      await sleep(Math.random() * 500);
      await server?.stop('kill');
      await server?.start();
      await acknowledgesMore(5);
    }
    await goesOn();
    await stop();
    await expectTruth(open());
    console.log(
      `${KILLS} kills: ${ledger.acknowledged.size} moves acknowledged, ${ledger.refused.size} refused, ${load.finished()} games ended`,
    );
  });

  test('told to stop under load: it ends by itself, and players come back', async () => {
    const { goesOn, acknowledgesMore, stop } = begin();
    await acknowledgesMore();
    for (const server of open().servers) {
      expect(await server.stop('stop')).toBe(0);
      await server.start();
    }
    await goesOn();
    await stop();
    await expectTruth(open());
  });
}

describe('one server with SQLite', () => {
  const data = mkdtempSync(join(tmpdir(), 'deckle-'));
  let house: House;
  beforeAll(async () => {
    const servers = [await openServerProcess({ DECKLE_DATA: data, DATABASE_URL: '', REDIS_URL: '' })];
    house = { servers, ledger: makeLedger(), openStore: async () => openSqlite(join(data, SQLITE_FILE)) };
  });
  afterAll(async () => {
    for (const server of house.servers) await server.stop('kill');
    rmSync(data, { recursive: true, force: true });
  });
  faults(() => house);
});

describe.skipIf(findPostgres() === null || findRedis() === null)('two servers with PostgreSQL and Redis', () => {
  let [postgres, redis]: Service[] = [];
  let house: House;
  beforeAll(async () => {
    [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
    const env = { DATABASE_URL: postgres?.url, REDIS_URL: redis?.url };
    const servers = await Promise.all([openServerProcess(env), openServerProcess(env)]);
    house = { servers, ledger: makeLedger(), openStore: () => openPostgres(postgres?.url ?? '') };
  });
  afterAll(async () => {
    for (const server of house.servers) await server.stop('kill');
    await Promise.all([postgres?.close(), redis?.close()]);
  });
  faults(() => house);

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
    await expectTruth(house);
  });

  test('Redis goes away and comes back: play goes on all the time', async () => {
    const load = openLoad(house);
    await load.acknowledgesMore();
    await redis?.stop('kill');
    await load.goesOn();
    await redis?.start();
    await load.goesOn();
    await load.stop();
    await expectTruth(house);
  });
});
