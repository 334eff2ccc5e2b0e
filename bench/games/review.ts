import { DEPTHS, reviewMatch, seatPlayer, usualLevel } from '../../packages/bots/src/index.ts';
import { openList } from '../../packages/bots/src/review/testing.ts';
import { games } from '../../packages/games/src/index.ts';
import { type Game, isRefusal, type Match, openMatch } from '../../packages/kernel/src/index.ts';
import { playOut } from '../../packages/testkit/src/index.ts';
import { makeTools } from '../../packages/words/src/index.ts';
import { timed } from '../lexicon/support.ts';
import type { Row } from '../report.ts';

/** Seconds that the review of a game of some forty turns may take. */
const BOUND = 20;

/** A whole review at the usual depth, on one core, of a long game: at a full table. */
export async function benchReview(): Promise<readonly Row[]> {
  // It knows how common words are, so that those with everyday words are looked for, too.
  const dictionary = await openList('standard');
  const game = games[0] as Game;
  const [, seats] = game.seats;
  const tools = makeTools(game, {}, dictionary);
  const opened = openMatch(game, { seats, options: {}, seed: 'review' }, tools, dictionary.hash);
  if (isRefusal(opened)) throw new Error(opened.rule);
  const players = Array.from({ length: seats }, (_, seat) => seatPlayer(usualLevel, game, tools, `${seat}`));
  const match: Match = playOut(opened, players);
  const moves = match.last.number + 1;
  const seconds = timed(() => Array.from(reviewMatch(match, tools, DEPTHS.usual))) / 1000;
  const detail = `${game.name}, ${seats} seats, ${moves} moves: ${(seconds / moves).toFixed(2)} s for each`;
  return [{ name: 'review of a whole game, in seconds', ratio: seconds, bound: BOUND, better: 'lower', detail }];
}
