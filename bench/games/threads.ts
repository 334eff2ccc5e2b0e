// Prints what two threads of self-play are worth, and what one takes; bots.ts runs it.
import { fileURLToPath } from 'node:url';
import type { Worker } from 'node:worker_threads';
import { greedy } from '../../packages/bots/src/index.ts';
import { type Answer, openWorker, type Simulating } from '../../packages/cli/src/crew.ts';
import { games } from '../../packages/games/src/index.ts';
import { PLAIN_WORDS } from '../../packages/host/src/index.ts';
import type { Game } from '../../packages/kernel/src/index.ts';
import { median } from '../lexicon/support.ts';

export interface Threads {
  /** The speed of two threads to that of one. */
  readonly ratio: number;
  /** Games on two. */
  readonly perSecond: number;
  /** What a thread adds to the process. */
  readonly megabytes: number;
}

const MB = 2 ** 20;
const GAMES = 2;
const TASKS = 100;
/** An arena plays for minutes: while code is still being compiled that is done on the other core, as if one thread had two; that goes on for 600 tasks. */
const WARM = 4000;
const ROUNDS = 21;

const task: Simulating = {
  root: fileURLToPath(new URL('../../', import.meta.url)),
  words: PLAIN_WORDS,
  order: { game: (games[0] as Game).id, seats: 2, options: {}, games: GAMES, level: greedy.name, seed: 'bench' },
};

/** So many tasks by all together: whoever is free takes the next, as in an arena. */
async function work(workers: readonly Worker[], tasks: number): Promise<void> {
  let left = tasks;
  const play = async (worker: Worker): Promise<void> => {
    while (left-- > 0) await workOnce(worker);
  };
  await Promise.all(workers.map(play));
}

async function workOnce(worker: Worker): Promise<void> {
  const answer = await new Promise<Answer>((resolve) => {
    worker.once('message', resolve);
    worker.postMessage(task);
  });
  if ('failure' in answer) throw new Error(answer.failure);
}

async function timed(run: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await run();
  return performance.now() - started;
}

const before = process.memoryUsage().rss;
const crew = [openWorker(), openWorker()] as const;
await work(crew, WARM);
const megabytes = (process.memoryUsage().rss - before) / crew.length / MB;
const [ones, twos]: [number[], number[]] = [[], []];
for (let round = 0; round < ROUNDS; round++) {
  ones.push(await timed(() => work(crew.slice(0, 1), TASKS)));
  twos.push(await timed(() => work(crew, TASKS)));
}
const threads: Threads = {
  ratio: median(ones.map((one, round) => one / (twos[round] as number))),
  perSecond: (TASKS * GAMES * 1000) / median(twos),
  megabytes,
};
console.log(JSON.stringify(threads));
await Promise.all(crew.map((worker) => worker.terminate()));
