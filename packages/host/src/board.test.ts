import type { Card, View } from '@deckle/kernel';
import { expect, test } from 'vitest';
import { boardOf } from './board.ts';

const pack: readonly Card[] = Array.from('ZAX', (face, id) => ({ id, face, points: id + 1, marks: [] }));

/** Three cards that lie open side by side and belong to nobody. */
const viewOf = (zone: string): View =>
  ({
    seat: null,
    asks: [],
    zones: { [zone]: { owner: null, sight: 'all', count: 3, row: [[0], [1], [2]] } },
    shared: {},
    result: null,
  }) as unknown as View;

test.each([
  ['a word has its worth and can be looked up', 'row 1', {}, '= 6', 'ZAX'],
  ['cards that only lie there for the next word have neither', 'row 1', { loose: ['row 1'] }, '', null],
  ['nor have cards that lie in no row', 'community', {}, '', null],
  ['where cards count one each, a word is worth its cards', 'row 1', { worth: () => 'cards' as const }, '= 3', 'ZAX'],
  ['where words count nothing, it has no worth', 'row 1', { worth: () => 'nothing' as const }, '', 'ZAX'],
])('%s', (_name, zone, game, note, word) => {
  expect(boardOf(game, viewOf(zone), [], pack)).toMatchObject([{ kind: 'row', note, word }]);
});

test.each([
  ['cards that lie elsewhere', [2, 0, 1, 3], [2, 0, 1, 3]],
  ['another order', [2, 1, 0], [2, 1, 0]],
  ['nothing else', [0, 1, 2], null],
  ['cards it has no more', [0, 1, 3], null],
])('a word in front of a player is spelt with %s', (_name, cards, whole) => {
  const laid = [{ seat: 1, word: 'WORD', cards }];
  const lines = boardOf({}, { ...viewOf('word 1'), shared: { laid } }, ['Ada', 'Bo'], pack);
  expect(lines).toMatchObject([{ kind: 'word', label: 'Bo', word: 'WORD', whole }]);
});

test.each([
  ['one is drawn whole, and looked up', [['SAX', [4, 0, 1, 2]]], [4, 0, 1, 2], 'SAX older', 'SAX'],
  [
    'several are drawn whole, one after the other',
    [
      ['ZEA', [0, 5, 1]],
      ['SAX', [4, 2]],
    ],
    [0, 5, 1, 4, 2],
    'ZEA + SAX older',
    null,
  ],
  ['what is kept of another seat is not among them', [], null, '', 'ZAX'],
] as const)('of words that newer ones have replaced %s', (_name, words, whole, note, word) => {
  const older = [
    { seat: 0, word: 'TEN', cards: [6] },
    ...words.map(([text, cards]) => ({ seat: 1, word: text, cards })),
  ];
  const lines = boardOf({}, { ...viewOf('words 1 older'), shared: { laid: [], older } }, ['Ada', 'Bo'], pack);
  expect(lines).toMatchObject([{ kind: 'word', label: 'Bo', note, word, whole }]);
});

test.each([
  ['who is to lay a word', 0, 'play pass', 'Must use', true],
  ['who judges one', 0, 'allow challenge', 'Turned up', undefined],
  ['who waits for another', 1, 'play pass', 'Turned up', undefined],
  ['who looks on', null, 'play pass', 'Turned up', undefined],
])('a turned card must be used by %s: not by others', (_name, seat, kinds, label, isDue) => {
  const asks = [{ id: 1, seat: 0, kinds: kinds.split(' '), must: true }];
  const lines = boardOf({}, { ...viewOf('turned'), seat, asks }, [], pack);
  expect(lines).toMatchObject([{ kind: 'turned', label, word: null }]);
  expect(lines[0]?.isDue).toBe(isDue);
});

test('rows have numbers without a gap, whichever have gone', () => {
  const row = { owner: null, sight: 'all', count: 1, row: [[0]] };
  const view = {
    seat: null,
    zones: { 'row 1': row, 'row 2': { ...row, count: 0, row: [] }, 'row 3': row },
    shared: {},
    result: null,
  };
  const lines = boardOf({}, view as unknown as View, [], pack);
  expect(lines.map(({ zone, label, short }) => [zone, label, short])).toEqual([
    ['row 1', 'Row 1', '1'],
    ['row 3', 'Row 2', '2'],
  ]);
});
