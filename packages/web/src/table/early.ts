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
