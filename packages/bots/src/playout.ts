import { type Ask, type Game, isRefusal, type Seat, type State, step, viewOf } from '@deckle/kernel';
import type { WordTools } from '@deckle/words';
import { ownHand } from './hand.ts';
import { bestOf, handWorth, weigh } from './weigh.ts';
import type { Decision } from './player.ts';

/** To win is worth this much beside the points by which one wins. */
const WON = 30;
/** Candidates of each kind that are looked at while playing on. */
const MOST = 8;
/** Nobody goes on for ever, whatever the game does. */
const MAX_INPUTS = 60;

/** One who answers quickly, as everybody does in a game that is only imagined. */
export const quickTools = (tools: WordTools): WordTools => ({ ...tools, effort: { ways: 1, joined: 16, listed: 24 } });

/** Does a decision of a seat; null where the rules do not allow it after all. */
export function decide(game: Game, state: State, seat: Seat, { ask, move }: Decision, tools: WordTools): State | null {
  const next = step(game, state, { ask, seat, move, at: state.now + 1 }, tools);
  return isRefusal(next) ? null : next.state;
}

/**
 * Plays on with quick players until this seat has its turn again for the so-many-th time, or to the end. Gives what the
 * table is worth to the seat then, and how many answers it took.
 */
export function playOn(
  game: Game,
  from: State,
  seat: Seat,
  tools: WordTools,
  rounds: number,
): readonly [worth: number, answers: number] {
  let state = from;
  let left = rounds;
  let last: Seat = seat;
  let answers = 0;
  let promised = 0;
  for (; state.result === null && answers < MAX_INPUTS; answers++) {
    const ask = nextAsk(state);
    if (ask.seat === seat && last !== seat && --left < 0) break;
    if (state.seats === 1 && --left < 0) break;
    last = ask.seat;
    const view = viewOf(state, ask.seat);
    const choice = bestOf(weigh(view, game, tools, MOST), view, game, tools);
    const next = choice === null ? null : decide(game, state, ask.seat, choice, tools);
    if (choice === null || next === null) break;
    promised += ask.seat === seat ? choice.promise : -choice.promise / (state.seats - 1);
    state = next;
  }
  return [worthTo(state, seat, tools) + promised, answers];
}

/** Who must answer first; where nobody would have to, the game would have gone on. */
const nextAsk = (state: State): Ask => state.frames.at(-1)?.asks.find(({ must }) => must) as Ask;

/** Points ahead of the best other seat, with what is in the hands; to have won or lost counts most. */
function worthTo(state: State, seat: Seat, tools: WordTools): number {
  const { scores, result, seats, out } = state;
  const value = (at: Seat): number => {
    if (result !== null) return scores[at] as number;
    const view = viewOf(state, at);
    return (scores[at] as number) + handWorth(view, ownHand(view), tools);
  };
  const others = Array.from({ length: seats }, (_, at) => at).filter(
    (at) => at !== seat && (!out[at] || result !== null),
  );
  const ahead = value(seat) - (others.length === 0 ? 0 : Math.max(...others.map(value)));
  if (result === null) return ahead;
  return ahead + (result.winners.includes(seat) ? WON / result.winners.length : seats === 1 ? 0 : -WON);
}
