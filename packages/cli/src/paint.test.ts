import { expect, test } from 'vitest';
import { COLOUR_PAINT, flow, padEnd, padStart, widthOf, wrap } from './paint.ts';

test.each([
  ['a bc def', 6, '', ['a bc', 'def']],
  ['a bc def', 6, '  ', ['a bc', '  def']],
  ['abcdefgh ij', 4, '', ['abcdefgh', 'ij']],
  ['  ', 4, '', []],
])('%j in %i columns', (text, columns, indent, lines) => {
  expect(wrap(text, columns, indent)).toEqual(lines);
});

test('pieces stay whole', () => {
  expect(flow(['go out', 'pass', 'help'], 13, ' · ')).toEqual(['go out · pass', 'help']);
});

test('colours take no room', () => {
  const text = COLOUR_PAINT.strong('K₄');
  expect(text).not.toBe('K₄');
  expect([widthOf(text), widthOf(padEnd(text, 5)), widthOf(padStart(text, 5))]).toEqual([2, 5, 5]);
});
