import { type CardId, type Game, guessOf, type Move, type View } from '@deckle/kernel';
import { DOUBTING, isDoubtful, judging, type WordTools } from '@deckle/words';
import { handAfter, judgeHands, ownHand } from './hand.ts';
import { type Decision, ownAsks } from './player.ts';

/** To do nothing is worth less than anything that does not lose points. */
const IDLE = -4;
/** To change cards for others costs the turn. */
const CHANGE = -3;
/** Whoever reads the same list as the referee is sure. */
const CERTAIN = 20;

/** A decision and what it is worth to somebody who looks no further. */
export interface Option extends Decision {
  readonly worth: number;
  /** What the game says it promises beside points and a better hand, where playing on does not show that by itself. */
  readonly promise: number;
}

/** Does somebody doubt the words that a move judges? */
export type Doubts = (view: View, move: Move, tools: WordTools) => boolean;

/** Everything a seat may decide now, so many candidates of each kind, in the order they were found. */
export function weigh(
  view: View,
  game: Game,
  tools: WordTools,
  most: number,
  doubts: Doubts = isDoubtful,
): readonly Option[] {
  const optionOf = openScale(view, game, tools, doubts);
  const options: Option[] = [];
  for (const { id: ask, kinds, must } of ownAsks(view)) {
    for (const kind of kinds) {
      let left = most;
      for (const move of game.moves[kind]?.candidates(view, tools) ?? []) {
        const option = optionOf({ ask, move });
        if (must || option.worth > 0) options.push(option);
        if (--left === 0) break;
      }
    }
  }
  return options;
}

/** Says what any decision of the seat is worth at first sight. */
export function openScale(
  view: View,
  game: Game,
  tools: WordTools,
  doubts: Doubts = isDoubtful,
): (decision: Decision) => Option {
  const judge = isLastTurn(view) ? () => 0 : judgeHands(tools.pack, game.learnt);
  const hand = ownHand(view);
  const before = judge(hand);
  return ({ ask, move }) => {
    const promise = game.moves[move.kind]?.promise?.(view, move, tools) ?? 0;
    const worth = promise + gainOf(game, view, move, tools, doubts) + judge(handAfter(hand, view, move)) - before;
    return { ask, move, worth, promise: game.standing === undefined ? promise : 0 };
  };
}

/** The best of the options that the rules allow. Candidates are legal as a rule, so it is enough to ask for the one wanted. */
export function bestOf(options: readonly Option[], view: View, game: Game, tools: WordTools): Option | null {
  const left = [...options];
  while (left.length > 0) {
    const best = left.reduce((most, option) => (option.worth > most.worth ? option : most));
    if (isLegal(best, view, game, tools)) return best;
    left.splice(left.indexOf(best), 1);
  }
  return null;
}

export const isLegal = ({ move }: Decision, view: View, game: Game, tools: WordTools): boolean =>
  game.moves[move.kind]?.check(view, move, tools) === null;

/** In a last turn nothing is gone on with: what cards left in the hand cost, the game says itself. */
const isLastTurn = ({ shared }: View): boolean => Array.isArray(shared.owed);

/** What a move brings at once. Moves that only judge the words of others are judged by the list. */
function gainOf(game: Game, view: View, move: Move, tools: WordTools, doubts: Doubts): number {
  if (DOUBTING.includes(move.kind)) return doubts(view, judging(game, view, move), tools) ? CERTAIN : -CERTAIN;
  if (move.kind === 'accept') return doubts(view, move, tools) ? -CERTAIN : CERTAIN;
  const gain = guessOf(game, view, move, tools);
  if (gain !== undefined) return gain;
  if (move.words !== undefined) return 0;
  return move.cards === undefined ? IDLE : CHANGE;
}

/** What a hand is worth to its owner at this point of the game. */
export function handWorth(view: View, hand: readonly CardId[], game: Game, { pack }: WordTools): number {
  return isLastTurn(view) ? 0 : judgeHands(pack, game.learnt)(hand);
}
