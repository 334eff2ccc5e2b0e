// Deckle's own server as it runs alone, or as one of several, with a store that keeps every move before it is answered.
import { mkdtempSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openLocalBus } from '../../packages/server/src/bus/local.ts';
import { openRedisBus } from '../../packages/server/src/bus/redis.ts';
import { openLibrary } from '../../packages/server/src/library.ts';
import { openServer } from '../../packages/server/src/server.ts';
import { openPostgres } from '../../packages/server/src/store/postgres.ts';
import { openSqlite } from '../../packages/server/src/store/sqlite.ts';
import { answerWith } from './peer.ts';
import { keepTable } from './script.ts';

const folder = mkdtempSync(join(tmpdir(), 'deckle-bench-'));
const { DATABASE_URL, REDIS_URL } = process.env;
const store = DATABASE_URL === undefined ? openSqlite(join(folder, 'deckle.db')) : await openPostgres(DATABASE_URL);
const bus = REDIS_URL === undefined ? openLocalBus() : await openRedisBus(REDIS_URL);
const library = openLibrary();
const server = await openServer({ folder, store, bus });
await server.listen({ port: 0, host: '127.0.0.1' });

let made = 0;

answerWith({
  port: () => (server.server.address() as AddressInfo).port,
  async create(count: number) {
    const ids: string[] = [];
    for (let at = 0; at < count; at++)
      ids.push((await keepTable(store, library, `bench${process.pid}x${made++}`, [])).id);
    return ids;
  },
});
