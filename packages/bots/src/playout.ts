import {
  type Ask,
  type Game,
  isRefusal,
  type Seat,
  STANDING,
  type State,
  step,
  type View,
  viewOf,
} from '@deckle/kernel';
import type { WordTools } from '@deckle/words';
import { ownHand } from './hand.ts';
import { bestOf, handWorth, type Option, weigh } from './weigh.ts';
import type { Decision } from './player.ts';

/** To win is worth this much beside the points by which one wins. */
const WON = 30;
/** Candidates of each kind that are looked at while playing on. */
const MOST = 8;
/** To give up, which is possible at any time. */
export const GIVE_UP: Decision = { ask: STANDING, move: { kind: 'resign' } };
/** Nobody goes on for ever, whatever the game does. */
const MAX_INPUTS = 60;

/** One who answers quickly, as everybody does in a game that is only imagined. */
export const quickTools = (tools: WordTools, { learnt }: Game): WordTools => ({
  ...tools,
  effort: { ways: 1, joined: 16, alike: 1, listed: 24, ...(learnt?.rows === undefined ? {} : { rows: learnt.rows }) },
});

export const quickBest = (view: View, game: Game, tools: WordTools): Option | null =>
  bestOf(weigh(view, game, tools, MOST), view, game, tools);

/** Does a decision of a seat; null where the rules do not allow it after all. */
export function decide(game: Game, state: State, seat: Seat, { ask, move }: Decision, tools: WordTools): State | null {
  const next = step(game, state, { ask, seat, move, at: state.now + 1 }, tools);
  return isRefusal(next) ? null : next.state;
}

/** How a game went on that was only imagined. */
export interface Course {
  readonly state: State;
  /** What the table is worth to the seat then, what was promised on the way included. */
  readonly worth: number;
  readonly promised: number;
  readonly answers: number;
}

/** Which round it is, in a game that has some. */
export const roundOf = ({ shared }: Pick<State | View, 'shared'>): unknown => shared.round;

/** For whom is played on, and in which round: nothing of what is done in it matters in the next. */
interface Horizon {
  readonly seat: Seat;
  readonly round: unknown;
}

/** How often it is the seat's turn again in a game of which nothing is learnt. */
const TURNS = 2;

export const playOn = (game: Game, from: State, seat: Seat, tools: WordTools): Course =>
  playTo(game, from, { seat, round: roundOf(from) }, tools);

/** Plays on with quick players as far as the game has taught, or to the end of the round. */
export const playTo = (game: Game, from: State, horizon: Horizon, tools: WordTools): Course =>
  playFor(game.learnt?.ahead?.turns ?? TURNS, game, from, horizon, tools);

/** Plays on with quick players to the end of a game that one plays alone; who does not get there gives up. Only what is left then counts. */
export function playOut(game: Game, from: State, seat: Seat, tools: WordTools): Course {
  const { state, promised, answers } = playFor(
    Number.POSITIVE_INFINITY,
    game,
    from,
    { seat, round: roundOf(from) },
    tools,
  );
  const ended = state.result === null ? decide(game, state, seat, GIVE_UP, tools) : state;
  return { state, worth: endWorth(ended ?? state, seat), promised, answers };
}

function playFor(turns: number, game: Game, from: State, { seat, round }: Horizon, tools: WordTools): Course {
  let state = from;
  let again = 0;
  let last: Seat = seat;
  let answers = 0;
  let promised = 0;
  for (; state.result === null && roundOf(state) === round && answers < MAX_INPUTS; answers++) {
    const ask = nextAsk(state);
    if (ask.seat === seat && (last !== seat || state.seats === 1)) again++;
    if (turns === 0 ? ask.seat !== seat : again === turns) break;
    last = ask.seat;
    const view = viewOf(state, ask.seat);
    const choice = quickBest(view, game, tools);
    const next = choice === null ? null : decide(game, state, ask.seat, choice, tools);
    if (choice === null || next === null) break;
    promised += ask.seat === seat ? choice.promise : -choice.promise / (state.seats - 1);
    state = next;
  }
  // What has been dealt for another round is luck.
  const pointsOf = roundOf(state) === round ? pointsIn : scoreIn;
  return { state, worth: worthTo(game, state, seat, tools, pointsOf) + promised, promised, answers };
}

/** Who must answer first; where nobody would have to, the game would have gone on. */
const nextAsk = (state: State): Ask => state.frames.at(-1)?.asks.find(({ must }) => must) as Ask;

const scoreIn: typeof pointsIn = (_game, { scores }, seat) => scores[seat] as number;

/** The points of a seat, with what it has on the table and is scored later. */
export const pointsIn = (game: Game, state: State, seat: Seat, tools: WordTools): number =>
  (state.scores[seat] as number) + (state.result === null ? (game.standing?.(state, seat, tools) ?? 0) : 0);

/** Points ahead of the best other seat, with what is in the hands. */
function worthTo(game: Game, state: State, seat: Seat, tools: WordTools, pointsOf: typeof pointsIn): number {
  if (state.result !== null) return endWorth(state, seat);
  return aheadBy(state, seat, (at) => {
    const view = viewOf(state, at);
    return pointsOf(game, state, at, tools) + handWorth(view, ownHand(view), game, tools);
  });
}

/** What the end of a game is worth: to have won or lost counts most. */
export function endWorth(state: State, seat: Seat): number {
  const { scores, result, seats } = state;
  const ahead = aheadBy(state, seat, (at) => scores[at] as number);
  if (seats === 1 || result === null) return ahead;
  return ahead + (result.winners.includes(seat) ? WON / result.winners.length : -WON);
}

function aheadBy({ seats, out, result }: State, seat: Seat, value: (seat: Seat) => number): number {
  const others: number[] = [];
  for (let at = 0; at < seats; at++) if (at !== seat && (result !== null || !out[at])) others.push(value(at));
  return value(seat) - (others.length === 0 ? 0 : Math.max(...others));
}
