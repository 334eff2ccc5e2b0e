import { imagine, type Seat, type State, type View } from '@deckle/kernel';
import { type Course, decide, playOn, pointsIn } from '../playout.ts';
import type { Option } from '../weigh.ts';
import { HASTE, hastyTools } from './play-out.ts';
import type { Study } from './study.ts';

/** Own turns that each option is played on. */
export const ROUNDS = 1;
/** Fewer deals say nothing. */
const FEWEST = 6;
/** Less is not worth telling. */
const LEAST = 1.5;
/** So many times its error a difference is believed. */
const SURE = 2.5;

/** What came of an option in one imagined deal, or the mean of it. */
interface Came {
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

/** Tries two options in the same imagined deals, which are others than those that chose them; null where they are too few. */
export function tryOut(
  { game, tools, rng }: Study,
  view: View,
  [played, rival]: readonly [Option, Option],
  answers: number,
): Difference | null {
  const hasty = hastyTools(tools);
  const seat = view.seat as Seat;
  const gainsIn = (before: State, after: State): readonly number[] =>
    after.scores.map((_, at) => pointsIn(game, after, at, tools) - pointsIn(game, before, at, tools));
  const found: Came[] = [];
  let left = answers;
  while (left > 0) {
    const table = imagine(game, view, tools.pack, rng);
    const [first, second] = [played, rival].map((option) => {
      const next = decide(game, table, seat, option, tools);
      const course = next === null ? null : playOn(game, next, seat, hasty, ROUNDS);
      return {
        answers: 1 + (course?.answers ?? 0),
        came: course && cameOf(gainsIn(table, course.state), course, seat, option.promise),
      };
    }) as [Tried, Tried];
    left -= HASTE * (first.answers + second.answers);
    if (first.came !== null && second.came !== null) found.push(minus(second.came, first.came));
  }
  return found.length < FEWEST ? null : meanOf(found);
}

interface Tried {
  readonly answers: number;
  /** Null where it was not possible after all. */
  readonly came: Came | null;
}

function cameOf(gains: readonly number[], { state, worth }: Course, seat: number, promised: number): Came {
  const others = gains.filter((_, at) => at !== seat);
  const winners = state.result?.winners ?? [];
  return {
    worth: promised + worth,
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

/**
 * Sure enough to be told: better by some points and well beyond chance, and not only by how a hand looks but by something that
 * has happened.
 */
export const isClear = (difference: Difference): boolean =>
  difference.worth >= Math.max(LEAST, SURE * difference.error) && countedIn(difference) >= 1;

/** What of a difference can be counted. */
const countedIn = ({ own, others, won, promised, deals }: Difference): number =>
  Math.max(own, -others, won * deals, promised);
