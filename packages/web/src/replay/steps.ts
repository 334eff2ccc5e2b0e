/** How far the page keys go. */
export const PAGE = 10;

const STEPS: { readonly [key: string]: (at: number, count: number) => number } = {
  ArrowLeft: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  PageUp: (at) => at - PAGE,
  PageDown: (at) => at + PAGE,
  Home: () => 0,
  End: (_at, count) => count,
};

export const clamp = (at: number, count: number): number => Math.max(0, Math.min(count, Math.round(at) || 0));

/** Where a key leads from one moment of so many; null for keys that lead nowhere. */
export function keyTarget(key: string, at: number, count: number): number | null {
  const step = Object.hasOwn(STEPS, key) ? STEPS[key] : undefined;
  return step === undefined ? null : clamp(step(at, count), count);
}

export const SPEEDS = { slow: 3000, normal: 1500, fast: 500 } as const;
export type Speed = keyof typeof SPEEDS;

/** `after move 3 of 40`. */
export const momentText = (at: number, count: number): string =>
  at === 0 ? `the deal, ${count} ${count === 1 ? 'move' : 'moves'} to come` : `move ${at} of ${count}`;
