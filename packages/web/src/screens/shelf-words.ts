import type { Box } from '../box.ts';

/** What one looks for, in plain words. */
export const KIND_NAMES: { readonly [kind: string]: string } = {
  solo: 'Alone',
  change: 'Change the word',
  split: 'Split words',
  chain: 'Word chains',
  build: 'Words from the hand',
  take: 'Take from others',
  secret: 'In secret',
  outbid: 'Outbid',
  race: 'Race',
  knockout: 'Knockout',
};

export const kindsOf = ({ about, seats }: Pick<Box, 'about' | 'seats'>): readonly string[] => [
  ...(seats[0] === 1 ? ['solo'] : []),
  ...about.kinds,
];

/** `change the word, split words`; that it can be played alone is said with the players. */
export const kindsText = ({ kinds }: Pick<Box['about'], 'kinds'>): string =>
  kinds
    .map((kind) => KIND_NAMES[kind] ?? kind)
    .join(', ')
    .toLowerCase();

/** How soon it is learnt. */
export const LEARN = { 1: 'learnt in a minute', 2: 'learnt in five minutes', 3: 'takes some reading' } as const;

export function seatsText([least, most]: readonly [number, number]): string {
  if (most === 1) return 'for you alone';
  if (least === most) return `${least} players`;
  return least === 1 ? `alone or up to ${most}` : `${least} to ${most} players`;
}
