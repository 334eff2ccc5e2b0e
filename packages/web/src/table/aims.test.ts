import { expect, test } from 'vitest';
import { aimTexts } from './aim-texts.ts';
import { isAimShown, parseAims, putAimAway } from './aims.ts';
import type { Seated } from './chair.ts';

test.each([
  [null, []],
  ['["ow"]', ['ow']],
  ['{"ow":1}', []],
  ['["ow",3]', ['ow']],
  ['broken', []],
])('what was kept as %s is read', (text, ids) => {
  expect(parseAims(text)).toEqual(ids);
});

test('what is put away stays so where nothing can be kept', () => {
  expect(isAimShown('ow')).toBe(true);
  putAimAway('ow');
  expect([isAimShown('ow'), isAimShown('letters')]).toEqual([false, true]);
});

test.each([
  [null, ['Make words.']],
  ['Make words.', ['Make words.']],
  ['First draw.', ['Make words.', 'First draw.']],
])('what is asked now is told beside the aim, where it is something else: %s', (says, texts) => {
  const task = says === null ? null : { brief: '', says };
  const seated = { facts: { game: { aim: 'Make words.' } }, news: { task } } as unknown as Seated;
  expect(aimTexts(seated)).toEqual(texts);
});
