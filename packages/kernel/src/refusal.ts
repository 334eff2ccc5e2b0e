import type { Refusal } from './types.ts';

/** A refusal is an answer, not an exception: an exception is a bug in us. */
export function refuse(refused: string, rule: string, detail?: string | number): Refusal {
  return detail === undefined ? { refused, rule } : { refused, rule, detail };
}

export function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && 'refused' in value;
}
