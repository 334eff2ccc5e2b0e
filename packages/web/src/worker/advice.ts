import { adviserLike, seatPlayer } from '@deckle/bots';
import { type Hint, hintOf, type Played } from '@deckle/host';
import type { View } from '@deckle/kernel';
import type { WordTools } from '@deckle/words';

/** Hints, each a step further than the last one as long as nothing happens. */
export interface Advice {
  /** `moment` is the same as long as nothing has happened. */
  hint(view: View, moment: unknown): Hint;
}

/** `polite` are the tools whose search offers nothing offensive. */
export function openAdvice(played: Played, polite: WordTools, seed: string): Advice {
  const adviser = seatPlayer(adviserLike('keen'), played.game, polite, seed, () => performance.now());
  let last: { readonly moment: unknown; readonly viewer: View['seat']; readonly step: number } | null = null;
  return {
    hint(view, moment) {
      const isSame = last?.moment === moment && last?.viewer === view.seat;
      last = { moment, viewer: view.seat, step: isSame ? (last?.step ?? 0) + 1 : 0 };
      return hintOf(played, view, adviser, last.step);
    },
  };
}
