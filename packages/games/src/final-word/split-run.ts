import { CHANGE, makeFinalWord } from './family.ts';
import type { Kin } from './family-types.ts';

export const SPLIT_RUN: Kin = {
  id: 'split-run',
  name: 'Split Run',
  seats: [2, 6],
  // Rows are changed or split, several in one play, each at most once; all words stay on the table.
  words: [1, 20],
  // A part of a split shows two letters that stood side by side; one that needed no card scores nothing.
  rules: () => ({ ...CHANGE, moves: ['A', 'O', 'S'], run: 2 }),
  terms: () => ({ ends: 'lastTurns' }),
};

export const splitRun = makeFinalWord(SPLIT_RUN);
