import { actToy, handOf, openToy } from '@deckle/testkit/toy-table';
import { expect, test } from 'vitest';
import { linesAround, stillOf } from './still.ts';

const sitters = ['Ann', 'Bo'].map((name) => ({ name, level: null }));
const dealt = openToy();
const laid = actToy(dealt, [0, 'lay', 0], [0, 'cheer']);

test.each([
  [null, []],
  [0, [['Hand', handOf(laid.last.state, 0)]]],
  [1, [['Hand', handOf(laid.last.state, 1)]]],
  [
    'all' as const,
    [
      ['Ann: Hand', handOf(laid.last.state, 0)],
      ['Bo: Hand', handOf(laid.last.state, 1)],
    ],
  ],
])('for the eyes of %s', (eyes, hands) => {
  const still = stillOf(laid, eyes, sitters);
  expect(still.hands.map(({ label, cards }) => [label, cards])).toEqual(hands);
  expect(still.moment).toBe(2);
  expect(still.seats.map(({ name }) => name)).toEqual(['Ann', 'Bo']);
});

test('what happened is told with the moment it happened at', () => {
  const lines = linesAround(laid, null, sitters, [1, 3]);
  expect(lines.map(({ moment, text }) => [moment, text])).toEqual([
    [0, expect.stringMatching(/^Ann: \+\d \(laid\)\.$/)],
    [1, 'Ann cheers'],
  ]);
});
