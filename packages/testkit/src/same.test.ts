import { expect, test } from 'vitest';
import { differenceOf } from './same.ts';

test.each<[a: unknown, b: unknown, where: string | null]>([
  [{ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] }, null],
  [{ a: [1, { b: 2 }] }, { a: [1, { b: 3 }] }, 'a.1.b: 2 and 3'],
  [{ a: 1 }, { a: 1, b: undefined }, 'all of it: {"a":1} and {"a":1}'],
  [{ a: 1 }, { b: 1 }, 'all of it: {"a":1} and {"b":1}'],
  [{ a: Number.NaN }, { a: null }, 'a: null and null'],
  [{ a: Number.NaN }, { a: Number.NaN }, null],
  [[0], { 0: 0 }, 'all of it: [0] and {"0":0}'],
  [{ a: new Map() }, { a: {} }, 'a: {} and {}'],
  [undefined, null, 'all of it: undefined and null'],
])('%j and %j: %s', (a, b, where) => {
  expect(differenceOf(a, b)).toBe(where);
});
