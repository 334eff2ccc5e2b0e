import { expect, test } from 'vitest';
import { parseRooms } from './memory.ts';

const good = ['a1', { 0: { upTo: 3, kept: [[2, 0]] } }];

test.each([
  ['nothing', null, []],
  ['no JSON', '{', []],
  ['no list', '{"a":1}', []],
  ['what was kept', JSON.stringify([good]), [good]],
  [
    'garbage among it',
    JSON.stringify([
      good,
      7,
      ['b', null],
      ['c', { 0: { upTo: 'x', kept: [] } }],
      ['d', { 0: { upTo: 1, kept: [[1]] } }],
    ]),
    [good],
  ],
])('%s', (_what, text, rooms) => {
  expect(parseRooms(text)).toEqual(rooms);
});
