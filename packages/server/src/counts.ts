/** How many there are of each, and not more than so many. */
export interface Counts {
  isFull(what: string): boolean;
  /** One more, if there is room; what is given takes it away again. */
  add(what: string): (() => void) | null;
}

export function openCounts(most: number): Counts {
  const counts = new Map<string, number>();
  const isFull = (what: string): boolean => (counts.get(what) ?? 0) >= most;
  return {
    isFull,
    add(what) {
      if (isFull(what)) return null;
      counts.set(what, (counts.get(what) ?? 0) + 1);
      let isThere = true;
      return () => {
        if (!isThere) return;
        isThere = false;
        const left = (counts.get(what) ?? 0) - 1;
        if (left > 0) counts.set(what, left);
        else counts.delete(what);
      };
    },
  };
}
