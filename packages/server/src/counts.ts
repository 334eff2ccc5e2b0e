/** How many there are of each, and not more than so many. */
export interface Counts {
  isFull(what: string): boolean;
  /** One more; false: there is no room. */
  add(what: string): boolean;
  /** One of those that were added is gone. */
  remove(what: string): void;
}

export function openCounts(most: number): Counts {
  const counts = new Map<string, number>();
  const isFull = (what: string): boolean => (counts.get(what) ?? 0) >= most;
  return {
    isFull,
    add(what) {
      if (isFull(what)) return false;
      counts.set(what, (counts.get(what) ?? 0) + 1);
      return true;
    },
    remove(what) {
      const left = (counts.get(what) ?? 0) - 1;
      if (left > 0) counts.set(what, left);
      else counts.delete(what);
    },
  };
}
