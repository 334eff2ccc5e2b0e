import { expect, test } from 'vitest';
import { standsOf } from './scene.ts';

test.each([
  [['T', '?', 'R'], 'TAR', [null, 'A', null]],
  [['QU', '?', 'T'], 'QUIT', [null, 'I', null]],
  [['T', '?'], null, [null, null]],
  [['T', '?', 'R'], 'TOWER', [null, null, null]],
  [[], null, []],
])('%j spelling %s', (faces, word, stands) => {
  expect(standsOf(faces, word)).toEqual(stands);
});
