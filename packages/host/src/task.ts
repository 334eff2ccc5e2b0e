import type { Seat, View } from '@deckle/kernel';
import { DOUBTING } from '@deckle/words';

/** What somebody must do now: take a turn, judge a word of somebody else, or answer what somebody else does. */
export type Task = 'act' | 'judge' | 'answer';

const DECIDING: readonly string[] = [...DOUBTING, 'accept', 'reject'];

/** Answers to what somebody else did: to give one is no turn. */
export const JUDGING: readonly string[] = [...DECIDING, 'allow', 'always', 'cancel'];

/** What somebody does who must make a move of one of these kinds. */
export function taskIn(kinds: readonly string[]): Task | null {
  if (kinds.length === 0) return null;
  if (!kinds.every((kind) => JUDGING.includes(kind))) return 'act';
  return kinds.some((kind) => DECIDING.includes(kind)) ? 'judge' : 'answer';
}

export const taskOf = ({ asks }: Pick<View, 'asks'>, seat: Seat): Task | null =>
  taskIn(asks.flatMap((ask) => (ask.seat === seat && ask.must ? ask.kinds : [])));
