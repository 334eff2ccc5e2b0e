import { BOX, type Game, imagine, type Rng, type Seat, type State, type View, viewOf } from '@deckle/kernel';
import type { WordTools } from '@deckle/words';
import { decide, endWorth } from './playout.ts';
import type { Decision } from './player.ts';
import { isLegal, type Option, weigh } from './weigh.ts';

/** More options than this at one point of an ending, and it is not looked through. */
const MOST = 40;

/**
 * Two seats that answer by turns, and nothing closed but the hand of the other: whoever counts the cards knows all of
 * them.
 */
export function isKnown({ secret = [] }: Game, { seats, seat, zones, asks }: View): boolean {
  const isTurn = asks.every((ask) => !ask.must || ask.seat === seat);
  if (seats !== 2 || seat === null || !isTurn || secret.length > 0) return false;
  return Object.entries(zones).every(
    ([id, { owner, row, count }]) => row !== null || count === 0 || id === BOX || owner === 1 - seat,
  );
}

/** The best there is in an ending in which all cards are known; null where looking through all of it takes too many answers. */
export function solveEnding(view: View, game: Game, tools: WordTools, rng: Rng, answers: number): Decision | null {
  const table = { game, tools, seat: view.seat as Seat, left: answers };
  const best = bestIn(table, imagine(game, view, tools.pack, rng), Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY);
  return best?.option ?? null;
}

interface Ending {
  readonly game: Game;
  readonly tools: WordTools;
  /** For whom it is solved. */
  readonly seat: Seat;
  /** Answers that may still be looked at. */
  left: number;
}

/** What comes of the best play of both from here, between what either has for certain elsewhere; null: it takes too long. */
function bestIn(
  ending: Ending,
  state: State,
  least: number,
  most: number,
): { worth: number; option: Option | null } | null {
  const { game, tools, seat } = ending;
  if (state.result !== null) return { worth: endWorth(state, seat), option: null };
  const asked = state.frames.at(-1)?.asks.find(({ must }) => must)?.seat as Seat;
  const view = viewOf(state, asked);
  const options = weigh(view, game, tools, MOST);
  if (options.length >= MOST) return null;
  const isOwn = asked === seat;
  let best: { worth: number; option: Option | null } | null = null;
  let [low, high] = [least, most];
  for (const option of [...options].sort((a, b) => b.worth - a.worth)) {
    if (ending.left-- <= 0) return null;
    const next = isLegal(option, view, game, tools) ? decide(game, state, asked, option, tools) : null;
    if (next === null) continue;
    const found = bestIn(ending, next, low, high);
    if (found === null) return null;
    if (best === null || (isOwn ? found.worth > best.worth : found.worth < best.worth))
      best = { worth: found.worth, option };
    if (isOwn) low = Math.max(low, best.worth);
    else high = Math.min(high, best.worth);
    if (low >= high) break;
  }
  return best;
}
