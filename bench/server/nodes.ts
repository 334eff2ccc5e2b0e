import { startPostgres, startRedis } from '../../scripts/services.ts';
import type { Row } from '../report.ts';
import { openDeckle } from './deckle.ts';
import { type Speed, speedOf } from './server.ts';

const TABLES = 100;
const MOVES = 60;
const ROUNDS = 3;

/** Two servers with PostgreSQL and Redis against one of them; at half of the tables the players are on different servers. */
export async function benchNodes(): Promise<readonly Row[]> {
  const [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
  const env = { DATABASE_URL: postgres.url, REDIS_URL: redis.url };
  const speeds: Speed[] = [];
  for (const servers of [1, 2]) {
    const deckle = await openDeckle(servers, env);
    speeds.push(await speedOf(deckle, TABLES, MOVES, ROUNDS));
    await deckle.close();
  }
  await Promise.all([postgres.close(), redis.close()]);
  const [one, two] = speeds as [Speed, Speed];
  const told = ({ perSecond, cpuPerMove }: Speed): string =>
    `${perSecond.toFixed(0)} moves/s, ${(cpuPerMove * 1000).toFixed(0)} µs of processor a move`;
  return [
    {
      name: `two servers with PostgreSQL and Redis at ${TABLES} tables, to one`,
      ratio: two.perSecond / one.perSecond,
      bound: 1,
      better: 'higher',
      detail: `one ${told(one)}; two ${told(two)}`,
    },
  ];
}
