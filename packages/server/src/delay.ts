import { type Millis, MOST_DELAY } from '@deckle/kernel';

/** So many of the last measurements count. Of fewer than a few nothing is believed. */
const MOST = 5;
const A_FEW = 3;

/** How long what a client sends is under way. The quickest of several says it: a client can be late, but not early. */
export class Delay {
  #trips: readonly Millis[] = [];

  /** There and back took so long. */
  add(trip: Millis): void {
    this.#trips = this.#trips.slice(1 - MOST).concat(trip);
  }

  isKnown(): boolean {
    return this.#trips.length >= A_FEW;
  }

  /** What is given back of it. */
  delay(): Millis {
    return this.isKnown() ? Math.min(MOST_DELAY, Math.round(Math.min(...this.#trips) / 2)) : 0;
  }
}
