import type { View } from '@deckle/kernel';
import { expect, test } from 'vitest';
import { unhurried } from './players.ts';

const view = {} as View;
const move = { kind: 'pass' };

test.each([
  [null, null],
  [
    { ask: 1, move },
    { ask: 1, move },
  ],
  [
    { ask: 1, move, after: 2000 },
    { ask: 1, move, after: 10_000 },
  ],
])('%j becomes %j', (answer, slower) => {
  expect(unhurried(() => answer)(view)).toEqual(slower);
});
