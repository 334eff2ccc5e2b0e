import type { Rng } from '@deckle/kernel';
import { isDoubtful, wordsOnTrial } from '@deckle/words';
import type { Doubts } from './weigh.ts';

/** How somebody judges words: how often a false one is noticed, and a true one they do not know is taken for false, in percent. */
export interface Senses {
  readonly caught: number;
  readonly mistaken: number;
}

/** What somebody doubts who knows words up to this size. */
export const doubtsOf =
  ({ caught, mistaken }: Senses, knows: number, rng: Rng): Doubts =>
  (view, move, tools) => {
    const chance = (percent: number): boolean => rng.below(100) < percent;
    if (isDoubtful(view, move, tools)) return chance(caught);
    const isStrange = (word: string): boolean => (tools.dictionary.sizeOf(word) ?? 0) > knows;
    return wordsOnTrial(view, move).some(isStrange) && chance(mistaken);
  };
