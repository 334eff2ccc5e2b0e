// A worker of its own for trying rules: it plays as fast as it can, and whoever has seen enough ends it.
import { noGames, playGame, QUICK, type Tally, type Usual, type Way } from '@deckle/host';
import { isRefusal, type Refusal } from '@deckle/kernel';
import { makeTools } from '@deckle/words';
import { expose } from 'comlink';
import type { TablePlan } from '../table/news.ts';
import { openWords } from './lists.ts';
import { gameNamed } from './table.ts';

/** How far the trying has come. */
export interface Tried {
  readonly tally: Tally;
  /** Null until the usual rules have been played. */
  readonly usual: Usual | null;
  readonly done: number;
  readonly of: number;
}

export interface Trier {
  /** Tries the rules of a table; why there can be no such table, or null at the end. */
  run(plan: TablePlan, progress: (tried: Tried) => Promise<void> | void): Promise<Refusal | null>;
}

/** So many games tell an advantage of one in ten. */
const GAMES = 200;
/** How long a game takes is known sooner. */
const USUAL_GAMES = 30;

const trier: Trier = {
  async run(plan, progress) {
    const game = gameNamed(plan.game);
    if (game === null) return null;
    const tools = makeTools(game, {}, (await openWords(plan.words)).dictionary);
    const { minutes } = game.about;
    const [least, most] = game.seats;
    const way = (seats: number, options: Way['options']): Way => ({ seats, options, level: QUICK, seed: 'try' });
    const chosen = way(plan.sitters.length, plan.options);
    const usually = way(Math.min(most, Math.max(2, least)), {});
    const isUsual = JSON.stringify(chosen) === JSON.stringify(usually);
    const of = isUsual ? GAMES : GAMES + USUAL_GAMES;
    let tally: Tally = noGames(chosen.seats);
    let usual: Tally = noGames(usually.seats);
    while (tally.games < GAMES) {
      // One game with these rules first: perhaps there can be none.
      const isNext = isUsual || tally.games === 0 || usual.games === USUAL_GAMES;
      const next = isNext ? playGame(game, tools, chosen, tally) : playGame(game, tools, usually, usual);
      if (isRefusal(next)) return next;
      if (isNext) tally = next;
      else usual = next;
      const isKnown = isUsual || usual.games === USUAL_GAMES;
      const known = isKnown ? { tally: isUsual ? null : usual, minutes } : null;
      await progress({ tally, usual: known, done: tally.games + usual.games, of });
    }
    return null;
  },
};

expose(trier);
