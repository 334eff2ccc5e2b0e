import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Bus } from './bus/bus.ts';
import { listen } from './listen.ts';
import { openBus, openStore } from './open.ts';
import { openServer } from './server.ts';
import { type Environment, isProblem, type Problem, readSettings } from './settings.ts';
import type { Store } from './store/store.ts';

/** Starts a server until it is told to stop; null when it runs. `app`: the folder with the app. */
async function start(env: Environment, app: () => Promise<string>): Promise<Problem | null> {
  const settings = readSettings(env);
  if (isProblem(settings)) return settings;
  const store = await openStore(settings);
  if (isProblem(store)) return store;
  const bus = await openBus(settings);
  if (isProblem(bus)) {
    await store.close();
    return bus;
  }
  const server = await openServer({ folder: await app(), store, bus, logStream: process.stdout });
  const port = await listen(server, settings.port);
  if (isProblem(port)) {
    await close(server, bus, store);
    return port;
  }
  console.log(`Deckle is at http://localhost:${port}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop(server, bus, store));
  return null;
}

/** Whoever takes longer than that to say good-bye is left. */
const PATIENCE = 10_000;

/** Those who are connected are told to come back, what is being kept is kept, and only then the store is closed. */
async function close(server: FastifyInstance, bus: Bus, store: Store): Promise<void> {
  await Promise.race([server.close(), sleep(PATIENCE, undefined, { ref: false })]);
  await bus.close();
  await store.close();
}

async function stop(server: FastifyInstance, bus: Bus, store: Store): Promise<void> {
  await close(server, bus, store);
  process.exit();
}

/** A server as a process of its own. A wrong setting is told in one sentence. */
export async function run(app: () => Promise<string>): Promise<void> {
  const failed = await start(process.env, app);
  if (failed === null) return;
  process.stderr.write(`${failed.problem}\n`);
  process.exitCode = 2;
}
