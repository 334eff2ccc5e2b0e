import { expect, test } from 'vitest';
import { lessPart, partsText, sumOfParts, wordPart } from './parts.ts';

const pack = [4, 1, 4, 1].map((points, id) => ({ id, face: 'JOKE'.charAt(id), points, marks: [] }));
const word = wordPart('JOKE', [0, 1, null, 2, 3], pack);

test('how points came about is told part by part, and adds up', () => {
  const parts = [word, { what: 'longest word', values: [4] }, lessPart('left in the row', [0, 3], pack)];
  expect(partsText(parts)).toBe('JOKE 4+1+4+1, longest word +4, left in the row −4−1');
  expect(sumOfParts(parts)).toBe(9);
});

test('what has nothing to it is not told', () => {
  expect(partsText([word, { what: 'passed on', values: [] }])).toBe('JOKE 4+1+4+1');
});
