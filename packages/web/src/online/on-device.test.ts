import { expect, test } from 'vitest';
import { parseKept } from './on-device.ts';

const good = { id: 'abcDEF123_-x', game: 'a-game', names: ['Ann', 'Chair 2'], scores: [], at: 5 };

test('tables to return to are read as far as they are tables', () => {
  const strange = [null, 7, { ...good, id: '../../etc' }, { ...good, names: [7] }, { ...good, scores: 'many' }, {}];
  expect(parseKept(JSON.stringify([good, ...strange]))).toEqual([good]);
  for (const text of [null, '', '{', '{}', '"x"']) expect(parseKept(text)).toEqual([]);
});
