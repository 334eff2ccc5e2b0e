import type { Move, View } from '@deckle/kernel';
import { expect, test } from 'vitest';
import type { WordTools } from './tools.ts';
import { isDoubtful } from './trial.ts';

const tools = { pack: [], dictionary: { has: (word: string) => word === 'GOOD' } } as unknown as WordTools;
const viewWith = (shared: object, data: unknown): View => ({ shared, phase: { then: 'x', data } }) as unknown as View;

test.each<[doubtful: boolean, what: string, move: Move, shared: object, data: unknown]>([
  [true, 'a word the move names', { kind: 'challenge', letters: ['BAAD'] }, {}, null],
  [
    false,
    'a good word the move names',
    { kind: 'challenge', letters: ['GOOD'] },
    { pending: { words: ['BAAD'] } },
    null,
  ],
  [true, 'a word put to the vote', { kind: 'accept' }, {}, { words: ['GOOD', 'BAAD'] }],
  [true, 'a word of the pending play', { kind: 'challenge' }, { pending: { words: ['BAAD'] } }, { next: 1 }],
  [false, 'a good word of the pending play', { kind: 'challenge' }, { pending: { words: ['GOOD'] } }, null],
  [false, 'a word the table has accepted', { kind: 'challenge', letters: ['BAAD'] }, { accepted: ['BAAD'] }, null],
  [false, 'no word at all', { kind: 'challenge' }, { pending: null }, undefined],
  [false, 'something else than words', { kind: 'challenge' }, { pending: { words: 7 } }, { words: [1, null] }],
])('doubtful is %s: %s', (doubtful, _what, move, shared, data) => {
  expect(isDoubtful(viewWith(shared, data), move, tools)).toBe(doubtful);
});
