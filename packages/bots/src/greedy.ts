import type { Game, Move, View } from '@deckle/kernel';
import type { WordTools } from '@deckle/words';
import { handAfter, judgeHands, ownHand } from './hand.ts';
import { type Choice, ownAsks, type Player, reaction } from './player.ts';
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
    const options = optionsOf(view, game, tools);
    options.sort((a, b) => b.worth - a.worth);
    // Candidates are legal as a rule, so it is enough to ask for the one that is wanted.
    const best = options.find(({ move }) => game.moves[move.kind]?.check(view, move, tools) === null);
    return best === undefined ? null : { ask: best.ask, move: best.move, ...reaction(view, rng) };
  },
};

interface Option extends Choice {
  readonly worth: number;
}

function optionsOf(view: View, game: Game, tools: WordTools): Option[] {
  const judge = judgeHands(tools.pack);
  const before = judge(ownHand(view));
  const options: Option[] = [];
  for (const { id: ask, kinds, must } of ownAsks(view)) {
    for (const kind of kinds) {
      let left = BUDGET;
      for (const move of game.moves[kind]?.candidates(view, tools) ?? []) {
        if (left-- === 0) break;
        const worth = worthOf(game, view, move, tools) + judge(handAfter(view, move)) - before;
        if (must || worth > 0) options.push({ ask, move, worth });
      }
    }
  }
  return options;
}

/** What a move brings at once. Moves that only judge the words of others are judged by the list. */
function worthOf(game: Game, view: View, move: Move, tools: WordTools): number {
  if (move.kind === 'challenge') return isDoubtful(view, move, tools) ? CERTAIN : -CERTAIN;
  if (move.kind === 'accept') return isDoubtful(view, move, tools) ? -CERTAIN : CERTAIN;
  const spec = game.moves[move.kind];
  if (spec?.points !== undefined) return spec.points(view, move, tools);
  if (move.words !== undefined) return 0;
  return move.cards === undefined ? IDLE : CHANGE;
}
