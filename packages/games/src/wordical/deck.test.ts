import { type DeckLine, makePack } from '@deckle/kernel';
import { expect, test } from 'vitest';
import { WORDICAL_DECK } from './deck.ts';

const pack = makePack(WORDICAL_DECK);
const told = pack.map(({ face }) => face).join('');

test('108 cards, consonants only', () => {
  expect(pack).toHaveLength(108);
  expect(told).toMatch(/^[B-DF-HJ-NP-TV-Z]+$/);
});

test('as many cards of each letter and as many points as the table says', () => {
  const lines = WORDICAL_DECK.map(({ face, count, points }) => `${face}${count}×${points}`).join(' ');
  expect(lines).toBe(
    'B4×3 C4×3 D8×2 F4×4 G6×2 H4×4 J1×8 K2×5 L8×1 M4×3 N12×1 P4×3 Q1×10 R12×1 S8×1 T12×1 V4×4 W4×4 X1×8 Y4×4 Z1×10',
  );
});

test('print has lost the counts, and the values of all but five letters', () => {
  const isHouse = ({ face, house }: DeckLine): boolean => house === ('BCNRT'.includes(face) ? 'count' : 'both');
  expect(WORDICAL_DECK.every(isHouse)).toBe(true);
});
