import type { Game, View } from '@deckle/kernel';
import type { WordTools } from '@deckle/words';
import { lopsidedness, ownHand, twinsIn } from './hand.ts';
import type { Decision } from './player.ts';
import { quickBest, quickTools } from './playout.ts';

/** A hand as self-play learns from it. */
export interface Hand {
  readonly faces: readonly string[];
  readonly twins: number;
  readonly lopsided: number;
}

export function handIn(view: View, { pack }: WordTools): Hand {
  const faces = ownHand(view).map((card) => pack[card]?.face ?? '');
  return { faces, twins: twinsIn(faces), lopsided: lopsidedness(faces) };
}

/** The answer of a player who looks no further. */
export const quickAnswer = (view: View, game: Game, tools: WordTools): Decision | null =>
  quickBest(view, game, quickTools(tools));
