import { Worker } from 'node:worker_threads';
import type { Instant } from '../table/entry.ts';
import type { Kept, Place } from './store.ts';

/** An entry on its way to the thread that writes it. */
export interface Put {
  readonly key: number;
  readonly number: number;
  readonly at: Instant;
  readonly text: string;
  readonly due: Instant | null | 'same';
  readonly isOver: boolean;
}

/** A new table with its opening. */
export interface Created {
  readonly id: string;
  readonly code: string;
  readonly isListed: boolean;
  readonly due: Instant | null;
  readonly at: Instant;
  readonly text: string;
}

export type Write =
  | { readonly kind: 'append'; readonly puts: readonly Put[] }
  | { readonly kind: 'create'; readonly table: Created }
  | { readonly kind: 'snapshot'; readonly key: number; readonly number: number; readonly text: string }
  | { readonly kind: 'unlist'; readonly key: number };

export type Written = { readonly answer: unknown } | { readonly failure: string };

/** Writes to the file, one after the other, each on the disk before it is answered. */
export interface Writer {
  append(puts: readonly Put[]): Promise<readonly Kept[]>;
  create(table: Created): Promise<Place | null>;
  keepSnapshot(key: number, number: number, text: string): Promise<void>;
  unlist(key: number): Promise<void>;
  /** Ends when all is written. */
  close(): Promise<void>;
}

interface Waiting {
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** The thread is begun with the first write, and anew should it break. */
export function openWriter(file: string): Writer {
  let thread: Worker | null = null;
  /** In the order they were asked, which is that of the answers. */
  let waiting: Waiting[] = [];

  const begin = (): Worker => {
    const worker = new Worker(new URL('./sqlite-thread.ts', import.meta.url), { workerData: file });
    worker.on('message', (written: Written) => {
      const one = waiting.shift();
      if (waiting.length === 0) worker.unref();
      if ('answer' in written) one?.resolve(written.answer);
      else one?.reject(new Error(written.failure));
    });
    worker.on('error', (error: Error) => {
      const lost = waiting;
      [thread, waiting] = [null, []];
      for (const { reject } of lost) reject(error);
    });
    return worker;
  };
  const ask = <T>(write: Write): Promise<T> =>
    new Promise((resolve, reject) => {
      thread ??= begin();
      // Nobody leaves before what is asked is written.
      thread.ref();
      waiting.push({ resolve: resolve as Waiting['resolve'], reject });
      thread.postMessage(write);
    });

  return {
    append: (puts) => ask({ kind: 'append', puts }),
    create: (table) => ask({ kind: 'create', table }),
    keepSnapshot: (key, number, text) => ask({ kind: 'snapshot', key, number, text }),
    unlist: (key) => ask({ kind: 'unlist', key }),
    close: () =>
      new Promise((resolve) => {
        if (thread === null) return resolve();
        thread.ref();
        thread.once('exit', () => resolve());
        thread.postMessage('end');
      }),
  };
}
