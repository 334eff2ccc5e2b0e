import { type Sort, sortHand } from '@deckle/host';
import type { Card } from '@deckle/kernel';
import { describe, expect, test } from 'vitest';
import { rowInBoxes, rowInLine } from './cards.ts';
import { PLAIN_PAINT } from './paint.ts';

const pack = 'KITE'.split('').map((face, id): Card => ({ id, face, points: face === 'K' ? 4 : 1, marks: [] }));
const wide: Card = { id: 4, face: 'ING', points: 11, marks: [] };
const all = [...pack, wide];
const style = { columns: 40, paint: PLAIN_PAINT } as const;

test('a row in a line tells values and heights', () => {
  expect(rowInLine([[0], [3, 1], [4]], all, { ...style, look: 'lines' })).toEqual(['K4 I1×2 ING11']);
  expect(rowInLine([[0], [3, 1], [4]], all, { ...style, look: 'boxes', columns: 8 })).toEqual(['K₄ I₁×2', 'ING₁₁']);
});

test('a row in boxes', () => {
  expect(rowInBoxes([[0], [3, 1], [4]], all, { ...style, look: 'boxes' })).toEqual([
    '┌──┐┌──┐┌─────┐',
    '│K₄││I₁││ING₁₁│',
    '└──┘└──┘└─────┘',
    '     ×2',
  ]);
});

test('a card with nothing but a name shows no value', () => {
  const named = [
    { id: 0, face: 'PLUS 2', points: 0, marks: [] },
    { id: 1, face: '?', points: 0, marks: [] },
  ];
  expect(rowInLine([[0], [1]], named, { ...style, look: 'lines' })).toEqual(['PLUS 2 ?0']);
  expect(rowInBoxes([[0], [1]], named, { ...style, look: 'boxes' })[1]).toBe('│PLUS 2││?₀│');
});

test('boxes go on in the next line', () => {
  const lines = rowInBoxes([[0], [1], [2]], all, { ...style, look: 'boxes', columns: 10 });
  expect(lines.filter((line) => line.startsWith('│'))).toEqual(['│K₄││I₁│', '│T₁│']);
});

describe('a hand', () => {
  const hand = [2, 4, 0, 1, 3];
  test.each([
    ['letters', 'E I ING K T'],
    ['points', 'ING K E I T'],
    ['vowels', 'E I ING K T'],
    [null, 'T ING K I E'],
    [[0, 1], 'K I T ING E'],
  ] satisfies [Sort | number[] | null, string][])('sorted by %j', (sort, faces) => {
    const sorted = sortHand(hand, sort, all);
    expect(sorted.map((id) => all[id]?.face).join(' ')).toBe(faces);
  });
});
