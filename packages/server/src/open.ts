import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Bus } from './bus/bus.ts';
import { openLocalBus } from './bus/local.ts';
import { openRedisBus } from './bus/redis.ts';
import { hostOf, type Problem, type Settings } from './settings.ts';
import { openPostgres } from './store/postgres.ts';
import { openSqlite, SQLITE_FILE } from './store/sqlite.ts';
import type { Store } from './store/store.ts';

/** The store that the settings name, or in a sentence why it cannot be opened. */
export async function openStore({ database, data }: Settings): Promise<Store | Problem> {
  try {
    if (database !== null) return await openPostgres(database);
    mkdirSync(data, { recursive: true });
    return openSqlite(join(data, SQLITE_FILE));
  } catch (error) {
    const what =
      database === null ? `DECKLE_DATA: the folder ${data}` : `DATABASE_URL: PostgreSQL at ${hostOf(database)}`;
    return { problem: `${what} cannot be used: ${reasonOf(error)}.` };
  }
}

export async function openBus({ redis }: Settings): Promise<Bus | Problem> {
  if (redis === null) return openLocalBus();
  try {
    return await openRedisBus(redis);
  } catch (error) {
    return { problem: `REDIS_URL: Redis at ${hostOf(redis)} cannot be used: ${reasonOf(error)}.` };
  }
}

/** Several addresses of one host are tried, and each has its own trouble. */
function reasonOf(error: unknown): string {
  const first = error instanceof AggregateError ? (error.errors[0] as Error) : (error as Error);
  return first.message.replace(/\.$/, '');
}
