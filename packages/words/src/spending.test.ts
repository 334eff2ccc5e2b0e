import { array, assert, constantFrom, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { openCounts, openHand } from './spending.ts';

test('counts tell the same as spending card by card', () => {
  const faces = array(constantFrom(...Array.from('ABCDEFGHIJKLMNOP')), { minLength: 1, maxLength: 12 });
  const indices = array(integer({ min: 0, max: 11 }), { maxLength: 7 });
  assert(
    property(faces, indices, indices, (hand, first, second) => {
      const counts = openCounts(hand);
      if (counts === null) return;
      const [a, b] = [first, second].map((all) => all.filter((index) => index < hand.length));
      const cards = openHand(hand, []);
      if (!cards.spend(a as number[])) return;
      const left = counts.leftAfter(counts.needOf(a as number[]));
      expect(counts.has(left, counts.needOf(b as number[]))).toBe(cards.spend(b as number[]));
    }),
    { numRuns: 2000 },
  );
});

test.each([
  ['a wild', 'AB?'],
  ['eight alike', 'AAAAAAAAB'],
  ['seventeen kinds', 'ABCDEFGHIJKLMNOPQ'],
])('%s is more than counts can tell', (_what, faces) => {
  expect(openCounts(Array.from(faces))).toBeNull();
});
