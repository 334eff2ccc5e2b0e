import { momentsSince, type Player } from '@deckle/host';
import { type Game, type Match, openMatch, type OptionValue } from '@deckle/kernel';
import { playOut, Stuck } from '@deckle/testkit';
import type { WordTools } from '@deckle/words';
import { Failure, orFail } from './failure.ts';
import { makePlayer } from './players.ts';

/** So many games of one game, played one way. */
export interface Order {
  readonly game: string;
  readonly seats: number;
  readonly options: { readonly [name: string]: OptionValue };
  readonly games: number;
  readonly level: string;
  readonly seed: string;
}

/** What came of them. */
export interface Count extends Pick<Order, 'game' | 'options' | 'seats' | 'games'> {
  /** Inputs per game. */
  readonly turns: number;
  readonly score: number;
  /** Share of turns in which a seat passed or traded. */
  readonly stuck: number;
  /** How much oftener than by chance the first seat to act has won, as a share of all games; null alone at the table. */
  readonly firstSeat: number | null;
  readonly stepsPerSecond: number;
}

export function simulate(game: Game, tools: WordTools, order: Order, now: () => number): Count {
  const { seats, seed, games, options, level } = order;
  const sums = { turns: 0, score: 0, stuck: 0, first: 0 };
  const started = now();
  for (let number = 0; number < games; number++) {
    const own = `${seed} ${game.id} ${number}`;
    const opened = orFail(openMatch(game, { seats, options, seed: own }, tools, tools.dictionary.hash));
    const players = Array.from({ length: seats }, (_, seat) => makePlayer(level, game, tools, `${own} ${seat}`));
    const match = playToEnd(opened, players);
    const { scores, result } = match.last.state;
    const first = opened.last.state.frames.at(-1)?.asks.find((ask) => ask.must)?.seat ?? 0;
    const winners = result?.winners ?? [];
    sums.turns += momentsSince(match, null).length - 1;
    sums.score += scores.reduce((sum, score) => sum + score, 0) / seats;
    sums.stuck += stuckTurns(match);
    sums.first += (winners.includes(first) ? 1 / winners.length : 0) - 1 / seats;
  }
  const seconds = (now() - started) / 1000;
  return {
    game: game.id,
    options,
    seats,
    games,
    turns: rounded(sums.turns / games, 1),
    score: rounded(sums.score / games, 1),
    stuck: rounded(sums.stuck / Math.max(1, sums.turns), 3),
    firstSeat: seats === 1 ? null : rounded(sums.first / games, 3),
    stepsPerSecond: Math.round(sums.turns / Math.max(seconds, 0.001)),
  };
}

/** Far more than any game we know takes. */
const MAX_INPUTS = 5000;

function playToEnd(opened: Match, players: readonly Player[]): Match {
  try {
    return playOut(opened, players, MAX_INPUTS);
  } catch (error) {
    if (!(error instanceof Stuck)) throw error;
    throw new Failure(`${error.message} (seed ${opened.setup.seed}).`, 1);
  }
}

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));

/** The words every game of ours says when a seat could not or would not play. */
const STUCK = ['passed', 'traded'];
const stuckTurns = (match: Match): number =>
  momentsSince(match, null).filter(({ events }) =>
    events.some((event) => event.kind === 'said' && STUCK.includes(event.what)),
  ).length;
