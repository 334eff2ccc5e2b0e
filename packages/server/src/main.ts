import { setTimeout as sleep } from 'node:timers/promises';
import { buildWeb } from './build.ts';
import { listen } from './listen.ts';
import { openBus, openStore } from './open.ts';
import { openServer } from './server.ts';
import { isProblem, type Problem, readSettings } from './settings.ts';

/** `npm start`: builds the app if it is not there as it should be, and serves it with all tables. */
async function start(): Promise<Problem | null> {
  const settings = readSettings(process.env);
  if (isProblem(settings)) return settings;
  const store = await openStore(settings);
  if (isProblem(store)) return store;
  const bus = await openBus(settings);
  if (isProblem(bus)) {
    await store.close();
    return bus;
  }
  const folder = await buildWeb((text) => console.log(text));
  const server = await openServer({ folder, store, bus });
  const port = await listen(server, settings.port);
  console.log(`Deckle is at http://localhost:${port}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop({ server, bus, store }));
  return null;
}

/** Whoever takes longer than that to say good-bye is left. */
const PATIENCE = 10_000;

type Closing = { close(): Promise<unknown> };

/** Those who are connected are told to come back, what is being kept is kept, and only then the store is closed. */
async function stop({ server, bus, store }: { readonly [part in 'server' | 'bus' | 'store']: Closing }): Promise<void> {
  await Promise.race([server.close(), sleep(PATIENCE)]);
  await bus.close();
  await store.close();
  process.exit();
}

const failed = await start();
if (failed !== null) {
  process.stderr.write(`${failed.problem}\n`);
  process.exitCode = 2;
}
