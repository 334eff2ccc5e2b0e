import { describe, expect, test } from 'vitest';
import { makePack } from './pack.ts';
import { checkStack, indexOfCard, stackOnTop } from './stack.ts';
import type { Zone } from './types.ts';

const pack = makePack([
  { face: 'E', points: 1, count: 2, deck: 'vowels' },
  { face: '?', points: 1, count: 1, deck: 'vowels' },
  { face: 'T', points: 1, count: 1, deck: 'consonants' },
  { face: 'T', points: 1, count: 1, deck: 'consonants', minSeats: 5 },
]);
const zone = (...cards: readonly number[]): Zone => ({ owner: null, sight: 'none', row: cards.map((card) => [card]) });
const few = { box: zone(4), vowels: zone(0, 1, 2), consonants: zone(3) };
const many = { box: zone(), vowels: zone(0, 1, 2), consonants: zone(3, 4) };

test.each([
  ['the cards of each deck', { vowels: ['E', '?', 'E'], consonants: ['T'] }, few, null],
  ['a card of another deck', { vowels: ['T'] }, few, 'T'],
  ['a wild of another deck', { consonants: ['?'] }, few, '?'],
  ['a card that stayed in the box', { consonants: ['T', 'T'] }, few, 'T'],
  ['that card where it is dealt', { consonants: ['T', 'T'] }, many, null],
])('a stack asks for %s', (_what, stack, zones, missing) => {
  expect(checkStack(stack, zones, {}, pack)?.detail ?? null).toBe(missing);
});

describe('a card by its marks', () => {
  const marked = makePack([
    { face: 'C', points: 1, count: 1, marks: ['¶'] },
    { face: 'C', points: 1, count: 1 },
    { face: 'K', points: 2, count: 1, marks: ['$'] },
  ]);
  const row = [[0], [1], [2]];

  test.each([
    [['C:¶'], [0]],
    [['C'], [1]],
    [
      ['C', 'C'],
      [1, 0],
    ],
    [['K'], [2]],
    [
      ['K:$', 'C:¶', 'C'],
      [2, 0, 1],
    ],
  ])('%s', (faces, cards) => {
    const drawn = stackOnTop(row, faces, marked).toReversed().flat();
    expect(drawn.slice(0, cards.length)).toEqual(cards);
    expect(checkStack({ deck: faces }, { deck: zone(0, 1, 2) }, {}, marked)).toBeNull();
  });

  test('is there only once', () => {
    expect(checkStack({ deck: ['C', 'C:¶', 'C'] }, { deck: zone(0, 1, 2) }, {}, marked)).toMatchObject({ detail: 'C' });
  });
});

describe('a card by its value and its marks', () => {
  const cards = makePack([
    { face: 'E', points: 1, count: 1, marks: ['draw'] },
    { face: 'E', points: 1, count: 1 },
    { face: 'E', points: 2, count: 1 },
    { face: 'PLUS 2', points: 0, count: 1, marks: ['action'] },
  ]);

  test.each([
    ['E', 1],
    ['E:1', 1],
    ['E:2', 2],
    ['E:draw', 0],
    ['E:1:draw', 0],
    ['PLUS 2', 3],
    ['E:3', -1],
    ['E:2:draw', -1],
    ['F', -1],
  ] as const)('%s', (name, at) => {
    expect(indexOfCard(cards, name)).toBe(at);
  });

  test('is the marked one when no other is left', () => {
    expect(indexOfCard(cards.slice(0, 1), 'E:1')).toBe(0);
  });
});

test('a card keeps its deck and the seats it is for', () => {
  expect(pack[4]).toEqual({ id: 4, face: 'T', points: 1, marks: [], deck: 'consonants', minSeats: 5 });
});
