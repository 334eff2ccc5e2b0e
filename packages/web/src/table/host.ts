import { proxy, type Remote, wrap } from 'comlink';
import type { LocalHost } from '../worker/worker.ts';

let remote: Remote<LocalHost> | null = null;

/** The host in its worker; started when it is first needed. */
export function localHost(): Remote<LocalHost> {
  remote ??= wrap<LocalHost>(new Worker(new URL('../worker/worker.ts', import.meta.url), { type: 'module' }));
  return remote;
}

export { proxy };
