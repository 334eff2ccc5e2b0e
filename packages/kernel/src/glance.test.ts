import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPlainMove } from './glance.ts';
import { moveSchema } from './wire.ts';

/** Mostly as it should be. */
const mostly = (good: fc.Arbitrary<unknown>, ...bad: readonly unknown[]): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 20, arbitrary: good },
    { weight: 1, arbitrary: fc.constantFrom(...bad) },
    { weight: 1, arbitrary: fc.anything() },
  );
const some = (each: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> => fc.array(each, { minLength: 1, maxLength: 2 });
const number = mostly(fc.nat(9), -1, 0.5, '1');
const letters = mostly(fc.constantFrom('E', 'QU'), 'e', '', undefined);
const spot = mostly(fc.tuple(fc.constant('row 1'), number), [], ['', 1], ['row 1', 1, 1]);
const slot = fc.oneof(
  fc.record({ keep: spot, as: letters }, { requiredKeys: ['keep'] }),
  fc.record(
    { play: number, as: letters, on: spot, take: mostly(fc.constant(true), false) },
    { requiredKeys: ['play'] },
  ),
  fc.record({ free: letters }),
  fc.constant({}),
);
const move = fc.record(
  {
    kind: mostly(fc.constant('play'), '', 7),
    words: mostly(some(some(slot)), [[]]),
    cards: mostly(some(number), {}),
    letters: mostly(some(letters), 'E'),
    zone: mostly(fc.constant('row 1'), ''),
    seat: number,
  },
  { requiredKeys: ['kind'] },
);
const strange = fc.oneof(
  fc.anything({ withSparseArray: true, withNullPrototype: true }),
  fc.record({ kind: letters, more: letters }),
);

test('what is plain at a glance is a move, and comes through as it is', () => {
  let plain = 0;
  fc.assert(
    fc.property(fc.oneof({ weight: 4, arbitrary: move }, { weight: 1, arbitrary: strange }), (value) => {
      if (!isPlainMove(value)) return;
      plain++;
      expect(moveSchema.parse(value)).toEqual(value);
    }),
    { numRuns: 5000 },
  );
  expect(plain).toBeGreaterThan(100);
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
