import {
  askFor,
  type Input,
  isRefusal,
  type Match,
  type Millis,
  type Move,
  playInput,
  type Refusal,
  type Seat,
  STANDING,
  undoInput,
  type View,
  viewOf,
} from '@deckle/kernel';
import { type Clock, openClock } from './clock.ts';
import { firstAnswer, firstOf, openAsks, type Players } from './plan.ts';

/**
 * The host of one match: it owns the clock, lets the players that are programs answer in the time they take, and plays
 * for whoever's time runs out. Where no person waits to act, nobody waits: the clock is set forward. Nothing happens by
 * itself: `tick` does what is due.
 */
export interface Host extends Clock {
  match(): Match;
  view(seat: Seat | null): View;
  /** Does the first thing that is due; false when nothing is. */
  tick(): boolean;
  /** When the next thing is due. */
  due(): Millis | null;
  /** How long until something happens by itself; null where nothing will. */
  left(): Millis | null;
  /** Nobody wants to wait for the programs any longer. */
  hurry(): void;
  /** A program that would rather wait may have changed its mind. */
  reconsider(): void;
  act(seat: Seat, move: Move): Refusal | null;
}

export interface Hosted {
  readonly match: Match;
  readonly players: Players;
  readonly time: () => Millis;
  readonly played: (match: Match) => void;
}

export function openHost({ match: opened, players, time, played }: Hosted): Host {
  const clock = openClock(time, opened.last.state.now);
  const course = openCourse(opened, players, played);
  const act = (seat: Seat, move: Move): Refusal | null => {
    const match = course.match();
    const at = Math.max(clock.now(), match.last.state.now);
    if (move.kind === 'undo') return course.take(undoInput(match, seat, at));
    const ask = askFor(viewOf(match.last.state, seat), seat, move.kind)?.id ?? STANDING;
    return course.take({ ask, seat, move, at });
  };
  const tick = (): boolean => {
    const input = course.next();
    if (input === null || (input.at > clock.now() && course.isWatched())) return false;
    clock.skipTo(input.at);
    const refused = course.take(input);
    if (refused !== null) throw new Error(`seat ${input.seat}, ${JSON.stringify(input.move)}: ${refused.rule}`);
    return true;
  };
  return {
    ...clock,
    match: course.match,
    view: (seat) => viewOf(course.match().last.state, seat),
    tick,
    due: () => course.next()?.at ?? null,
    left() {
      const due = course.next()?.at;
      if (due === undefined) return null;
      return course.isWatched() ? Math.max(0, due - clock.now()) : 0;
    },
    hurry: course.hurry,
    reconsider: course.reconsider,
    act,
  };
}

/** Where the match stands and what comes next. */
interface Course {
  readonly match: () => Match;
  readonly take: (input: Input) => Refusal | null;
  readonly next: () => Input | null;
  /** May a person still act, and wants to? Then everything takes its time, else the clock is set forward. */
  readonly isWatched: () => boolean;
  readonly hurry: () => void;
  readonly reconsider: () => void;
}

function openCourse(opened: Match, players: Players, played: Hosted['played']): Course {
  let match = opened;
  let hurried = false;
  /** Asking the players costs, so they are asked once per situation. */
  let plan: { readonly answer: Input | null } | null = null;
  return {
    match: () => match,
    take(input) {
      const next = playInput(match, input);
      if (isRefusal(next)) return next;
      [match, hurried, plan] = [next, false, null];
      played(match);
      return null;
    },
    next() {
      plan ??= { answer: match.last.state.result === null ? firstAnswer(match, players) : null };
      return firstOf(plan.answer, match);
    },
    isWatched: () => !hurried && openAsks(match).some(({ seat }) => players[seat] === null),
    hurry() {
      hurried = true;
    },
    reconsider() {
      plan = null;
    },
  };
}
