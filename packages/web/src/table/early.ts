/** A host that was started before the app itself was read; it may not have been found. */
interface Early {
  readonly worker: Worker;
  hasFailed: boolean;
}

declare global {
  var earlyHost: Early | undefined;
}

/** Starts the local host while the browser is still busy with the page. */
export function startEarly(url: string | undefined): void {
  if (url === undefined) return;
  const early: Early = { worker: new Worker(url, { type: 'module' }), hasFailed: false };
  early.worker.addEventListener('error', () => {
    early.hasFailed = true;
  });
  globalThis.earlyHost = early;
}

/** The host that was started early, for the one who asks first. */
export function takeEarly(): Worker | null {
  const early = globalThis.earlyHost;
  globalThis.earlyHost = undefined;
  return early === undefined || early.hasFailed ? null : early.worker;
}

/**
 * Fetches what the host will ask for as soon as it runs, which is when the network has long been idle: then it is in the browser's
 * cache. Whoever has been here before has it all anyway. What cannot be had is told when the host asks for it.
 */
export function fetchEarly(urls: readonly string[]): void {
  if (navigator.serviceWorker?.controller) return;
  for (const url of urls)
    void fetch(url, { priority: 'low' })
      .then((answer) => answer.arrayBuffer())
      .catch(() => {});
}
