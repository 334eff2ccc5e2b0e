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
export const LONGEST_TEXT = 100;

/** A filter is part of the address: it is there again when one comes back, and can be sent to others. */
export function filterIn(params: URLSearchParams): Filter {
  const number = (name: string): number | null =>
    /^\d{1,2}$/.test(params.get(name) ?? '') ? Number(params.get(name)) : null;
  const kind = params.get('kind');
  return {
    text: (params.get('find') ?? '').slice(0, LONGEST_TEXT),
    kind: kind !== null && Object.hasOwn(KIND_NAMES, kind) ? kind : null,
    players: number('players'),
    minutes: number('minutes'),
  };
}

export const paramsOf = ({ text, kind, players, minutes }: Filter): { readonly [name: string]: string } => ({
  ...(text === '' ? {} : { find: text }),
  ...(kind === null ? {} : { kind }),
  ...(players === null ? {} : { players: String(players) }),
  ...(minutes === null ? {} : { minutes: String(minutes) }),
});

/** Without accents and signs. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ');

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
