import { expect, test } from 'vitest';
import { brailleOf, brailleRow, brailleText, isContracted } from './braille.ts';

test.each([
  [{ face: 'E', points: 1 }, ['⠿⠑', '⠼⠁']],
  [{ face: 'ING', points: 11 }, ['⠿⠬ ⠊⠝⠛', '⠼⠁⠁']],
  [{ face: 'QU', points: 10 }, ['⠿⠟⠥', '⠼⠁⠚']],
  [{ face: 'A', points: -12 }, ['⠿⠁', '⠐⠤⠼⠁⠃']],
  [{ face: '?', points: 0 }, ['⠿⠦', '⠼⠚']],
  [{ face: 'PLUS 2', points: 0 }, ['⠿⠏⠇⠥⠎ ⠼⠃', '']],
])('%j', (card, braille) => {
  expect(brailleOf(card)).toEqual(braille);
});

test.each([
  ['TEAR', '⠞⠑⠁⠗'],
  ['You 12, Ada 5', '⠽⠕⠥ ⠼⠁⠃⠂ ⠁⠙⠁ ⠼⠑'],
  ['5a 5k', '⠼⠑⠰⠁ ⠼⠑⠅'],
  ['−3: é 🦊', '⠐⠤⠼⠉⠒  '],
])('%s', (text, braille) => {
  expect(brailleText(text)).toBe(braille);
});

test.each([
  [['T', 'E'], '⠞⠑'],
  [['T', 'ING', 'E'], '⠞⠬⠑'],
  [['T', 'QU', 'E', 'A'], '⠞ ⠟⠥ ⠑⠁'],
  [[], ''],
])('%j side by side', (faces, braille) => {
  expect(brailleRow(faces)).toBe(braille);
});

test.each([
  ['ING', true],
  ['QU', false],
  ['E', false],
  ['constructor', false],
])('%s is a sign of braille: %s', (face, is) => {
  expect(isContracted({ face })).toBe(is);
});
