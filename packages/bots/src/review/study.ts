import type { Game, Rng } from '@deckle/kernel';
import type { WordTools } from '@deckle/words';

/** What a game is reviewed with. */
export interface Study {
  readonly game: Game;
  readonly tools: WordTools;
  /** A stream of its own, so that the same match is reviewed the same. */
  readonly rng: Rng;
}
