import { array, assert, constantFrom, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { packedCards, plainCards } from './spending.ts';

const faces = array(constantFrom(...Array.from('ABCDEFGHIJKLM?')), { minLength: 1, maxLength: 12 });
const indices = array(integer({ min: 0, max: 11 }), { maxLength: 7 });

test('counts tell the same as the cards themselves', () => {
  let told = 0;
  assert(
    property(faces, array(indices, { minLength: 3, maxLength: 8 }), faces, (hand, uses, required) => {
      const packed = packedCards(hand);
      if (packed === null) return;
      const plain = plainCards(hand);
      const all = uses.map((use) => use.filter((index) => index < hand.length));
      // What one play spends, the hand has.
      const valid = all.filter((use) => plain.meet(plain.spend(use), plain.spend([])) !== null);
      const keys = new Map<number | string, number | string>();
      for (const a of valid)
        for (const b of valid) {
          const expected = plain.meet(plain.spend(a), plain.spend(b));
          const key = packed.meet(packed.spend(a), packed.spend(b));
          expect(key === null).toBe(expected === null);
          if (key === null || expected === null) continue;
          told++;
          expect(keys.get(key) ?? expected).toBe(expected);
          keys.set(key, expected);
          const together = packed.both(packed.spend(a), packed.spend(b));
          const spent = plain.both(plain.spend(a), plain.spend(b));
          expect(packed.includes(together, required)).toBe(plain.includes(spent, required));
        }
      expect(new Set(keys.values()).size).toBe(keys.size);
    }),
    { numRuns: 2000 },
  );
  expect(told).toBeGreaterThan(1000);
});

test.each([
  ['five alike and two wilds', 'AAAAA??'],
  ['eight alike', 'AAAAAAAAB'],
  ['fourteen kinds', 'ABCDEFGHIJKLMN'],
])('%s is more than counts can tell', (_what, hand) => {
  expect(packedCards(Array.from(hand))).toBeNull();
});
