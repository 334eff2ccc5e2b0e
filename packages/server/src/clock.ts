import type { Instant } from './table/entry.ts';

/** So much faster or slower than it should this clock may go: a drift is mended, a step of the wall clock is not followed. */
const SLEW = 0.001;

/**
 * The time of day, that never goes back and never jumps: the time when the server started, and what has passed since.
 * Clocks of servers that run for months drift apart, so it follows the wall clock (that of the store: `wall.ts`), but a
 * second takes it a quarter of an hour.
 */
export function openClock(
  wall: () => number = Date.now,
  steady: () => number = () => performance.now(),
): () => Instant {
  let [at, seen] = [wall(), steady()];
  return () => {
    const passed = steady() - seen;
    const most = passed * SLEW;
    const drift = wall() - (at + passed);
    at += passed + Math.max(-most, Math.min(most, drift));
    seen += passed;
    return Math.round(at);
  };
}
