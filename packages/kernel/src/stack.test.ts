import { describe, expect, test } from 'vitest';
import { checkStack, isNamed, stackOnTop } from './stack.ts';
import type { Card } from './types.ts';

const pack: readonly Card[] = [
  { id: 0, face: 'E', points: 1, marks: ['gold'] },
  { id: 1, face: 'E', points: 1, marks: [] },
  { id: 2, face: 'E', points: 2, marks: [] },
  { id: 3, face: 'PLUS 2', points: 0, marks: ['action'] },
];

describe('a stacked card is named by its face, with its value, or with its marks too', () => {
  test.each([
    ['E', [0, 1, 2]],
    ['E:1', [1]],
    ['E:2', [2]],
    ['E:1:gold', [0]],
    ['PLUS 2', [3]],
    ['E:3', []],
    ['F', []],
  ] as const)('%s', (name, ids) => {
    expect(pack.filter((card) => isNamed(card, name)).map(({ id }) => id)).toEqual(ids);
  });
});

test('cards that differ come in the order they are named', () => {
  const row = pack.map(({ id }) => [id]);
  expect(stackOnTop(row, ['E:2', 'PLUS 2', 'E:1:gold'], pack).flat().reverse().slice(0, 3)).toEqual([2, 3, 0]);
});

test.each([
  [['E:1', 'E:1'], 'E:1'],
  [['E:1', 'E', 'E', 'E'], 'E'],
])('%j asks for more than there is', (faces, missing) => {
  expect(checkStack({ deck: faces }, { deck: [] }, {}, pack)?.detail).toBe(missing);
});
