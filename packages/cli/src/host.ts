import {
  type Ask,
  askFor,
  expiredInput,
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

/** What a player answers from what it sees, and how long it takes to; null while it would rather wait. */
export interface Answer {
  readonly ask: number;
  readonly move: Move;
  readonly after?: Millis;
}
export type Player = (view: View) => Answer | null;

/** The reaction of a player that names none. */
const REACTION: Millis = 2000;

/**
 * The host of one match: it owns the clock, lets the players that are programs answer in their time, and plays for
 * whoever's time runs out. Nothing happens by itself: `tick` does what is due.
 */
export interface Host {
  match(): Match;
  view(seat: Seat | null): View;
  /** Milliseconds of the match; they stand still while the host is paused. */
  now(): Millis;
  pause(): void;
  go(): void;
  /** Sets a paused clock forward. */
  skipTo(at: Millis): void;
  /** Does the first thing that is due; false when nothing is. */
  tick(): boolean;
  /** When the next thing is due. */
  due(): Millis | null;
  /** Nobody wants to wait for the programs any longer. */
  hurry(): void;
  act(seat: Seat, move: Move): Refusal | null;
}

export interface Hosted {
  readonly match: Match;
  /** By seat; null where a person sits. */
  readonly players: readonly (Player | null)[];
  readonly time: () => Millis;
  readonly played: (match: Match) => void;
}

export function openHost({ match: opened, players, time, played }: Hosted): Host {
  let match = opened;
  let clock: { readonly base: Millis; readonly since: Millis | null } = { base: opened.last.state.now, since: time() };
  let hurried = false;
  let plan: { readonly match: Match; readonly hurried: boolean; readonly input: Input | null } | null = null;
  /** When each ask was put. */
  const asked = new Map(
    opened.last.state.frames.flatMap(({ asks }) => asks.map(({ id }) => [id, clock.base] as const)),
  );

  const now = (): Millis => clock.base + (clock.since === null ? 0 : Math.round(time() - clock.since));
  const state = (): Match['last']['state'] => match.last.state;
  const openAsks = (): readonly Ask[] => state().frames.at(-1)?.asks ?? [];

  const take = (input: Input): Refusal | null => {
    const next = playInput(match, input);
    if (isRefusal(next)) return next;
    match = next;
    hurried = false;
    for (const ask of openAsks()) if (!asked.has(ask.id)) asked.set(ask.id, input.at);
    played(match);
    return null;
  };

  /** Programs take their time only while a person may still act. */
  const isWatched = (): boolean => !hurried && openAsks().some(({ seat }) => players[seat] === null);

  const firstAnswer = (): Input | null => {
    let first: { readonly input: Input; readonly after: Millis } | null = null;
    for (const seat of new Set(openAsks().map((ask) => ask.seat))) {
      const answer = players[seat]?.(viewOf(state(), seat)) ?? null;
      if (answer === null) continue;
      const { ask, move, after = REACTION } = answer;
      const from = asked.get(ask) ?? state().now;
      if (first !== null && from + after >= first.after) continue;
      const at = Math.max(state().now, isWatched() ? from + after : now());
      first = { input: { ask, seat, move, at }, after: from + after };
    }
    return first?.input ?? null;
  };

  /** The answer that comes first. Asking the players costs, so it is asked once per situation. */
  const planned = (): Input | null => {
    if (state().result !== null) return null;
    if (plan?.match !== match || plan.hurried !== hurried) plan = { match, hurried, input: firstAnswer() };
    return plan.input;
  };
  const expiry = (): Input | null => expiredInput(state(), Number.MAX_SAFE_INTEGER);
  const next = (): Input | null => {
    const [answer, late] = [planned(), expiry()];
    if (answer === null || late === null) return answer ?? late;
    return late.at <= answer.at ? late : answer;
  };

  return {
    match: () => match,
    view: (seat) => viewOf(state(), seat),
    now,
    pause() {
      clock = { base: now(), since: null };
    },
    go() {
      clock = { base: now(), since: time() };
    },
    skipTo(at) {
      clock = { ...clock, base: Math.max(clock.base, at) };
    },
    tick() {
      const input = state().result === null ? next() : null;
      if (input === null || input.at > now()) return false;
      const refused = take(input);
      if (refused !== null) throw new Error(`seat ${input.seat}, ${JSON.stringify(input.move)}: ${refused.rule}`);
      return true;
    },
    due: () => (state().result === null ? (next()?.at ?? null) : null),
    hurry() {
      hurried = true;
    },
    act(seat, move) {
      const at = Math.max(now(), state().now);
      if (move.kind === 'undo') return take(undoInput(match, seat, at));
      const ask = askFor(viewOf(state(), seat), seat, move.kind)?.id ?? STANDING;
      return take({ ask, seat, move, at });
    },
  };
}
