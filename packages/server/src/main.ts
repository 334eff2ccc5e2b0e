import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildWeb } from './build.ts';
import { openLocalBus } from './bus/local.ts';
import { listen } from './listen.ts';
import { openServer } from './server.ts';
import { readSettings } from './settings.ts';
import { openSqlite } from './store/sqlite.ts';

/** `npm start`: builds the app if it is not there as it should be, and serves it. */
const settings = readSettings(process.env);
if ('problem' in settings) {
  process.stderr.write(`${settings.problem}\n`);
  process.exitCode = 2;
} else {
  const folder = await buildWeb((text) => console.log(text));
  const data = process.env['DECKLE_DATA'] ?? '.deckle/data';
  mkdirSync(data, { recursive: true });
  const store = openSqlite(join(data, 'deckle.db'));
  const server = await openServer({ folder, store, bus: openLocalBus() });
  server.addHook('onClose', () => store.close());
  const port = await listen(server, settings.port);
  console.log(`Deckle is at http://localhost:${port}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.close());
}
