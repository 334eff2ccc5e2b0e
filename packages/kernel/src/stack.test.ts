import { expect, test } from 'vitest';
import { makePack } from './pack.ts';
import { checkStack } from './stack.ts';
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

test('a card keeps its deck and the seats it is for', () => {
  expect(pack[4]).toEqual({ id: 4, face: 'T', points: 1, marks: [], deck: 'consonants', minSeats: 5 });
});
