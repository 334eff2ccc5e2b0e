import { expect, test } from 'vitest';
import { brailleOf, spokenOf } from './card-text.ts';

test.each([
  [{ face: 'E', points: 1 }, ['⠿⠑', '⠼⠁'], 'E, 1'],
  [{ face: 'ING', points: 11 }, ['⠿⠬ ⠊⠝⠛', '⠼⠁⠁'], 'I N G, 11'],
  [{ face: 'QU', points: 10 }, ['⠿⠟⠥', '⠼⠁⠚'], 'Q U, 10'],
  [{ face: 'A', points: -12 }, ['⠿⠁', '⠐⠤⠼⠁⠃'], 'A, -12'],
  [{ face: '?', points: 0 }, ['⠿⠦', '⠼⠚'], 'wild, 0'],
])('%j', (card, braille, spoken) => {
  expect(brailleOf(card)).toEqual(braille);
  expect(spokenOf(card)).toBe(spoken);
});
