import type { DeckLine } from '@deckle/kernel';

/** How many cards of each letter there are is a house figure throughout: print has lost it. */
const COUNTS = {
  B: 4,
  C: 4,
  D: 8,
  F: 4,
  G: 6,
  H: 4,
  J: 1,
  K: 2,
  L: 8,
  M: 4,
  N: 12,
  P: 4,
  Q: 1,
  R: 12,
  S: 8,
  T: 12,
  V: 4,
  W: 4,
  X: 1,
  Y: 4,
  Z: 1,
} as const;

const VALUES: readonly { readonly points: number; readonly letters: string }[] = [
  { points: 1, letters: 'LNRST' },
  { points: 2, letters: 'DG' },
  { points: 3, letters: 'BCMP' },
  { points: 4, letters: 'FHVWY' },
  { points: 5, letters: 'K' },
  { points: 8, letters: 'JX' },
  { points: 10, letters: 'QZ' },
];

/** The printed examples tell what these are worth. */
const PRINTED = 'CRTNB';

function line(face: string, count: number): DeckLine {
  const value = VALUES.find(({ letters }) => letters.includes(face));
  if (value === undefined) throw new Error(`no value for ${face}`);
  return { face, points: value.points, count, house: PRINTED.includes(face) ? 'count' : 'both' };
}

/** 108 cards, consonants only: the vowels come from the dice. */
export const WORDICAL_DECK: readonly DeckLine[] = Object.entries(COUNTS).map(([face, count]) => line(face, count));
