import { type Millis, MOST_DELAY } from '@deckle/kernel';

/** So many of the last measurements count. Of fewer than a few nothing is believed. */
const MOST = 5;
const A_FEW = 3;

/** How long what a client sends is under way. The quickest of several says it: a client can be late, but not early. */
export interface Delay {
  /** There and back took so long. */
  add(trip: Millis): void;
  isKnown(): boolean;
  /** What is given back of it. */
  delay(): Millis;
}

export function openDelay(): Delay {
  let trips: readonly Millis[] = [];
  const isKnown = (): boolean => trips.length >= A_FEW;
  return {
    add(trip) {
      trips = [...trips.slice(1 - MOST), trip];
    },
    isKnown,
    delay: () => (isKnown() ? Math.min(MOST_DELAY, Math.round(Math.min(...trips) / 2)) : 0),
  };
}
