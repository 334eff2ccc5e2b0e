import type { Game, Move, View } from '@deckle/kernel';
import type { WordTools } from '@deckle/words';
import { handAfter, lopsidedness, ownHand, twinsIn } from './hand.ts';
import type { Decision } from './player.ts';
import { quickBest, quickTools } from './playout.ts';

/** What stays in somebody's hand after a move, as self-play learns from it. */
export interface Kept {
  readonly faces: readonly string[];
  readonly twins: number;
  readonly lopsided: number;
}

export function keptBy(view: View, move: Move, { pack }: WordTools): Kept {
  const hand = handAfter(ownHand(view), view, move);
  const faces = hand.map((card) => pack[card]?.face ?? '');
  return { faces, twins: twinsIn(faces), lopsided: lopsidedness(faces) };
}

/** The answer of a player who looks no further. */
export const quickAnswer = (view: View, game: Game, tools: WordTools): Decision | null =>
  quickBest(view, game, quickTools(tools));
