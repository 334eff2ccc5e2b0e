import { type Game, imagine, type Seat, type State, type View } from '@deckle/kernel';
import { decide, playOn, playOut, pointsIn } from '../playout.ts';
import { answersFor, answersIn, isEndNear } from '../search.ts';
import type { Option } from '../weigh.ts';
import { hasteOf, hastyTools } from './play-out.ts';
import type { Study } from './study.ts';

/** Fewer deals say nothing. */
const FEWEST = 8;
/** Less is not worth telling; where nothing was tried, points at once are certain. */
const [LEAST, CERTAIN] = [1.5, 1];

/** What came of an option in one imagined deal, or the mean of it. */
export interface Came {
  /** How the table stands then, by the measure of the search: points, hands, a game won. It decides, but is not told. */
  readonly worth: number;
  /** Points the seat made, those at once included. */
  readonly own: number;
  /** Points of the other seat that made most. */
  readonly others: number;
  readonly won: number;
  /** What the game says the option itself is worth beside its points. */
  readonly promised: number;
}

/** How much better one option did than another in the same deals, on average. */
export interface Difference extends Came {
  readonly deals: number;
  /** Standard error of the worth. */
  readonly error: number;
}

/** What came of several options, all in the same deals. */
export interface Trial {
  /** How much better one did than another; null where they were not both tried. */
  compare(rival: Option, than: Option): Difference | null;
}

/** How much work it is to try so many options in enough deals. */
export const workFor = (options: number, seats: number, game: Game): number =>
  (options * hasteOf(game) * FEWEST * answersFor(seats, game)) / answersIn({ work: 1 }, game);

/** Tries options in the same imagined deals, which are others than those that chose them. */
export function tryOut({ game, tools, rng }: Study, view: View, options: readonly Option[], answers: number): Trial {
  const hasty = hastyTools(tools);
  const seat = view.seat as Seat;
  const isNear = isEndNear(view);
  const gainsIn = (before: State, after: State): readonly number[] =>
    after.scores.map((_, at) => pointsIn(game, after, at, tools) - pointsIn(game, before, at, tools));
  const deals: (readonly Came[])[] = [];
  const haste = hasteOf(game);
  let left = answers;
  while (left > 0) {
    const table = imagine(game, view, tools.pack, rng);
    const came: Came[] = [];
    for (const option of options) {
      const next = decide(game, table, seat, option, tools);
      left -= haste;
      if (next === null) continue;
      const { state, worth, answers: given } = (isNear ? playOut : playOn)(game, next, seat, hasty);
      left -= haste * given;
      // At the end only what it has come to counts.
      came.push(
        isNear
          ? { worth, own: worth, others: 0, won: 0, promised: 0 }
          : cameOf(gainsIn(table, state), state, worth + option.promise, seat, option.promise),
      );
    }
    // In a deal that does not allow one of them, they cannot be compared.
    if (came.length === options.length) deals.push(came);
  }
  return {
    compare(rival, than) {
      const [a, b] = [options.indexOf(rival), options.indexOf(than)];
      if (a < 0 || b < 0 || deals.length < FEWEST) return null;
      return meanOf(deals.map((came) => minus(came[a] as Came, came[b] as Came)));
    },
  };
}

function cameOf(gains: readonly number[], { result }: State, worth: number, seat: Seat, promised: number): Came {
  const others = gains.filter((_, at) => at !== seat);
  const winners = result?.winners ?? [];
  return {
    worth,
    promised,
    own: gains[seat] as number,
    others: others.length === 0 ? 0 : Math.max(...others),
    won: winners.includes(seat) ? 1 / winners.length : 0,
  };
}

const minus = (a: Came, b: Came): Came => ({
  worth: a.worth - b.worth,
  own: a.own - b.own,
  others: a.others - b.others,
  won: a.won - b.won,
  promised: a.promised - b.promised,
});

function meanOf(all: readonly Came[]): Difference {
  const mean = (of: keyof Came): number => all.reduce((sum, came) => sum + came[of], 0) / all.length;
  const worth = mean('worth');
  const spread = all.reduce((sum, came) => sum + (came.worth - worth) ** 2, 0) / (all.length - 1);
  return {
    deals: all.length,
    worth,
    error: Math.sqrt(spread / all.length),
    own: mean('own'),
    others: mean('others'),
    won: mean('won'),
    promised: mean('promised'),
  };
}

/** Points by which it came out ahead. */
export const leadOf = ({ own, others }: Pick<Came, 'own' | 'others'>): number => own - others;

/**
 * Sure enough to be told: better well beyond chance, and not only by how a hand looks but by something that has happened.
 * Many turns are looked at, so it must be rarer than one in two hundred; the fewer the deals, the more that asks for.
 */
export const isClear = (difference: Difference): boolean =>
  difference.worth >= leastOf(difference) && countedIn(difference) >= 1;

/** An error counts as often as Student's t says at a half percent, or nearly so. */
const leastOf = ({ deals, error }: Difference): number =>
  deals === 0 ? CERTAIN : Math.max(LEAST, (2.6 + 6.7 / (deals - 1)) * error);

/** What of a difference can be counted. */
const countedIn = (difference: Difference): number =>
  Math.max(leadOf(difference), difference.won * difference.deals, difference.promised);
