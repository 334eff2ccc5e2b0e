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
  knockout: 'Knock-out',
};

export const kindsOf = ({ about, seats }: Pick<Box, 'about' | 'seats'>): readonly string[] => [
  ...(seats[0] === 1 ? ['solo'] : []),
  ...about.kinds,
];

export function seatsText([least, most]: readonly [number, number]): string {
  if (least === most) return least === 1 ? 'alone' : `${least} players`;
  return `${least} to ${most} players`;
}
