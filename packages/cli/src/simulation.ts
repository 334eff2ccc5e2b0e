import { MAX_ANSWERS, noGames, playGame, type Tally, type Way } from '@deckle/host';
import type { Game } from '@deckle/kernel';
import type { WordTools } from '@deckle/words';
import { Failure, orFail } from './failure.ts';

/** So many games of one game, played one way. */
export interface Order extends Way {
  readonly game: string;
  readonly games: number;
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
  const { seats, seed, games, options } = order;
  const started = now();
  let tally: Tally = noGames(seats);
  while (tally.games < games) {
    const { games: number, endless } = tally;
    tally = orFail(playGame(game, tools, order, tally));
    if (tally.endless === endless) continue;
    throw new Failure(`${game.id} has not ended after ${MAX_ANSWERS} inputs (seed ${seed} ${game.id} ${number}).`, 1);
  }
  const seconds = (now() - started) / 1000;
  const { answers, score, stuck, wins } = tally;
  return {
    game: game.id,
    options,
    seats,
    games,
    turns: rounded(answers / games, 1),
    score: rounded(score / games, 1),
    stuck: rounded(stuck / Math.max(1, answers), 3),
    firstSeat: seats === 1 ? null : rounded((wins[0] ?? 0) / games - 1 / seats, 3),
    stepsPerSecond: Math.round(answers / Math.max(seconds, 0.001)),
  };
}

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));
