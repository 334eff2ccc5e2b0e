import { fileURLToPath } from 'node:url';

export interface Settings {
  readonly port: number;
  /** Folder with all that is kept, unless a database is named. */
  readonly data: string;
  /** PostgreSQL, which several servers can share. */
  readonly database: string | null;
  /** Redis, by which several servers work together. */
  readonly redis: string | null;
}

export interface Problem {
  readonly problem: string;
}

const DEFAULT_PORT = 3000;
const DEFAULT_DATA = fileURLToPath(new URL('../../../data', import.meta.url));

export type Environment = { readonly [name: string]: string | undefined };

/** Settings come from the environment; a wrong one is told in a sentence. One that is empty is not set. */
export function readSettings(env: Environment): Settings | Problem {
  const [port, database, redis] = [
    readPort(env['PORT'] ?? ''),
    readUrl(env, 'DATABASE_URL', ['postgres:', 'postgresql:']),
    readUrl(env, 'REDIS_URL', ['redis:', 'rediss:']),
  ];
  for (const each of [port, database, redis]) if (isProblem(each)) return each;
  if (redis !== null && database === null)
    return { problem: 'REDIS_URL is set and DATABASE_URL is not: servers that work together need one database.' };
  return {
    port: port as number,
    data: env['DECKLE_DATA'] || DEFAULT_DATA,
    database: database as string | null,
    redis: redis as string | null,
  };
}

export const isProblem = (value: unknown): value is Problem =>
  typeof value === 'object' && value !== null && 'problem' in value;

function readPort(text: string): number | Problem {
  if (text === '') return DEFAULT_PORT;
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  return port >= 0 && port <= 65535
    ? port
    : { problem: `PORT is ${text.slice(0, 40)}: expected a number from 0 to 65535.` };
}

/** What is wrong with an address is told without it, since there may be a password in it. */
function readUrl(env: Environment, name: string, kinds: readonly string[]): string | null | Problem {
  const text = env[name] ?? '';
  if (text === '') return null;
  const isRight = URL.canParse(text) && kinds.includes(new URL(text).protocol) && new URL(text).hostname !== '';
  return isRight ? text : { problem: `${name} is no address of that kind: expected ${kinds[0]}//user@host:port/name.` };
}

/** Where an address leads, without the name and the password in it. */
export const hostOf = (url: string): string => new URL(url).host;
