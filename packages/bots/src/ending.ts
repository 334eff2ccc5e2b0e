import { BOX, type Game, imagine, type Rng, type Seat, type State, type View, viewOf } from '@deckle/kernel';
import type { WordTools } from '@deckle/words';
import { decide, endWorth, playOut, quickTools } from './playout.ts';
import type { Decision } from './player.ts';
import { isLegal, type Option, weigh } from './weigh.ts';

/** More options than this at one point of an ending, and it is not looked through. */
const MOST = 40;

/**
 * Two seats that answer by turns, or one alone, and nothing closed but the hand of the other: whoever counts the cards
 * knows all of them.
 */
export function isKnown({ secret = [] }: Game, { seats, seat, zones, asks }: View): boolean {
  const isTurn = asks.every((ask) => !ask.must || ask.seat === seat);
  if (seats > 2 || seat === null || !isTurn || secret.length > 0) return false;
  return Object.entries(zones).every(
    ([id, { owner, row, count }]) => row !== null || count === 0 || id === BOX || owner === 1 - seat,
  );
}

/** An ending that is being looked through: nothing is known before the end of it, and who waits may stop it after any step. */
export type Solving = Generator<null, Decision | null>;

/** The best there is in an ending in which all cards are known; null where looking through all of it takes too many answers. */
export function* solveEnding(view: View, game: Game, tools: WordTools, rng: Rng, answers: number): Solving {
  const table = { game, tools, seat: view.seat as Seat, left: answers };
  const state = imagine(game, view, tools.pack, rng);
  const best = yield* bestIn(table, state, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY);
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

interface Best {
  readonly worth: number;
  readonly option: Option | null;
}

/** What comes of the best play of both from here, between what either has for certain elsewhere; null: it takes too long. */
function* bestIn(ending: Ending, state: State, least: number, most: number): Generator<null, Best | null> {
  const { game, tools, seat } = ending;
  if (state.result !== null) return { worth: endWorth(state, seat), option: null };
  const asked = state.frames.at(-1)?.asks.find(({ must }) => must)?.seat as Seat;
  const view = viewOf(state, asked);
  const options = weigh(view, game, tools, MOST);
  yield null;
  if (options.length >= MOST) return null;
  const isOwn = asked === seat;
  let best: Best | null = null;
  let [low, high] = [least, most];
  for (const option of [...options].sort((a, b) => b.worth - a.worth)) {
    if (ending.left-- <= 0) return null;
    const next = isLegal(option, view, game, tools) ? decide(game, state, asked, option, tools) : null;
    if (next === null) continue;
    const found: Best | null = yield* bestIn(ending, next, low, high);
    if (found === null) return null;
    if (best === null || (isOwn ? found.worth > best.worth : found.worth < best.worth))
      best = { worth: found.worth, option };
    if (isOwn) low = Math.max(low, best.worth);
    else high = Math.min(high, best.worth);
    if (low >= high) break;
  }
  return best;
}

/** A position on the way to the end of a game that one plays alone, and what quick answers make of it. */
interface Way {
  readonly state: State;
  readonly first: Option | null;
  readonly worth: number;
}

/**
 * The first step of the best way to the end that is found alone, when nothing is left to chance. Whatever comes of a way
 * can be had, so it need not be looked at all of them: those are gone on with first from which quick answers get furthest.
 */
export function* endAlone(view: View, game: Game, tools: WordTools, rng: Rng, answers: number): Solving {
  const seat = view.seat as Seat;
  const quick = quickTools(tools, game);
  let best: Way = { state: imagine(game, view, tools.pack, rng), first: null, worth: Number.NEGATIVE_INFINITY };
  const open: Way[] = [best];
  for (let left = answers; left > 0 && open.length > 0; ) {
    yield null;
    const at = open.reduce((most, way, index) => (way.worth > (open[most] as Way).worth ? index : most), 0);
    const [{ state, first }] = open.splice(at, 1) as [Way];
    const here = viewOf(state, seat);
    for (const option of [...weigh(here, game, tools, MOST)].sort((a, b) => b.worth - a.worth)) {
      if (left <= 0) break;
      const next = isLegal(option, here, game, tools) ? decide(game, state, seat, option, tools) : null;
      if (next === null) continue;
      const course = playOut(game, next, seat, quick);
      left -= 1 + course.answers;
      const way = { state: next, first: first ?? option, worth: course.worth };
      if (next.result === null) open.push(way);
      if (way.worth > best.worth) best = way;
    }
  }
  return best.first;
}
