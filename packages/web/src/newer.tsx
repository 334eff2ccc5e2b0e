import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Trouble } from './look/trouble.tsx';
import { isTableLock } from './table/lock.ts';

/** A newer Deckle that is wholly here and waits; null where there is none. */
let waiting: ServiceWorker | null = null;
const listeners = new Set<() => void>();

function found(worker: ServiceWorker | null): void {
  waiting = worker;
  for (const changed of listeners) changed();
}

/** Looks out for a newer Deckle: the browser asks for one whenever a page is loaded. */
export async function watchNewer(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.ready;
  found(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const coming = registration.installing;
    coming?.addEventListener('statechange', () => found(registration.waiting));
  });
  // In whichever tab it was let in, all that could offer it are loaded by it: the old one's files are gone.
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (listeners.size > 0) location.reload();
  });
}

/** What it is told is what Workbox listens to. */
const letIn = (): void => waiting?.postMessage({ type: 'SKIP_WAITING' });

/** The lock of a table that a tab has open: it would be left without the files it has not asked for yet. */
async function openTable(): Promise<string | null> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return held.find(({ name }) => isTableLock(name ?? ''))?.name ?? null;
}

/** A tab that is only loaded again has its table back by then, in milliseconds. */
const RETURN = 2000;

function onNewer(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/** Offers a newer Deckle to whoever wants it now. At a table nobody is asked. */
export function Newer() {
  const isReady = useSyncExternalStore(
    onNewer,
    () => waiting !== null,
    () => false,
  );
  const [trouble, setTrouble] = useState('');
  const asked = useRef(new AbortController());
  useEffect(() => () => asked.current.abort(), []);
  if (!isReady) return null;
  /** A table that is left is let go of a moment later, so what was asked for once is waited for. */
  const load = async (): Promise<void> => {
    asked.current.abort();
    const { signal } = (asked.current = new AbortController());
    for (let table = await openTable(); table !== null; table = await openTable()) {
      setTrouble('A table is open in another tab: as soon as it is left, the newer Deckle is loaded.');
      await navigator.locks.request(table, { signal }, () => {});
      await new Promise((done) => setTimeout(done, RETURN));
    }
    if (!signal.aborted) letIn();
  };
  return (
    <div className="newer">
      <span>A newer Deckle is ready.</span>
      <button type="button" className="chip" onClick={() => void load().catch(() => {})}>
        Load it
      </button>
      <Trouble>{trouble}</Trouble>
    </div>
  );
}
