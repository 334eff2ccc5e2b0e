import { expect, test } from 'vitest';
import { agoText } from './ago.ts';

const MINUTE = 60_000;
test.each([
  [0, 'just now'],
  [-5 * MINUTE, 'just now'],
  [MINUTE, '1 minute ago'],
  [59 * MINUTE, '59 minutes ago'],
  [60 * MINUTE, '1 hour ago'],
  [24 * 60 * MINUTE, 'yesterday'],
  [72 * 60 * MINUTE, '3 days ago'],
])('%d ms: %s', (passed, text) => {
  expect(agoText(1e12, 1e12 + passed)).toBe(text);
});
