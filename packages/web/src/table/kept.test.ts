import { expect, test } from 'vitest';
import { keptOf, mergeKept, whyUnkept } from './kept.ts';

const row = { id: 'a', game: 'toy', names: ['Ann', 'Bo'], scores: [3, 4], at: 5, over: false };

test('the page is told of a row only what it may know', () => {
  expect(keptOf({ ...row, save: '{"seed":"secret"}', holder: 'x', memory: {} })).toEqual({ ...row, loose: false });
});

test.each([
  [{ id: 'a' }],
  [{ id: 'a', game: 7, names: 'Ann', scores: null, at: 'now', over: 'yes' }],
  [{ id: 'a', names: [7], scores: [Number.NaN], at: Number.POSITIVE_INFINITY }],
])('%j is shown as far as it goes', (broken) => {
  expect(keptOf(broken)).toEqual({ id: 'a', game: '', names: [], scores: [], at: 0, over: false, loose: false });
});

test('tables of this tab alone stand in for what was kept of them', () => {
  const kept = [keptOf(row), keptOf({ ...row, id: 'b', at: 9 })];
  const loose = { ...keptOf({ ...row, at: 7 }), loose: true };
  expect(mergeKept(kept, [loose]).map(({ id, at, loose: isLoose }) => [id, at, isLoose])).toEqual([
    ['b', 9, false],
    ['a', 7, true],
  ]);
});

test.each([
  [new DOMException('The quota has been exceeded.', 'QuotaExceededError'), 'no room left'],
  [new DOMException('older', 'VersionError'), 'newer Deckle'],
  [new DOMException('The operation is insecure.', 'SecurityError'), '(The operation is insecure.)'],
  [null, 'keep anything.'],
])('%s is told in plain words', (error, said) => {
  expect(whyUnkept(error)).toContain(said);
});
