import type { Millis } from '@deckle/kernel';

/** The time of a match: it runs with the world's, stands still while it is paused, and can be set forward. */
export interface Clock {
  readonly now: () => Millis;
  readonly pause: () => void;
  readonly go: () => void;
  readonly skipTo: (at: Millis) => void;
}

export function openClock(time: () => Millis, start: Millis): Clock {
  let base = start;
  let since: Millis | null = time();
  const now = (): Millis => base + (since === null ? 0 : Math.round(time() - since));
  return {
    now,
    pause() {
      base = now();
      since = null;
    },
    go() {
      base = now();
      since = time();
    },
    skipTo(at) {
      base = Math.max(now(), at);
      if (since !== null) since = time();
    },
  };
}
