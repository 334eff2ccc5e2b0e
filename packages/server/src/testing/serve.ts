// The real server in a process of its own, for tests: `node serve.ts <folder>`. Its port is the first line it writes.
import { mkdirSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { openLocalBus } from '../bus/local.ts';
import { openServer } from '../server.ts';
import { openSqlite } from '../store/sqlite.ts';

const [, , folder = ''] = process.argv;
const app = join(folder, 'app');
mkdirSync(app, { recursive: true });
writeFileSync(join(app, 'index.html'), 'the app');
const store = openSqlite(join(folder, 'deckle.db'));
const server = await openServer({ folder: app, store, bus: openLocalBus(), logStream: process.stdout });
await server.listen({ port: Number(process.env['PORT'] ?? 0), host: '127.0.0.1' });
process.stdout.write(`port ${(server.server.address() as AddressInfo).port}\n`);
process.once('SIGTERM', () => void server.close().then(() => store.close()));
