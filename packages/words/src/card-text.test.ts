import { expect, test } from 'vitest';
import { briefOf, effectOf, facedOf, nameOf, spokenOf } from './card-text.ts';

test.each([
  [{ face: 'E', points: 1 }, 'E', 'E, 1 point', 'E 1'],
  [{ face: 'QU', points: 9 }, 'QU', 'Q U, 9 points', 'Q U 9'],
  [{ face: 'A', points: -12 }, 'A', 'A, -12 points', 'A -12'],
  [{ face: '?', points: 0 }, '?', 'wild, 0 points', 'wild 0'],
  [{ face: 'C', points: 1, marks: ['¶'] }, 'C¶', 'C, pilcrow, 1 point', 'C pilcrow 1'],
  [{ face: 'K', points: 2, marks: ['$'] }, 'K$', 'K, dollar, 2 points', 'K dollar 2'],
  [{ face: '?', points: 1, marks: ['?'] }, '?', 'wild, 1 point', 'wild 1'],
  [{ face: 'E', points: 1, marks: ['torn'] }, 'E', 'E, torn, 1 point', 'E 1'],
  [{ face: 'E', points: 1, marks: ['draw'] }, 'E↑', 'E, draws an action card, 1 point', 'E 1'],
  [{ face: 'PLUS 2', points: 0, marks: ['action'] }, 'PLUS 2', 'plus 2', 'plus 2'],
])('%j', (card, faced, spoken, brief) => {
  expect(facedOf(card)).toBe(faced);
  expect(spokenOf(card)).toBe(spoken);
  expect(briefOf(card)).toBe(brief);
});

test.each([
  [{ face: 'QU', points: 9 }, 'QU, 9 points'],
  [{ face: 'C', points: 1, marks: ['¶'] }, 'C, 1 point, pilcrow'],
  [{ face: '?', points: 0 }, 'wild, 0 points'],
  [{ face: 'PLUS 2', points: 0, marks: ['action'] }, 'plus 2'],
])('%j is called %s', (card, name) => {
  expect(nameOf(card)).toBe(name);
});

test.each([
  ['SWAP', [], 'One for another.'],
  ['C', ['¶'], 'Stands first.'],
  ['C', [], null],
])('what %s %j does beside spelling', (face, marks, told) => {
  const about = { cards: { SWAP: 'One for another.' }, marks: { '¶': 'stands first' } };
  expect(effectOf(about, { face, points: 1, marks })).toBe(told);
});
