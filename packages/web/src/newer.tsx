import { useState, useSyncExternalStore } from 'react';
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
}

/** Lets it take over, and loads the page by it. What it is told is what Workbox listens to. */
function takeOver(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting?.postMessage({ type: 'SKIP_WAITING' });
}

/** A table in another tab would be left without the files it has not asked for yet. */
async function isTableOpen(): Promise<boolean> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return held.some(({ name }) => isTableLock(name ?? ''));
}

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
  if (!isReady) return null;
  const load = async (): Promise<void> => {
    if (await isTableOpen()) setTrouble('A table is open in another tab: leave it first.');
    else takeOver();
  };
  return (
    <div className="newer">
      <span>A newer Deckle is ready.</span>
      <button type="button" className="chip" onClick={() => void load()}>
        Load it
      </button>
      <Trouble>{trouble}</Trouble>
    </div>
  );
}
