import type { DeckLine } from '@deckle/kernel';

const COUNTS = {
  A: 12,
  B: 2,
  C: 5,
  D: 4,
  E: 13,
  F: 2,
  G: 3,
  H: 3,
  I: 8,
  J: 1,
  K: 1,
  L: 6,
  M: 3,
  N: 7,
  O: 8,
  P: 4,
  Q: 1,
  R: 9,
  S: 6,
  T: 7,
  U: 5,
  V: 2,
  W: 3,
  X: 1,
  Y: 3,
  Z: 1,
} as const;

/** Print gives the counts and the red cards; which letters are worth 1, 2 and 3 is a house figure. */
const TIERS: readonly { readonly points: number; readonly letters: string; readonly house?: 'points' }[] = [
  { points: 4, letters: 'JKQVXZ' },
  { points: 3, letters: 'BFHMWY', house: 'points' },
  { points: 2, letters: 'CDGP', house: 'points' },
  { points: 1, letters: 'AEILNORSTU', house: 'points' },
];

function line(face: string, count: number): DeckLine {
  const tier = TIERS.find(({ letters }) => letters.includes(face));
  if (tier === undefined) throw new Error(`no value for ${face}`);
  const { points, house } = tier;
  return house === undefined ? { face, points, count } : { face, points, count, house };
}

/** The Final Word's 120 alphabet cards. */
export const FINAL_WORD_DECK: readonly DeckLine[] = Object.entries(COUNTS).map(([face, count]) => line(face, count));
