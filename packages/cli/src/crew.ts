import { THREAD_LIMITS } from '@deckle/bots';
import type { Words } from '@deckle/host';
import { Worker } from 'node:worker_threads';
import type { Bout, BoutResult } from './arena/bout.ts';
import { Failure } from './failure.ts';
import type { Count, Order } from './simulation.ts';

/** What goes to a worker and what comes back. */
interface At {
  readonly root: string;
  readonly words: Words;
}
export type Simulating = At & { readonly order: Order };
export type Boxing = At & { readonly bout: Bout };
export type Answer = { readonly result: Count | BoutResult } | { readonly failure: string };

export const simulateInCrew = (tasks: readonly Simulating[], hands: number): Promise<readonly Count[]> =>
  workInCrew<Count>(tasks, hands, () => {});

/** `done` is told of each bout as it ends. */
export const boxInCrew = (
  tasks: readonly Boxing[],
  hands: number,
  done: (task: number, result: BoutResult) => void,
): Promise<readonly BoutResult[]> => workInCrew<BoutResult>(tasks, hands, done);

/** Does all tasks, so many at a time, each in a thread; the results are in the order of the tasks. */
async function workInCrew<Result>(
  tasks: readonly (Simulating | Boxing)[],
  hands: number,
  done: (task: number, result: Result) => void,
): Promise<readonly Result[]> {
  const results: Result[] = [];
  const waiting = [...tasks.entries()];
  const crew = Array.from({ length: Math.min(hands, tasks.length) }, () => openWorker());
  try {
    await Promise.all(
      crew.map(async (worker) => {
        for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
          const [at, task] = next;
          const result = (await ask(worker, task)) as Result;
          results[at] = result;
          done(at, result);
        }
      }),
    );
  } finally {
    await Promise.all(crew.map((worker) => worker.terminate()));
  }
  return results;
}

export const openWorker = (): Worker =>
  new Worker(new URL('./crew-worker.ts', import.meta.url), { resourceLimits: THREAD_LIMITS });

function ask(worker: Worker, task: Simulating | Boxing): Promise<Count | BoutResult> {
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('message', (answer: Answer) => {
      worker.off('error', reject);
      if ('result' in answer) resolve(answer.result);
      else reject(new Failure(answer.failure, 1));
    });
    worker.postMessage(task);
  });
}
