import type { Choice } from '@deckle/bots';
import {
  type Ask,
  expiredInput,
  type Input,
  type Match,
  type Millis,
  type Seat,
  type View,
  viewOf,
} from '@deckle/kernel';

/** A seated program: what it answers from what it sees; null while it would rather wait. */
export type Player = (view: View) => Choice | null;

/** The reaction of a player that names none. */
const REACTION: Millis = 2000;

/** What the next thing at the table depends on. */
export interface Situation {
  readonly match: Match;
  /** Nobody wants to wait for the programs any longer. */
  readonly hurried: boolean;
  /** By seat; null where a person sits. */
  readonly players: readonly (Player | null)[];
  /** When each ask was put. */
  readonly asked: ReadonlyMap<number, Millis>;
  readonly now: Millis;
}

export const openAsks = ({ last }: Match): readonly Ask[] => last.state.frames.at(-1)?.asks ?? [];

/** The answer of a program that comes first. Programs take their time only while a person may still act. */
export function firstAnswer({ match, hurried, players, asked, now }: Situation): Input | null {
  const { state } = match.last;
  if (state.result !== null) return null;
  const isWatched = !hurried && openAsks(match).some(({ seat }) => players[seat] === null);
  let first: { readonly input: Input; readonly after: Millis } | null = null;
  for (const seat of new Set<Seat>(openAsks(match).map((ask) => ask.seat))) {
    const choice = players[seat]?.(viewOf(state, seat)) ?? null;
    if (choice === null) continue;
    const { ask, move } = choice;
    const after = (asked.get(ask) ?? state.now) + (choice.after ?? REACTION);
    if (first !== null && after >= first.after) continue;
    first = { input: { ask, seat, move, at: Math.max(state.now, isWatched ? after : now) }, after };
  }
  return first?.input ?? null;
}

/** Whatever comes first: that answer, or the end of somebody's time. */
export function firstOf(answer: Input | null, { last: { state } }: Match): Input | null {
  const late = state.result === null ? expiredInput(state, Number.MAX_SAFE_INTEGER) : null;
  if (answer === null || late === null) return answer ?? late;
  return late.at <= answer.at ? late : answer;
}
