import { buildWeb } from './build.ts';
import { listen } from './listen.ts';
import { openServer } from './server.ts';
import { readSettings } from './settings.ts';

/** `npm start`: builds the app if it is not there as it should be, and serves it. */
const settings = readSettings(process.env);
if ('problem' in settings) {
  process.stderr.write(`${settings.problem}\n`);
  process.exitCode = 2;
} else {
  const folder = await buildWeb((text) => console.log(text));
  const server = await openServer(folder);
  const port = await listen(server, settings.port);
  console.log(`Deckle is at http://localhost:${port}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.close());
}
