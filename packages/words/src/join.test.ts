import { expect, test } from 'vitest';
import { joinBest, type Option } from './join.ts';

/** `TEN:1,2` is a word that spends the cards 1 and 2; each card is worth a point. */
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
  joined: number,
  words: string[],
];

const wanted = (joined: number) => ({ joined, alike: 9 });

test.each<Row>([
  ['each card once', 'AB', ['X:0', 'Y:0 Z:1'], [1, 9], [], 9, ['X Z']],
  ['the same card named twice, when there are two', 'AA', ['X:0', 'Y:0'], [1, 9], [], 9, ['X Y']],
  ['a wild for the card that is short', 'A?', ['X:0', 'Y:0'], [1, 9], [], 9, ['X Y']],
  ['no wild left for it', 'A?', ['X:0,1', 'Y:0 Z'], [1, 9], [], 9, ['X Z']],
  ['best first', 'ABC', ['X:0,1 Y:0', 'Z:2 W'], [1, 9], [], 9, ['X Z', 'Y Z', 'X W', 'Y W']],
  ['so many', 'ABC', ['X:0,1 Y:0', 'Z:2 W'], [1, 9], [], 1, ['X Z']],
  ['not too many cards', 'ABC', ['X:0,1 Y:0', 'Z:2 W'], [1, 1], [], 9, ['Y W']],
  ['not too few', 'ABC', ['X:0,1 Y:0', 'Z:2 W'], [3, 9], [], 9, ['X Z']],
  ['none', 'A', ['X:0'], [1, 9], [], 0, []],
])('parts: %s', (_what, ...[faces, lists, played, required, joined, expected]) => {
  const rows = [[lists.map((words) => options(words))]];
  const plays = joinBest(rows, { faces: faces.split(''), played, required }, wanted(joined));
  expect(plays.map(({ words }) => words.join(' '))).toEqual(expected);
});

test.each<Row>([
  ['one row alone or both', 'AB', ['X:0', 'Y:1'], [1, 9], [], 9, ['X Y', 'X', 'Y']],
  ['not the same card twice', 'A', ['X:0', 'Y:0'], [1, 9], [], 9, ['X', 'Y']],
  ['three rows', 'ABC', ['X:0', 'Y:1', 'Z:2'], [3, 9], [], 9, ['X Y Z']],
  ['not too many cards', 'ABC', ['X:0', 'Y:1,2'], [1, 2], [], 9, ['Y', 'X']],
  ['the required card', 'AB', ['X:0', 'Y:1'], [1, 9], ['B'], 9, ['X Y', 'Y']],
  ['a row that needed no card only beside one that did', 'A', ['X', 'Y:0'], [1, 9], [], 9, ['Y', 'X Y']],
  ['so many', 'AB', ['X:0', 'Y:1'], [1, 9], [], 1, ['X Y']],
])('rows: %s', (_what, ...[faces, lists, played, required, joined, expected]) => {
  const rows = lists.map((words) => [[options(words)]]);
  const plays = joinBest(rows, { faces: faces.split(''), played, required }, wanted(joined));
  expect(plays.map(({ words }) => words.join(' '))).toEqual(expected);
});

const AB = { faces: ['A', 'B'], played: [1, 9], required: [] } as const;

test('of plays by the same cards the first so many', () => {
  const rows = [[[options('X:0 Y:0 Z:0')]]];
  const found = (alike: number) => joinBest(rows, AB, { joined: 9, alike }).map(({ words }) => words.join(' '));
  expect(found(1)).toEqual(['X']);
  expect(found(2)).toEqual(['X', 'Y']);
});

test('what is poor at first and rich in the end is not given up', () => {
  const rich: Option = { words: ['RICH'], points: 9, used: [0] };
  const rows = [[[options('X:0 Y:1')]], [[[rich]]]];
  const [best] = joinBest(rows, AB, { joined: 1, alike: 1 });
  expect(best).toEqual({ words: ['Y', 'RICH'], points: 10 });
});
