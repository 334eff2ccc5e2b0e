import { type Game, type Match, openMatch, type OptionValue } from '@deckle/kernel';
import { playOut } from '@deckle/testkit';
import type { WordTools } from '@deckle/words';
import { orFail } from '../failure.ts';
import { makePlayer } from '../players.ts';

/** One deal played by two levels from both sides. */
export interface Bout {
  readonly game: string;
  readonly options: { readonly [name: string]: OptionValue };
  readonly upper: string;
  readonly lower: string;
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
  const { won, ahead } = game.seats[1] === 1 ? playAlone(game, tools, bout) : playBothSides(game, tools, bout);
  const sign = Math.sign(won === 0 ? ahead : won);
  return { won: ((sign + 1) / 2) as BoutResult['won'], ahead };
}

interface Sums {
  /** Games won less games lost. */
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

/** At the smallest table there is, the levels sit by turns, and then the other way round. */
function playBothSides(game: Game, tools: WordTools, bout: Bout): Sums {
  const seats = Math.max(2, game.seats[0]);
  let [won, ahead] = [0, 0];
  for (const side of [0, 1]) {
    const levels = Array.from({ length: seats }, (_, seat) => (seat % 2 === side ? bout.upper : bout.lower));
    const { scores, result } = playDeal(game, tools, bout, levels).last.state;
    const isUpper = (seat: number): boolean => levels[seat] === bout.upper;
    for (const winner of result?.winners ?? []) won += (isUpper(winner) ? 1 : -1) / (result?.winners.length ?? 1);
    for (const [seat, score] of scores.entries()) ahead += isUpper(seat) ? score : -score;
  }
  return { won, ahead };
}

function playDeal(game: Game, tools: WordTools, { seed, deal, options }: Bout, levels: readonly string[]): Match {
  const own = `${seed} ${game.id} ${deal}`;
  const match = orFail(openMatch(game, { seats: levels.length, options, seed: own }, tools, tools.dictionary.hash));
  const players = levels.map((level, seat) => makePlayer(level, game, tools, `${own} ${level} ${seat}`));
  return playOut(match, players, MAX_INPUTS);
}
