import { expect, test } from 'vitest';
import { byMoment, isSameTold, latelyIn } from './moments.ts';
import type { Line } from './news.ts';

const line = (moment: number, text: string): Line => ({
  moment,
  text,
  kind: 'said',
  aside: false,
  words: [],
  takenBack: null,
  takesBack: null,
});

test('lines of one moment stand together; the deal is moment 0', () => {
  const groups = byMoment([line(-1, 'a'), line(-1, 'b'), line(0, 'c'), line(2, 'd')]);
  expect(groups.map(({ moment, lines }) => [moment, ...lines.map(({ text }) => text)])).toEqual([
    [0, 'a', 'b'],
    [1, 'c'],
    [3, 'd'],
  ]);
});

test('what has just happened, the latest first: the last of it that was seen and still holds', () => {
  const lines = ['a.', 'b.', 'c.', 'd.', 'e.', 'f.'].map((text, at) => line(at, text));
  expect(latelyIn(lines)).toEqual(['f.', 'e.', 'd.', 'c.', 'b.']);
  expect(latelyIn([line(0, 'a.'), { ...line(0, 'b.'), aside: true }, { ...line(1, 'c.'), takenBack: 2 }])).toEqual([
    'a.',
  ]);
  expect(latelyIn([])).toEqual([]);
});

test('what was told stays told, until it is taken back or told to somebody else', () => {
  const told = { moment: 1, lines: [line(0, 'a'), line(0, 'b')] };
  expect(isSameTold(told, { moment: 1, lines: [line(0, 'a'), line(0, 'b')] })).toBe(true);
  expect(isSameTold(told, { ...told, moment: 2 })).toBe(false);
  expect(isSameTold(told, { moment: 1, lines: [line(0, 'a')] })).toBe(false);
  expect(isSameTold(told, { moment: 1, lines: [line(0, 'a'), line(0, 'c')] })).toBe(false);
  expect(isSameTold(told, { moment: 1, lines: [line(0, 'a'), { ...line(0, 'b'), takenBack: 1 }] })).toBe(false);
});
