import { adviserAt, seatPlayer } from '@deckle/bots';
import { advise, type Advised, type Hint, hintOf, type Played } from '@deckle/host';
import type { View } from '@deckle/kernel';
import type { WordTools } from '@deckle/words';

/** Hints, each a step further than the last one as long as nothing happens. */
export interface Advice {
  /** `moment` is the same as long as nothing has happened. */
  hint(view: View, moment: unknown): Hint;
}

/** `polite` are the tools whose search offers nothing offensive, `levels` who sits at the table; null is a person. */
export function openAdvice(
  played: Played,
  polite: WordTools,
  levels: readonly (string | null)[],
  seed: string,
): Advice {
  const adviser = seatPlayer(adviserAt(levels), played.game, polite, seed, () => performance.now());
  let last: Advised | null = null;
  return {
    hint(view, moment) {
      last = advise(view, adviser, moment, last);
      return hintOf(played, view, last);
    },
  };
}
