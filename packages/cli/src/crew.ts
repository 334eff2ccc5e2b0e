import type { Words } from '@deckle/host';
import { Worker } from 'node:worker_threads';
import { Failure } from './failure.ts';
import type { Count, Order } from './simulation.ts';

/** What goes to a worker and what comes back. */
export interface Task {
  readonly root: string;
  readonly words: Words;
  readonly order: Order;
}
export type Answer = { readonly count: Count } | { readonly failure: string };

/** Simulates every order, so many at a time, each in a thread; in the order they were given. */
export async function simulateInCrew(tasks: readonly Task[], hands: number): Promise<readonly Count[]> {
  const counts: Count[] = [];
  const waiting = [...tasks.entries()];
  const crew = Array.from({ length: Math.min(hands, tasks.length) }, () => openWorker());
  try {
    await Promise.all(
      crew.map(async (worker) => {
        for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
          const [at, task] = next;
          counts[at] = await ask(worker, task);
        }
      }),
    );
  } finally {
    await Promise.all(crew.map((worker) => worker.terminate()));
  }
  return counts;
}

const openWorker = (): Worker => new Worker(new URL('./crew-worker.ts', import.meta.url));

function ask(worker: Worker, task: Task): Promise<Count> {
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('message', (answer: Answer) => {
      worker.off('error', reject);
      if ('count' in answer) resolve(answer.count);
      else reject(new Failure(answer.failure, 1));
    });
    worker.postMessage(task);
  });
}
