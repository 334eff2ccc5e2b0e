import { type Game, type Match, openMatch, type OptionValue } from '@deckle/kernel';
import { playOut } from '@deckle/testkit';
import type { WordTools } from '@deckle/words';
import { orFail } from '../failure.ts';
import { makePlayer } from '../players.ts';

/** One deal played by two levels, each at every seat. */
export interface Bout {
  readonly game: string;
  readonly options: { readonly [name: string]: OptionValue };
  readonly upper: string;
  readonly lower: string;
  readonly seats: number;
  readonly seed: string;
  /** Which deal. */
  readonly deal: number;
}

/** How the upper level did: 1 for more games won than lost, or more points where that is even; ½ where both are. */
export interface BoutResult {
  readonly won: 0 | 0.5 | 1;
  /** Points ahead over the whole bout. */
  readonly ahead: number;
}

/** Far more than any game we know takes. */
const MAX_INPUTS = 5000;

export function playBout(game: Game, tools: WordTools, bout: Bout): BoutResult {
  const { won, ahead } = bout.seats === 1 ? playAlone(game, tools, bout) : playAllSides(game, tools, bout);
  const sign = Math.sign(won === 0 ? ahead : won);
  return { won: ((sign + 1) / 2) as BoutResult['won'], ahead };
}

interface Sums {
  /** Games won by a seat of the upper level less those won by one of the lower. */
  readonly won: number;
  readonly ahead: number;
}

/** Alone each plays the deal, and the points are compared. */
function playAlone(game: Game, tools: WordTools, bout: Bout): Sums {
  const [upper = 0, lower = 0] = [bout.upper, bout.lower].map(
    (level) => playDeal(game, tools, bout, [level]).last.state.scores[0] ?? 0,
  );
  return { won: 0, ahead: upper - lower };
}

function playAllSides(game: Game, tools: WordTools, bout: Bout): Sums {
  let [won, ahead] = [0, 0];
  for (const uppers of seatings(bout.seats)) {
    const levels = uppers.map((isUpper) => (isUpper ? bout.upper : bout.lower));
    const { scores, result } = playDeal(game, tools, bout, levels).last.state;
    // Of a level that has one seat more, each counts for less.
    const weights = uppers.map((isUpper) => (isUpper ? 1 : -1) / uppers.filter((each) => each === isUpper).length);
    const winners = result?.winners ?? [];
    for (const winner of winners) won += (weights[winner] as number) / winners.length;
    for (const [seat, score] of scores.entries()) ahead += (weights[seat] as number) * score;
  }
  return { won, ahead };
}

/**
 * Which seats are the upper level's: every second, and then the others. Where that is not as many, it moves round the
 * table as well, so that each level has had every seat as often.
 */
export function seatings(seats: number): readonly (readonly boolean[])[] {
  const places = Array.from({ length: seats }, (_, seat) => seat);
  const moves = seats % 2 === 0 ? [0] : places;
  return [0, 1].flatMap((side) => moves.map((move) => places.map((seat) => ((seat + move) % seats) % 2 === side)));
}

function playDeal(game: Game, tools: WordTools, { seed, deal, options }: Bout, levels: readonly string[]): Match {
  const own = `${seed} ${game.id} ${deal}`;
  const match = orFail(openMatch(game, { seats: levels.length, options, seed: own }, tools, tools.dictionary.hash));
  const players = levels.map((level, seat) => makePlayer(level, game, tools, `${own} ${level} ${seat}`));
  return playOut(match, players, MAX_INPUTS);
}
