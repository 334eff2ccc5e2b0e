import type { Store } from './store/store.ts';
import type { Instant } from './table/entry.ts';

/** So often the store is asked what time it is. */
const MINUTE = 60_000;

export interface Wall {
  readonly now: () => Instant;
  close(): void;
}

/**
 * The wall clock by which all go who share a store: a server whose own one is an hour wrong would end every game with a
 * clock, and one that was set back while it was down would stop them.
 */
export async function openWall(store: Pick<Store, 'time'>, own: () => Instant = Date.now): Promise<Wall> {
  let wrongBy = (await store.time()) - own();
  const look = async (): Promise<void> => {
    try {
      wrongBy = (await store.time()) - own();
    } catch {
      // It does not answer now: what was known holds on.
    }
  };
  const timer = setInterval(() => void look(), MINUTE).unref();
  return { now: () => own() + wrongBy, close: () => clearInterval(timer) };
}
