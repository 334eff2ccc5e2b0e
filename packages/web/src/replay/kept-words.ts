import { FIRST } from '../game/wish.ts';
import { signed } from '../look/signed.ts';
import type { KeptTable } from '../table/kept.ts';

/** `Ada: 94, Bo: 81`. */
export const standingText = ({ names, scores }: Pick<KeptTable, 'names' | 'scores'>): string =>
  names.map((name, seat) => (scores[seat] === undefined ? name : `${name}: ${signed(scores[seat])}`)).join(', ');

/** `You: 94, Ada: 81`, at a table of this device. */
export const keptText = ({ names, scores }: Pick<KeptTable, 'names' | 'scores'>): string =>
  standingText({ names: names.map((name) => (name === FIRST ? 'You' : name)), scores });

const DAY = 86_400_000;

/** `today at 14:05`, `yesterday at 9:30`, `on 3 March`. */
export function dayText(at: number, now: Date): string {
  if (at === 0) return 'at an unknown time';
  const then = new Date(at);
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate()).getTime();
  const time = then.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
  if (at >= midnight) return `today at ${time}`;
  if (at >= midnight - DAY) return `yesterday at ${time}`;
  const isThisYear = then.getFullYear() === now.getFullYear();
  const date = then.toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    ...(isThisYear ? {} : { year: 'numeric' }),
  });
  return `on ${date}`;
}
