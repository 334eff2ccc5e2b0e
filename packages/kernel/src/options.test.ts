import { toy } from '@deckle/testkit/toy';
import { expect, test } from 'vitest';
import { makeExpected, parseOptions } from './options.ts';
import type { Game } from './types.ts';

const size = { label: 'Size', default: 5, choices: { 5: 'five', 7: 'seven' } };
const game = { ...toy, options: { ...toy.options, size } } as Game;
const defaults = { laps: 2, window: 'off', clock: 0, size: 5 };

test.each<[raw: { [name: string]: string | number }, options: object]>([
  [{}, {}],
  [{ laps: 1 }, { laps: 1 }],
  [{ laps: 9 }, { laps: 9 }],
  [{ laps: '9' }, { laps: 9 }],
  [
    { clock: 600, window: 'on' },
    { clock: 600, window: 'on' },
  ],
  [{ size: 7 }, { size: 7 }],
  [{ size: '7' }, { size: 7 }],
])('%j fills the defaults', (raw, options) => {
  expect(parseOptions(game, raw)).toEqual({ ...defaults, ...options });
});

test.each<[raw: { [name: string]: string | number }, rule: string]>([
  [{ laps: 10 }, 'Option laps must be a whole number from 1 to 9.'],
  [{ laps: '1e0' }, 'Option laps must be a whole number from 1 to 9.'],
  [{ window: 'ajar' }, 'Option window must be one of off, on.'],
  [{ size: 6 }, 'Option size must be one of 5, 7.'],
  [{ size: '07' }, 'Option size must be one of 5, 7.'],
  [{ lap: 1 }, 'Toy has no option lap; it has laps, window, clock, size.'],
])('%j is refused: %s', (raw, rule) => {
  expect(parseOptions(game, raw)).toMatchObject({ refused: 'bad-option', rule, detail: Object.keys(raw)[0] });
});

test('what an option may be, in words', () => {
  expect(makeExpected(size)).toBe('one of 5, 7');
});
