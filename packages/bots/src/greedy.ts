import type { Game, Move, View } from '@deckle/kernel';
import { isDoubtful, type WordTools } from '@deckle/words';
import { handAfter, judgeHands, ownHand } from './hand.ts';
import { type Decision, ownAsks, type Player } from './player.ts';

const BUDGET = 60;
/** To do nothing is worth less than anything that does not lose points. */
const IDLE = -4;
/** To change cards for others costs the turn. */
const CHANGE = -3;
/** A challenge is sure: the player and the referee read the same list. */
const CERTAIN = 20;

/** Best points at once, with a simple value for what stays in hand. */
export const greedy: Player = {
  name: 'greedy',
  about: 'takes what brings most points at once',
  budget: BUDGET,
  reaction: { turn: 2000, race: [8000, 28_000] },
  choose(view, game, tools) {
    const options = optionsOf(view, game, tools);
    while (options.length > 0) {
      const best = options.reduce((most, option) => (option.worth > most.worth ? option : most));
      const { ask, move } = best;
      // Candidates are legal as a rule, so it is enough to ask for the one that is wanted.
      if (game.moves[move.kind]?.check(view, move, tools) === null) return { ask, move };
      options.splice(options.indexOf(best), 1);
    }
    return null;
  },
};

interface Option extends Decision {
  readonly worth: number;
}

function optionsOf(view: View, game: Game, tools: WordTools): Option[] {
  const judge = isLastTurn(view) ? () => 0 : judgeHands(tools.pack);
  const hand = ownHand(view);
  const before = judge(hand);
  const options: Option[] = [];
  for (const { id: ask, kinds, must } of ownAsks(view)) {
    for (const kind of kinds) {
      let left = BUDGET;
      for (const move of game.moves[kind]?.candidates(view, tools) ?? []) {
        const worth = worthOf(game, view, move, tools) + judge(handAfter(hand, view, move)) - before;
        if (must || worth > 0) options.push({ ask, move, worth });
        if (--left === 0) break;
      }
    }
  }
  return options;
}

/** In a last turn nothing is gone on with: what cards left in the hand cost, the game says itself. */
const isLastTurn = ({ shared }: View): boolean => Array.isArray(shared.owed);

/** What a move brings at once. Moves that only judge the words of others are judged by the list. */
function worthOf(game: Game, view: View, move: Move, tools: WordTools): number {
  if (move.kind === 'challenge') return isDoubtful(view, move, tools) ? CERTAIN : -CERTAIN;
  if (move.kind === 'accept') return isDoubtful(view, move, tools) ? -CERTAIN : CERTAIN;
  const spec = game.moves[move.kind];
  if (spec?.points !== undefined) return spec.points(view, move, tools) + (spec.promise?.(view, move, tools) ?? 0);
  if (move.words !== undefined) return 0;
  return move.cards === undefined ? IDLE : CHANGE;
}
