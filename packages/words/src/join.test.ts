import { expect, test } from 'vitest';
import { joinBest, joinRows, type Option } from './join.ts';

/** `TEN:1,2` is a word that spends the cards 1 and 2. */
function options(words: string): readonly Option[] {
  return words.split(' ').map((text) => {
    const [word = '', cards = ''] = text.split(':');
    const used = cards === '' ? [] : cards.split(',').map(Number);
    return { words: [word], points: used.length, used };
  });
}

type Row = [
  what: string,
  faces: string,
  lists: string[],
  played: [number, number],
  required: string[],
  most: number,
  words: string[],
];

test.each<Row>([
  ['each card once', 'AB', ['X:0', 'Y:0 Z:1'], [1, 9], [], 9, ['X Z']],
  ['the same card named twice, when there are two', 'AA', ['X:0', 'Y:0'], [1, 9], [], 9, ['X Y']],
  ['a wild for the card that is short', 'A?', ['X:0', 'Y:0'], [1, 9], [], 9, ['X Y']],
  ['no wild left for it', 'A?', ['X:0,1', 'Y:0 Z'], [1, 9], [], 9, ['X Z']],
  ['best first', 'ABC', ['X:0,1 Y:0', 'Z:2 W'], [1, 9], [], 9, ['X Z', 'X W', 'Y Z', 'Y W']],
  ['so many', 'ABC', ['X:0,1 Y:0', 'Z:2 W'], [1, 9], [], 1, ['X Z']],
  ['not too many cards', 'ABC', ['X:0,1 Y:0', 'Z:2 W'], [1, 1], [], 9, ['Y W']],
  ['no list', 'A', ['X:0'], [1, 9], [], 0, []],
])('%s', (_what, ...[faces, lists, played, required, most, expected]) => {
  const joined = joinBest([lists.map((words) => options(words))], { faces: faces.split(''), played, required }, most);
  expect(joined.map(({ words }) => words.join(' '))).toEqual(expected);
});

test('equal words by other cards are other plays, by the same cards one', () => {
  const [few, many] = [options('X:0'), options('X:0,1')];
  const joined = joinBest([[few], [many], [few]], { faces: ['A', 'B'], played: [1, 9], required: [] }, 9);
  expect(joined).toMatchObject([
    { words: ['X'], points: 2 },
    { words: ['X'], points: 1 },
  ]);
});

test.each<Row>([
  ['one row alone or both', 'AB', ['X:0', 'Y:1'], [1, 9], [], 9, ['X Y', 'X', 'Y']],
  ['not the same card twice', 'A', ['X:0', 'Y:0'], [1, 9], [], 9, ['X', 'Y']],
  ['three rows', 'ABC', ['X:0', 'Y:1', 'Z:2'], [3, 9], [], 9, ['X Y Z']],
  ['not too many cards', 'ABC', ['X:0', 'Y:1,2'], [1, 2], [], 9, ['Y', 'X']],
  ['the required card', 'AB', ['X:0', 'Y:1'], [1, 9], ['B'], 9, ['X Y', 'Y']],
  ['a row that needed no card only beside one that did', 'A', ['X', 'Y:0'], [1, 9], [], 9, ['Y', 'X Y']],
  ['so many', 'AB', ['X:0', 'Y:1'], [1, 9], [], 1, ['X Y']],
])('rows: %s', (_what, ...[faces, rows, played, required, most, expected]) => {
  const lists = rows.map((words) => options(words));
  const joined = joinRows(lists, { faces: faces.split(''), played, required }, most);
  expect(joined.map(({ words }) => words.join(' '))).toEqual(expected);
});
