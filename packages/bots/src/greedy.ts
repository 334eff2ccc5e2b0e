import type { Game, Move, View } from '@deckle/kernel';
import type { WordTools } from '@deckle/words';
import { handAfter, handWorth, ownHand } from './hand.ts';
import { type Choice, legalMoves, ownAsks, type Player, reaction } from './player.ts';
import { isDoubtful } from './trial.ts';

const BUDGET = 120;
/** To do nothing is worth less than anything that does not lose points. */
const IDLE = -4;
/** To change cards for others costs the turn. */
const CHANGE = -3;
/** A challenge is sure: the player and the referee read the same list. */
const CERTAIN = 20;

/** Best points at once, with a simple value for what stays in hand. */
export const greedy: Player = {
  name: 'greedy',
  choose(view, game, tools, rng) {
    const before = handWorth(ownHand(view), tools.pack);
    let best: { readonly choice: Choice; readonly worth: number } | null = null;
    for (const ask of ownAsks(view)) {
      for (const move of ask.kinds.flatMap((kind) => [...legalMoves(game, kind, view, tools, BUDGET)])) {
        const worth = worthOf(game, view, move, tools) + handWorth(handAfter(view, move), tools.pack) - before;
        if (!ask.must && worth <= 0) continue;
        if (best === null || worth > best.worth) best = { choice: { ask: ask.id, move }, worth };
      }
    }
    return best === null ? null : { ...best.choice, ...reaction(view, rng) };
  },
};

/** What a move brings at once. Moves that only judge the words of others are judged by the list. */
function worthOf(game: Game, view: View, move: Move, tools: WordTools): number {
  if (move.kind === 'challenge') return isDoubtful(view, move, tools) ? CERTAIN : -CERTAIN;
  if (move.kind === 'accept') return isDoubtful(view, move, tools) ? -CERTAIN : CERTAIN;
  const spec = game.moves[move.kind];
  if (spec?.points !== undefined) return spec.points(view, move, tools);
  if (move.words !== undefined) return 0;
  return move.cards === undefined ? IDLE : CHANGE;
}
