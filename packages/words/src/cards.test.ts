import { expect, test } from 'vitest';
import { facesOf } from './cards.ts';

const pack = ['PLUS 2', 'P', 'L', 'CANCEL', 'PLUS 2'].map((face, id) => ({ id, face, points: 0, marks: [] }));
const hand = pack.map(({ id }) => id);

test.each([
  [['PLUS', '2'], ['PLUS 2'], null],
  [['CANCEL', 'PLUS', '2'], ['CANCEL', 'PLUS 2'], null],
  [['PLUS', '2', 'PLUS', '2'], ['PLUS 2', 'PLUS 2'], null],
  [['PL'], ['P', 'L'], null],
  [['PLUS', '4'], ['P', 'L'], 'U'],
])('%j names %j', (names, faces, missing) => {
  expect(facesOf(hand, names, pack)).toEqual({ faces, missing });
});
