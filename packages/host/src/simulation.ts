import { greedy, levelNamed, seatPlayer, usualLevel } from '@deckle/bots';
import { type Game, isRefusal, type Match, openMatch, type OptionValue, type Refusal } from '@deckle/kernel';
import type { WordTools } from '@deckle/words';
import { momentsSince } from './log.ts';
import { finished, playOut } from './playout.ts';

/** How games are to be played by programs, to be counted. */
export interface Way {
  readonly seats: number;
  readonly options: { readonly [name: string]: OptionValue };
  readonly level: string;
  readonly seed: string;
}

/** What came of so many games. */
export interface Tally {
  readonly games: number;
  /** Those that had not ended when nobody wanted to wait any longer. */
  readonly endless: number;
  readonly answers: number;
  /** Answers by which a seat passed or traded. */
  readonly stuck: number;
  /** Points of an average seat, summed over the games. */
  readonly score: number;
  /** Games won by who acts first, second and so on; a shared win is shared. And the squares, for the error. */
  readonly wins: readonly number[];
  readonly squares: readonly number[];
  /** Games that several seats began at once. */
  readonly together: number;
}

/** Answers quickest. */
export const QUICK = greedy.name;

export const noGames = (seats: number): Tally => {
  const none = Array.from({ length: seats }, () => 0);
  return { games: 0, endless: 0, answers: 0, stuck: 0, score: 0, wins: none, squares: none, together: 0 };
};

/** Plays one more game and counts it; or says why there can be no such table. */
export function playGame(game: Game, tools: WordTools, way: Way, before: Tally): Tally | Refusal {
  const { seats, options, level } = way;
  const seed = `${way.seed} ${game.id} ${before.games}`;
  const opened = openMatch(game, { seats, options, seed }, tools, tools.dictionary.hash);
  if (isRefusal(opened)) return opened;
  const seated = Array.from({ length: seats }, (_, seat) =>
    seatPlayer(levelNamed(level) ?? usualLevel, game, tools, `${seed} ${seat}`),
  );
  return counted(opened, finished(playOut(opened, seated)), before);
}

function counted(opened: Match, { last, ...match }: Match, before: Tally): Tally {
  const { seats } = opened.setup;
  const { scores, result } = last.state;
  const musts = opened.last.state.frames.at(-1)?.asks.filter(({ must }) => must) ?? [];
  const first = musts[0]?.seat ?? 0;
  const winners = result?.winners ?? [];
  const shares = before.wins.map((_, turn) => (winners.includes((first + turn) % seats) ? 1 / winners.length : 0));
  const moments = momentsSince({ ...match, last }, null);
  return {
    games: before.games + 1,
    endless: before.endless + (result === null ? 1 : 0),
    answers: before.answers + moments.length - 1,
    stuck: before.stuck + moments.filter(({ events }) => events.some(isStuck)).length,
    score: before.score + scores.reduce((sum, score) => sum + score, 0) / seats,
    wins: before.wins.map((sum, turn) => sum + (shares[turn] ?? 0)),
    squares: before.squares.map((sum, turn) => sum + (shares[turn] ?? 0) ** 2),
    together: before.together + (new Set(musts.map(({ seat }) => seat)).size > 1 ? 1 : 0),
  };
}

/** The words every game of ours says when a seat could not or would not play. */
const STUCK = ['passed', 'traded'];
const isStuck = (event: Match['last']['events'][number]): boolean =>
  event.kind === 'said' && STUCK.includes(event.what);
