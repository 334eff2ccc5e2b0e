import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openForms } from './forms.ts';

const bytes = (name: string) => new Uint8Array(readFileSync(new URL(`../../../dictionaries/${name}`, import.meta.url)));
const isForm = await openForms(bytes);

test.each([
  ['GAMES', 'GAMED', true],
  ['GAME', 'GAMES', true],
  ['MICE', 'MOUSE', true],
  ['BETTER', 'BEST', true],
  ['DIE', 'DICE', true],
  ['GET', 'GOT', true],
  ['FAR', 'FARTHEST', true],
  ['FORGE', 'FORGE', true],
  ['GAMES', 'GAMER', false],
  ['FORGE', 'GIFT', false],
  ['SEE', 'SEED', false],
  ['XYZZY', 'XYZZYS', false],
])('%s and %s: %s', (a, b, form) => {
  expect([isForm(a, b), isForm(b, a)]).toEqual([form, form]);
});
