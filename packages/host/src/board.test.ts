import type { Card, View } from '@deckle/kernel';
import { expect, test } from 'vitest';
import { boardOf } from './board.ts';

const pack: readonly Card[] = Array.from('ZAX', (face, id) => ({ id, face, points: id + 1, marks: [] }));

/** Three cards side by side in a row of the table. */
const view = {
  zones: { 'row 1': { owner: null, sight: 'all', count: 3, row: [[0], [1], [2]] } },
  shared: {},
  result: null,
} as unknown as View;

test.each([
  ['a word has its worth and can be looked up', {}, '= 6', 'ZAX'],
  ['cards that only lie there for the next word have neither', { loose: ['row 1'] }, '', null],
])('%s', (_name, game, note, word) => {
  expect(boardOf(game, view, [], pack)).toMatchObject([{ kind: 'row', label: 'Row', note, word }]);
});
