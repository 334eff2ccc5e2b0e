let bytes: number | null = null;
const watchers = new Set<() => void>();

/** The worker tells how much of the words is here; null: nothing is under way. */
export function noteFetched(now: number | null): void {
  bytes = now;
  for (const watcher of watchers) watcher();
}

export const fetchedNow = (): number | null => bytes;

export function onFetched(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}
