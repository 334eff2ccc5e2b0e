import type { Rng } from './types.ts';

/** The same items in an order of chance, each order as likely as any other. */
export function inAnyOrder<T>(items: readonly T[], rng: Rng): readonly T[] {
  const order = [...items];
  for (let last = order.length - 1; last > 0; last--) {
    const at = rng.below(last + 1);
    [order[last], order[at]] = [order[at] as T, order[last] as T];
  }
  return order;
}
