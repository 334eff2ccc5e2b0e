import type { Game, Move, Rng, View } from '@deckle/kernel';
import type { WordTools } from '@deckle/words';
import { atOnce, type Decision, ownAsks, type Player } from './player.ts';

const CANDIDATES = 8;
/** Leave to act that need not be used is used once in so many times. */
const RESTRAINT = 4;

/** For tests: any open ask, any of its kinds, any of the first candidates. */
export const random: Player = {
  name: 'random',
  about: 'does anything that is allowed',
  budget: 50,
  reaction: { turn: 2000, race: [12_000, 60_000] },
  think: (view, game, tools, rng) => atOnce(anything(view, game, tools, rng)),
};

function anything(view: View, game: Game, tools: WordTools, rng: Rng): Decision | null {
  for (const { id, kinds, must } of ownAsks(view)) {
    if (!must && rng.below(RESTRAINT) > 0) continue;
    const left = [...kinds];
    while (left.length > 0) {
      const [kind = ''] = left.splice(rng.below(left.length), 1);
      const moves = legalMoves(game, kind, view, tools);
      const move = moves.length === 0 ? undefined : moves[rng.below(moves.length)];
      if (move !== undefined) return { ask: id, move };
    }
  }
  return null;
}

/** The first few candidates of a kind that the rules allow. */
function legalMoves(game: Game, kind: string, view: View, tools: WordTools): readonly Move[] {
  const spec = game.moves[kind];
  const found: Move[] = [];
  for (const move of spec?.candidates(view, tools) ?? []) {
    if (spec?.check(view, move, tools) === null) found.push(move);
    if (found.length === CANDIDATES) break;
  }
  return found;
}
