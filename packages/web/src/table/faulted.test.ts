import { expect, test } from 'vitest';
import type { Drafting } from './composing.ts';
import { faultedIn, faultedParts, faultNamed } from './faulted.ts';

const refusing = (refused: string, detail?: string | number): Drafting =>
  ({
    composed: { refusal: { refused, rule: '', ...(detail === undefined ? {} : { detail }) } },
    refused: null,
  }) as Drafting;

test.each([
  ['not-in-hand', 'E', { letters: 'E', where: 'word' }],
  ['not-a-word', 'TAE', { letters: 'TAE', where: 'word' }],
  ['left-out', 'QU', { letters: 'QU', where: 'table' }],
  ['not-in-hand', 'Z B', { letters: 'Z B', where: 'word' }],
  ['too-few-cards', 2, null],
  ['order', undefined, null],
  ['unknown-command', 'frobnicate it', null],
] as const)('%s %s', (refused, detail, faulted) => {
  expect(faultedIn(refusing(refused, detail))).toEqual(faulted);
});

test('what was said and refused counts before what is being typed', () => {
  const { composed } = refusing('not-a-word', 'TAE');
  const refused = { refusal: { refused: 'left-out', rule: '', detail: 'T' }, nearest: null };
  expect(faultedIn({ composed, refused })?.letters).toBe('T');
});

test('the letters to blame are told apart', () => {
  expect(faultedParts('tease', { letters: 'E', where: 'word' })).toEqual(['T', 'E', 'AS', 'E', '']);
  expect(faultedParts('t?', { letters: '?', where: 'word' })).toEqual(['T', '?', '']);
  expect(faultedParts('zebra', { letters: 'Z B', where: 'word' })).toEqual(['', 'Z', 'E', 'B', 'RA']);
  expect(faultNamed('Every pile stays; E is left out.', { letters: 'E', where: 'table' })).toEqual([
    'Every pile stays; ',
    'E',
    ' is left out.',
  ]);
  expect(faultNamed('There is no Z or B in it.', { letters: 'Z B', where: 'word' })).toEqual([
    'There is no ',
    'Z',
    ' or ',
    'B',
    ' in it.',
  ]);
});
