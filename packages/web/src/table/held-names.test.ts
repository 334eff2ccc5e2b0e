import { expect, test } from 'vitest';
import { handText, heldName, movedText } from './held-names.ts';
import type { PrintedCard } from './news.ts';

const card = (face: string): PrintedCard => ({ name: `${face}, 1 point`, brief: `${face} 1`, face }) as PrintedCard;
const [t, h, e] = [card('T'), card('H'), card('E')] as const;

test('a card says which it is together with', () => {
  expect(heldName([t], t, 0, 3, ['in your word'])).toBe('T, 1 point, first of three, in your word');
  expect(heldName([h, e], h, 1, 3, [])).toBe('H, 1 point, second of three, kept together with E 1');
  expect(heldName([t, h, e], h, 1, 3, [])).toBe('H, 1 point, second of three, kept together with T 1 and E 1');
});

test('a hand says which of its cards are together', () => {
  expect(handText('Hand', [[t], [h], [e]])).toBe('Hand: T 1, H 1, E 1.');
  expect(handText('Hand', [[t], [h, e]])).toBe('Hand: T 1; H 1 and E 1 together.');
});

test('what was moved says where it lies', () => {
  expect(movedText([t], 2, 10)).toBe('T 1, 3 of 10.');
  expect(movedText([t, h, e], 2, 10)).toBe('T 1, H 1 and E 1 together, 3 to 5 of 10.');
});
