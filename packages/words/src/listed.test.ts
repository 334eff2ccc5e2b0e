import { expect, test } from 'vitest';
import { listed } from './listed.ts';

test.each([
  [[], ''],
  [['ONE'], 'ONE'],
  [['ONE', 'TWO'], 'ONE and TWO'],
  [['ONE', 'TWO', 'SIX'], 'ONE, TWO and SIX'],
])('%j is said %j', (things, said) => {
  expect(listed(things)).toBe(said);
});
