import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { rankByPoints } from './rank.ts';

const points = fc.oneof(fc.integer({ min: -3, max: 3 }), fc.integer({ min: -64_000_000, max: 64_000_000 }));

test('most points first, equals as they come', () =>
  fc.assert(
    fc.property(fc.array(points, { maxLength: 200 }), (list) => {
      const expected = list.map((_, index) => index).sort((a, b) => (list[b] as number) - (list[a] as number) || a - b);
      expect([...rankByPoints(Int32Array.from(list))]).toEqual(expected);
    }),
  ));
