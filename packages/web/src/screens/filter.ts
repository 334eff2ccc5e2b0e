import type { Box } from '../box.ts';
import { KIND_NAMES, kindsOf } from './shelf-words.ts';

/** What somebody looks for; null where anything will do. */
export interface Filter {
  readonly text: string;
  readonly kind: string | null;
  readonly players: number | null;
  /** At most so many minutes. */
  readonly minutes: number | null;
}

export const ANY: Filter = { text: '', kind: null, players: null, minutes: null };
export const LENGTHS = [15, 20, 30] as const;

const plain = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, ' ');

type Wanted = Pick<Box, 'name' | 'gist' | 'about' | 'seats'>;

export function fits(box: Wanted, { text, kind, players, minutes }: Filter): boolean {
  const [least, most] = box.seats;
  const kinds = kindsOf(box);
  const told = plain([box.name, box.gist, ...kinds.map((each) => KIND_NAMES[each] ?? each)].join(' '));
  return (
    (kind === null || kinds.includes(kind)) &&
    (players === null || (players >= least && players <= most)) &&
    (minutes === null || box.about.minutes <= minutes) &&
    plain(text)
      .trim()
      .split(' ')
      .every((word) => told.includes(word))
  );
}
