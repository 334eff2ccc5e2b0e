import { adviserAt, hintTools, seatPlayer, type Vocabulary } from '@deckle/bots';
import { advise, type Advised, type Hint, hintOf, type Played, type Player } from '@deckle/host';
import type { View } from '@deckle/kernel';
import type { WordTools } from '@deckle/words';

/** Hints, each a step further than the last one as long as nothing happens. */
export interface Advice {
  /** `moment` is the same as long as nothing has happened. Whoever says that they know other words is advised anew. */
  hint(view: View, moment: unknown, words: Vocabulary): Hint;
}

/** `polite` are the tools whose search offers nothing offensive, `levels` who sits at the table; null is a person. */
export function openAdvice(
  played: Played,
  polite: WordTools,
  levels: readonly (string | null)[],
  seed: string,
): Advice {
  const adviserFor = (words: Vocabulary): Player =>
    seatPlayer(adviserAt(levels, words), played.game, polite, seed, () => performance.now());
  let last: { readonly words: Vocabulary; readonly adviser: Player; readonly advised: Advised | null } | null = null;
  return {
    hint(view, moment, words) {
      const { adviser, advised } = last?.words === words ? last : { adviser: adviserFor(words), advised: null };
      const next = advise(view, adviser, moment, advised);
      last = { words, adviser, advised: next };
      return hintOf(played, view, next, hintTools(polite, levels, words));
    },
  };
}
