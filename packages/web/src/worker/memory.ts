import { isRefusal, parseMove } from '@deckle/kernel';
import type { Hinted, RoomMemory } from './room.ts';
import type { Sealed } from './sealed.ts';

/** How far the clocks of a table have run: kept more often than anything happens there. */
export interface KeptClock extends Pick<RoomMemory, 'now' | 'spent'> {
  readonly id: string;
  /** How many secret answers there were by then. */
  readonly answers: number;
}

/** What a room remembered when it was kept last, with what has passed on its clocks since. */
export function caughtUp(kept: unknown, clock: KeptClock | undefined): RoomMemory | null {
  const memory = parseMemory(kept);
  if (memory === null || clock === undefined) return memory;
  const isSameThought = clock.answers === memory.answers.length;
  const now = isTime(clock.now) ? Math.max(memory.now, clock.now) : memory.now;
  return { ...memory, now, spent: isSameThought && isTime(clock.spent) ? clock.spent : memory.spent };
}

/** What a room remembered, as it was kept on this device; null for anything else. */
export function parseMemory(value: unknown): RoomMemory | null {
  const { now, answers, spent, hinted = [] } = (value ?? {}) as { readonly [part in keyof RoomMemory]?: unknown };
  const good = isTime(now) && isTime(spent) && Array.isArray(answers) && answers.every(isSealed);
  return good && Array.isArray(hinted) && hinted.every(isHinted) ? { now, answers, spent, hinted } : null;
}

const isTime = (value: unknown): value is number => typeof value === 'number' && value >= 0 && Number.isFinite(value);
const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);

function isHinted(value: unknown): value is Hinted {
  const { moment, seat } = (value ?? {}) as { readonly [part in keyof Hinted]?: unknown };
  return isWhole(moment) && isWhole(seat);
}

function isSealed(value: unknown): value is Sealed {
  const { seat, ask, at, move } = (value ?? {}) as { readonly [part in keyof Sealed]?: unknown };
  return (
    isWhole(seat) && (ask === null || isWhole(ask)) && isTime(at) && (move === null || !isRefusal(parseMove(move)))
  );
}
