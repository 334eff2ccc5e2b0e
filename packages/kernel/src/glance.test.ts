import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPlainMove } from './glance.ts';
import { moveSchema } from './wire.ts';

const spot = fc.oneof(fc.tuple(fc.constantFrom('row 1', ''), fc.integer({ min: -1, max: 3 })), fc.anything());
const letters = fc.constantFrom('E', 'QU', 'e', '', undefined, 7);
const slot = fc.oneof(
  fc.record({ keep: spot, as: letters }, { requiredKeys: [] }),
  fc.record(
    { play: fc.oneof(fc.nat(9), fc.double()), as: letters, on: spot, take: fc.boolean() },
    { requiredKeys: [] },
  ),
  fc.record({ free: letters, more: letters }, { requiredKeys: [] }),
);
const move = fc.record(
  {
    kind: fc.constantFrom('play', '', 7),
    words: fc.oneof(fc.array(fc.array(slot, { maxLength: 3 }), { maxLength: 2 }), fc.anything()),
    cards: fc.oneof(fc.array(fc.oneof(fc.nat(9), fc.double()), { maxLength: 3 }), fc.anything()),
    letters: fc.oneof(fc.array(letters, { maxLength: 2 }), fc.anything()),
    zone: fc.oneof(fc.constant('row 1'), fc.anything()),
    seat: fc.oneof(fc.nat(3), fc.anything()),
    other: fc.anything(),
  },
  { requiredKeys: [] },
);

test('what is plain at a glance is a move, and comes through as it is', () => {
  let plain = 0;
  fc.assert(
    fc.property(fc.oneof(move, fc.anything({ withSparseArray: true, withNullPrototype: true })), (value) => {
      if (!isPlainMove(value)) return;
      plain++;
      expect(moveSchema.parse(value)).toEqual(value);
    }),
    { numRuns: 5000 },
  );
  expect(plain).toBeGreaterThan(0);
});

test.each<[what: string, value: unknown, is: boolean]>([
  ['a pass', { kind: 'pass' }, true],
  ['every part', { kind: 'play', cards: [1], letters: ['QU'], zone: 'row', seat: 0 }, true],
  ['a word', { kind: 'play', words: [[{ keep: ['row', 0] }, { play: 3, as: 'E', on: ['row', 1], take: true }]] }, true],
  ['no kind', { words: [[{ free: 'O' }]] }, false],
  ['a part more', { kind: 'pass', hand: [1] }, false],
  ['a name that every object has', { kind: 'pass', constructor: 'x' }, false],
  ['a card that is no number', { kind: 'trade', cards: ['1'] }, false],
  ['a hole', { kind: 'trade', cards: Object.assign([1], { length: 2 }) }, false],
  ['nothing', null, false],
])('%s', (_what, value, is) => {
  expect(isPlainMove(value)).toBe(is);
});
