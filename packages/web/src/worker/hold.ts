import { tableLock } from '../table/lock.ts';

/** A table that this tab, and no other, has open. */
export interface Hold {
  release(): Promise<void>;
}

/** A tab that is being closed or loaded again needs a moment to let go of its tables. */
const PATIENCE = 700;

/**
 * Takes a table for this tab: null when another tab has it, unless it is taken over; `lost` is called when another
 * tab does that. Where the browser has no locks everybody gets it: then the store alone sees that nothing forks.
 */
export function holdTable(
  id: string,
  how: 'sit' | 'take over',
  lost: () => void,
  locks: LockManager | null = navigator.locks ?? null,
): Promise<Hold | null> {
  if (locks === null) return Promise.resolve({ release: async () => {} });
  return new Promise((resolve) => {
    let isHeld = false;
    const granted = (): Promise<void> =>
      new Promise((letGo) => {
        isHeld = true;
        resolve({
          async release() {
            isHeld = false;
            letGo();
            await done;
          },
        });
      });
    const options = how === 'sit' ? { signal: AbortSignal.timeout(PATIENCE) } : { steal: true };
    const done = locks.request(tableLock(id), options, granted).catch(() => {
      if (isHeld) lost();
      resolve(null);
    });
  });
}

/** Says that this tab has a table on line open, which several may; the answer ends it. */
export function shareTable(id: string, locks: LockManager | null = navigator.locks ?? null): () => void {
  const { promise: left, resolve: leave } = Promise.withResolvers<void>();
  void locks?.request(tableLock(id), { mode: 'shared' }, () => left);
  return leave;
}
