import { expect, test } from 'vitest';
import { brailleOf, facedOf, spokenOf } from './card-text.ts';

test.each([
  [{ face: 'E', points: 1 }, ['⠿⠑', '⠼⠁'], 'E, 1'],
  [{ face: 'ING', points: 11 }, ['⠿⠬ ⠊⠝⠛', '⠼⠁⠁'], 'I N G, 11'],
  [{ face: 'QU', points: 10 }, ['⠿⠟⠥', '⠼⠁⠚'], 'Q U, 10'],
  [{ face: 'A', points: -12 }, ['⠿⠁', '⠐⠤⠼⠁⠃'], 'A, -12'],
  [{ face: '?', points: 0 }, ['⠿⠦', '⠼⠚'], 'wild, 0'],
  [{ face: 'PLUS 2', points: 0 }, ['⠿⠏⠇⠥⠎ ⠼⠃', ''], 'plus 2'],
])('%j', (card, braille, spoken) => {
  expect(brailleOf(card)).toEqual(braille);
  expect(spokenOf(card)).toBe(spoken);
});

test.each([
  [{ face: 'C', points: 1, marks: ['¶'] }, 'C¶', 'C, pilcrow, 1'],
  [{ face: 'K', points: 2, marks: ['$'] }, 'K$', 'K, dollar, 2'],
  [{ face: '?', points: 1, marks: ['?'] }, '?', 'wild, 1'],
  [{ face: 'E', points: 1, marks: ['torn'] }, 'E', 'E, torn, 1'],
  [{ face: 'E', points: 1, marks: ['draw'] }, 'E↑', 'E, draws an action card, 1'],
])('%j with its marks', (card, faced, spoken) => {
  expect(facedOf(card)).toBe(faced);
  expect(spokenOf(card)).toBe(spoken);
});
