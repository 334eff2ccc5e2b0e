import { CHANGE } from './family.ts';
import type { Kin } from './family-types.ts';

/** What the games of splits have in common. */
export const SPLITS = {
  seats: [2, 6],
  // Rows are changed or split, several in one play, each at most once.
  words: [1, 20],
  // A part of a split shows two letters that stood side by side; one that needed no card scores nothing.
  rules: () => ({ ...CHANGE, moves: ['A', 'O', 'S'], run: 2 }),
  terms: () => ({ ends: 'lastTurns' }),
} as const satisfies Partial<Kin>;
