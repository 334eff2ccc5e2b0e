import { proxy, type Remote, wrap } from 'comlink';
import { takeEarly } from './early.ts';
import type { Fetched } from '../worker/fetching.ts';
import type { LocalHost } from '../worker/worker.ts';
import { noteFetched } from './fetched.ts';

let remote: Remote<LocalHost> | null = null;
const watchers = new Set<() => void>();

/** The host in its worker; started when it is first needed. */
export function localHost(): Remote<LocalHost> {
  remote ??= wrap<LocalHost>(startWorker());
  return remote;
}

function startWorker(): Worker {
  const worker = takeEarly() ?? new Worker(new URL('../worker/worker.ts', import.meta.url), { type: 'module' });
  // What exactly happened is not told: it may be about cards that are hidden.
  worker.addEventListener('error', (event) => {
    // One that could not be loaded will never answer: whoever asks next has another one.
    if (!(event instanceof ErrorEvent)) remote = null;
    for (const watcher of watchers) watcher();
  });
  worker.addEventListener('message', ({ data }: MessageEvent<Partial<Fetched> | null>) => {
    if (data?.fetching !== undefined) noteFetched(data.fetching);
  });
  return worker;
}

/** Tells when the worker could not be loaded or has stumbled: it may not answer any more. */
export function onHostTrouble(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}

/** What the host answers; where it could not be loaded another one is asked, once. */
export async function askHost<T>(ask: (host: Remote<LocalHost>) => Promise<T>): Promise<T> {
  const first = localHost();
  try {
    return await orTrouble(ask(first));
  } catch (error) {
    if (remote === first) throw error;
    return orTrouble(ask(localHost()));
  }
}

async function orTrouble<T>(asked: Promise<T>): Promise<T> {
  let unwatch = (): void => {};
  const trouble = new Promise<never>((_, fail) => {
    unwatch = onHostTrouble(() =>
      fail(new Error('a part of Deckle could not be loaded. Check the network and try again.')),
    );
  });
  try {
    return await Promise.race([asked, trouble]);
  } finally {
    unwatch();
  }
}

export { proxy };
