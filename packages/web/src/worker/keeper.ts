/** Keeps what a table has come to, one write at a time; what comes meanwhile waits, and of that only the newest. */
export interface Keeper<T> {
  /** Done when this, or something newer, is kept. */
  keep(value: T): Promise<void>;
  /** Done when all that came so far is kept. */
  readonly settled: () => Promise<void>;
  readonly isIdle: () => boolean;
}

/** `write` sees to its own failures. */
export function openKeeper<T>(write: (value: T) => Promise<void>): Keeper<T> {
  let newest: T;
  let running: Promise<void> = Promise.resolve();
  let following: Promise<void> | null = null;
  let writes = 0;
  const run = async (): Promise<void> => {
    following = null;
    writes++;
    await write(newest);
    writes--;
  };
  return {
    keep(value) {
      newest = value;
      following ??= running = running.then(run);
      return following;
    },
    settled: () => running,
    isIdle: () => following === null && writes === 0,
  };
}
