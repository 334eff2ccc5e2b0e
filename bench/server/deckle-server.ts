// Deckle's own server as it runs alone, with a store that keeps every move before it is answered.
import { mkdtempSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openLocalBus } from '../../packages/server/src/bus/local.ts';
import { openLibrary } from '../../packages/server/src/library.ts';
import { openServer } from '../../packages/server/src/server.ts';
import { openSqlite } from '../../packages/server/src/store/sqlite.ts';
import { answerWith } from './peer.ts';
import { keepTable } from './script.ts';

const folder = mkdtempSync(join(tmpdir(), 'deckle-bench-'));
const store = openSqlite(join(folder, 'deckle.db'));
const library = openLibrary();
const server = await openServer({ folder, store, bus: openLocalBus() });
await server.listen({ port: 0, host: '127.0.0.1' });

let made = 0;

answerWith({
  port: () => (server.server.address() as AddressInfo).port,
  async create(count: number) {
    const ids: string[] = [];
    for (let at = 0; at < count; at++) ids.push((await keepTable(store, library, `bench${made++}`, [])).id);
    return ids;
  },
});
