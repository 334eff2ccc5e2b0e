import { refuse } from './refusal.ts';
import type { Input, Millis, Refusal, State } from './types.ts';

/** A host may give a seat back what its answers were under way, as far as it has measured that, but never more. */
export const MOST_DELAY: Millis = 400;

type Stamp = Pick<Input, 'at' | 'delay'>;

const sentAt = ({ at, delay = 0 }: Stamp): Millis => at - delay;

/** When an input counts as made: its arrival less the delay given back, but never before what is settled already. */
export const timeOf = ({ now }: Pick<State, 'now'>, stamp: Stamp): Millis => Math.max(now, sentAt(stamp));

export function checkTime({ now }: Pick<State, 'now'>, { at, delay = 0 }: Stamp): Refusal | null {
  if (!(delay >= 0 && delay <= MOST_DELAY)) {
    return refuse('bad-delay', `The delay given back is 0 to ${MOST_DELAY} milliseconds, not ${delay}.`, 'delay');
  }
  if (Number.isFinite(at) && at >= now) return null;
  return refuse('clock', 'An input cannot come before the last one.', at);
}

/**
 * For a host that gives delays back: of the answers that have arrived, the one to settle now, in the order in which they
 * were sent and not in that of their arrival. Where several seats are asked it waits until nothing sent earlier can
 * arrive any more; what is settled is never undone. Time runs out as much later, so that an answer sent in time counts.
 */
export function fairInput(state: State, arrived: readonly Input[], now: Millis): Input | null {
  const first = arrived.reduce<Input | null>(
    (best, input) => (best === null || sentAt(input) < sentAt(best) ? input : best),
    null,
  );
  const asked = new Set(state.frames.at(-1)?.asks.map(({ seat }) => seat));
  const isSure = first !== null && (asked.size < 2 || sentAt(first) <= now - MOST_DELAY);
  const late = expiredInput(state, Math.min(now - MOST_DELAY, first === null ? now : sentAt(first)));
  return late ?? (isSure ? first : null);
}

/** The ask whose time ran out first, as the input the host plays for it. */
export function expiredInput(state: State, now: Millis): Input | null {
  let first: Input | null = null;
  for (const { id, seat, until, soon = until, otherwise } of state.frames.at(-1)?.asks ?? []) {
    if (soon === undefined || otherwise === undefined || soon > now) continue;
    const at = Math.max(soon, state.now);
    if (first === null || at < first.at) first = { ask: id, seat, move: otherwise, at };
  }
  return first;
}
