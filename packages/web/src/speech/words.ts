import { signed } from '../look/signed.ts';

/** `a`, `a and b`, `a, b and c`. */
export function listText(items: readonly string[], last = 'and'): string {
  const [end, ...rest] = items.toReversed();
  if (end === undefined) return '';
  return rest.length === 0 ? end : `${rest.toReversed().join(', ')} ${last} ${end}`;
}

export const counted = (count: number, what: string): string =>
  `${signed(count)} ${what}${Math.abs(count) === 1 ? '' : 's'}`;

/** Time as it is said: `1 minute 20 seconds`. */
export function timeText(left: number): string {
  const seconds = Math.max(0, Math.ceil(left / 1000));
  const parts = [
    ...(seconds >= 60 ? [counted(Math.floor(seconds / 60), 'minute')] : []),
    ...(seconds % 60 > 0 || seconds === 0 ? [counted(seconds % 60, 'second')] : []),
  ];
  return parts.join(' ');
}
