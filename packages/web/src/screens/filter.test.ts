import { expect, test } from 'vitest';
import { ANY, fits, filterIn, paramsOf } from './filter.ts';

const box = {
  name: "3 'n Something",
  gist: 'Cut the word in two.',
  about: { aim: '', kinds: ['split'], minutes: 20, learn: 1, picture: '' },
  seats: [1, 4],
} as const;

test.each([
  [{}, true],
  [{ text: '3 n' }, true],
  [{ text: "  3 'N " }, true],
  [{ text: 'word CUT' }, true],
  [{ text: 'alone' }, true],
  [{ text: 'race' }, false],
  [{ text: '🎉' }, true],
  [{ text: 'wörd' }, true],
  [{ text: 'слово' }, false],
  [{ kind: 'split' }, true],
  [{ kind: 'solo' }, true],
  [{ kind: 'race' }, false],
  [{ players: 4 }, true],
  [{ players: 5 }, false],
  [{ minutes: 20 }, true],
  [{ minutes: 15 }, false],
  [{ minutes: 20, players: 2, kind: 'split', text: 'two' }, true],
])('%j fits: %s', (wanted, is) => {
  expect(fits(box, { ...ANY, ...wanted })).toBe(is);
});

test('is part of the address', () => {
  const filter = { text: 'two words', kind: 'split', players: 4, minutes: 20 };
  expect(filterIn(new URLSearchParams(paramsOf(filter)))).toEqual(filter);
  expect(paramsOf(ANY)).toEqual({});
});

test.each(['', '?kind=toString&players=many&minutes=1e3', '?players=-1&kind='])('%s is no filter', (search) => {
  expect(filterIn(new URLSearchParams(search))).toEqual(ANY);
});
