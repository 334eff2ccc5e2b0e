import { expect, test } from 'vitest';
import { cardName, diceName, lentName, pileName, rowClass, rowName, seenNote, stackName } from './names.ts';
import type { Place, PrintedCard } from './news.ts';

const card = (id: number, name: string, brief: string): PrintedCard => ({
  id,
  face: brief,
  points: 1,
  marks: [],
  name,
  brief,
  isNamed: false,
  does: null,
  braille: ['', ''],
});
const [qu, t, a, wild] = [
  card(0, 'QU, 9 points', 'Q U 9'),
  card(1, 'T, 1 point', 'T 1'),
  card(2, 'A, 1 point', 'A 1'),
  card(3, 'wild, 0 points', 'wild 0'),
];
const pack = [qu, t, a, wild];
const place = ({ stands, ...more }: Partial<Place> & { readonly stands?: readonly (string | null)[] }): Place => ({
  shown: (more.row ?? []).map((pile, at) => ({
    card: pile.at(-1) as number,
    pile: at,
    from: null,
    as: stands?.[at] ?? null,
    isTicked: false,
  })),
  zone: 'row 1',
  label: 'Row',
  kind: 'row',
  seat: null,
  row: [],
  count: 0,
  note: '',
  word: null,
  isDue: false,
  ...more,
});

test('a card in a hand', () => {
  expect(cardName(qu, 2, 10)).toBe('QU, 9 points, third of ten');
  expect(cardName(t, 0, 1, ['in your word'])).toBe('T, 1 point, first of one, in your word');
});

test.each([
  [[[0]], 0, [null], 'QU, 9 points, first of one'],
  [[[0], [1, 2]], 1, [null, null], 'A, 1 point, second of two, lies on T 1'],
  [[[0, 1, 2]], 0, [null], 'A, 1 point, first of one, lies on T 1 and Q U 9'],
  [[[3]], 0, ['E'], 'E, 0 points, first of one, a wild card'],
  [[], 0, [], ''],
])('the pile of %j at %d', (row, index, stands, name) => {
  expect(pileName(place({ row, stands }), index, pack)).toBe(name);
});

test('a word with a card that lies elsewhere is read as a whole', () => {
  const [t, a] = [
    { card: 1, pile: 0, from: null, as: null, isTicked: true },
    { card: 2, pile: null, from: 'Community', as: null, isTicked: false },
  ];
  const word = place({ label: 'Ann', row: [[1]], shown: [t, a], word: 'TA', note: 'TA = 3' });
  expect(pileName(word, 0, pack)).toBe('T, 1 point, first of two, ticked off');
  expect(lentName(word, 1, pack)).toBe('A, 1 point, second of two, from Community');
  expect(rowName(word)).toBe('Ann, TA, worth 3, 2 cards');
  const faces = pack.map((each) => ({ ...each, face: each.name.slice(0, 1) }));
  expect(seenNote(word, faces)).toBe('worth 3');
});

test.each([
  [{ row: [[1], [2]], word: 'TA', note: '= 2' }, 'Row, TA, worth 2, 2 cards'],
  [{ label: 'Ann', row: [[1]], note: 'TEA', word: 'TEA' }, 'Ann, TEA, 1 card'],
  [{ label: 'Ann', row: [[1]], note: 'TEA = 3', word: 'TEA' }, 'Ann, TEA, worth 3, 1 card'],
  [{ label: 'Community', row: [] }, 'Community, 0 cards'],
  [{ label: 'Community', row: [[1], [2]] }, 'Community, 2 cards'],
])('the row %j', (more, name) => {
  expect(rowName(place(more))).toBe(name);
});

test.each([
  ['TA', 'TA', [null, null], ''],
  ['TE', 'TE', [null, 'E'], ''],
  ['TAXI', 'TAXI', [null, null], 'TAXI'],
  ['TAXI = 9', 'TAXI', [null, null], 'TAXI, worth 9'],
  ['= 2', 'TA', [null, null], 'worth 2'],
])('beside cards stands what they do not show: %s of %s', (note, word, stands, seen) => {
  const faces = pack.map((each) => ({ ...each, face: each.name.slice(0, 1) }));
  expect(seenNote(place({ row: [[0, 1], [2]], note, word, stands }), faces)).toBe(seen);
});

test('stacks and dice', () => {
  expect(stackName(place({ label: 'Deck', row: null, count: 40 }), pack)).toBe('Deck, 40 cards');
  expect(stackName(place({ label: 'Discard', row: [[0]], count: 12 }), pack)).toBe(
    'Discard, QU, 9 points on top, 12 cards',
  );
  expect(diceName('Vowels', ['A', 'E'])).toBe('Vowels, A and E');
});

test('only cards that are more than a row are called by what they are', () => {
  const isNamed = (label: string): boolean => rowClass(place({ label })).split(' ').includes('row-named');
  expect(['Row', 'Row 12', 'Community'].map(isNamed)).toEqual([false, false, true]);
});
