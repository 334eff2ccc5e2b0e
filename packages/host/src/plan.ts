import type { Choice } from '@deckle/bots';
import { type Ask, expiredInput, type Input, type Match, type Seat, type View, viewOf } from '@deckle/kernel';

/** A seated program: what it answers from what it sees; null while it would rather wait. */
export type Player = (view: View) => Choice | null;
/** By seat; null where a person sits. */
export type Players = readonly (Player | null)[];

export const openAsks = ({ last }: Match): readonly Ask[] => last.state.frames.at(-1)?.asks ?? [];

/** The answer of a program that comes first. */
export function firstAnswer(match: Match, players: Players): Input | null {
  const { state } = match.last;
  let first: Input | null = null;
  for (const seat of new Set<Seat>(openAsks(match).map((ask) => ask.seat))) {
    const choice = players[seat]?.(viewOf(state, seat)) ?? null;
    if (choice === null) continue;
    const { ask, move, after } = choice;
    if (first === null || state.now + after < first.at) first = { ask, seat, move, at: state.now + after };
  }
  return first;
}

/** Whatever comes first: that answer, or the end of somebody's time. */
export function firstOf(answer: Input | null, { last: { state } }: Match): Input | null {
  const late = state.result === null ? expiredInput(state, Number.MAX_SAFE_INTEGER) : null;
  if (answer === null || late === null) return answer ?? late;
  return late.at <= answer.at ? late : answer;
}
