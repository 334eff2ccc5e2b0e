import { games } from '../../packages/games/src/index.ts';
import {
  type Game,
  isRefusal,
  type Match,
  type Move,
  openMatch,
  playInput,
  type View,
  viewOf,
} from '../../packages/kernel/src/index.ts';
import { openLibrary } from '../../packages/server/src/library.ts';
import type { WordTools } from '../../packages/words/src/index.ts';

/** The game the issue names; a bench may. */
export const GAME = 'eight-it-all';
export const SEED = 'the same deal at every table';
export const KEYS = ['key-of-the-first-seat', 'key-of-the-second-seat'];

export interface Turn {
  readonly seat: number;
  readonly move: Move;
}

/** A whole match of two, as moves: words with few cards, so that there are many. */
export async function writeScript(): Promise<readonly Turn[]> {
  const { tools, dictionary } = await openLibrary().rules(GAME, { list: 'standard', house: [], bans: [] });
  const game = games.find(({ id }) => id === GAME) as Game;
  const opened = openMatch(game, { seats: 2, options: {}, seed: SEED }, tools, dictionary);
  if (isRefusal(opened)) throw new Error(opened.rule);
  let match: Match = opened;
  const turns: Turn[] = [];
  while (match.last.state.result === null) {
    const { state } = match.last;
    const ask = state.frames.at(-1)?.asks.find(({ must }) => must);
    if (ask === undefined) throw new Error('nobody is asked');
    const move = smallest(game, viewOf(state, ask.seat), tools);
    const next = playInput(match, { ask: ask.id, seat: ask.seat, move, at: state.now + 1 });
    if (isRefusal(next)) throw new Error(next.rule);
    match = next;
    turns.push({ seat: ask.seat, move });
  }
  return turns;
}

function smallest(game: Game, view: View, tools: WordTools): Move {
  let best: Move = { kind: 'pass' };
  let fewest = Number.POSITIVE_INFINITY;
  let looked = 0;
  for (const move of game.moves['play']?.candidates(view, tools) ?? []) {
    if (++looked > 100) break;
    const cards = (move.words ?? []).flat().filter((slot) => 'play' in slot).length;
    if (cards >= fewest || game.moves['play']?.check(view, move, tools) !== null) continue;
    [best, fewest] = [move, cards];
  }
  return best;
}
