import { makePack } from '@deckle/kernel';
import { buildGraph, openDictionary } from '@deckle/lexicon';
import { expect, test } from 'vitest';
import { bonusOf, standingOf, valued } from './value.ts';

const pack = makePack([
  { face: 'A', points: 1, count: 10 },
  { face: 'QU', points: 8, count: 1 },
]);
const tools = { pack, dictionary: await openDictionary({ name: 'none', list: buildGraph(['CAT']) }) };
const word = (text: string, cards: readonly number[], ...faces: readonly string[]) => {
  const modifiers = faces.map((face) => (face === 'DOUBLE LETTER' ? { face, doubled: 10 } : { face }));
  return valued({ seat: cards[0] ?? 0, word: text, cards, copied: [], modifiers, judged: 0 }, tools);
};

test.each([
  [3, 0],
  [4, 1],
  [5, 2],
  [6, 5],
  [7, 9],
  [8, 14],
  [9, 20],
  [12, 20],
])('%i letters: %i more', (letters, bonus) => {
  expect(bonusOf(letters)).toBe(bonus);
});

test.each([
  ['cards alone', word('AAA', [0, 1, 2]), 3],
  ['QU is two letters', word('QUAA', [10, 0, 1]), 11],
  ['Plus and Minus', word('AAA', [0, 1, 2], 'PLUS 6', 'MINUS 2'), 7],
  ['never below 0, in all', word('AAA', [0, 1, 2], 'MINUS 4', 'MINUS 2', 'PLUS 2'), 0],
  ['Minus 4', word('QUAA', [10, 0, 1], 'MINUS 4'), 7],
  ['Plus 2 and Plus 4', word('AAA', [0, 1, 2], 'PLUS 2', 'PLUS 4'), 9],
  ['a letter twice', word('QUAA', [10, 0, 1], 'DOUBLE LETTER'), 19],
  ['one letter longer', word('AAAAA', [0, 1, 2, 3, 4], 'LONG WORD'), 10],
  ['two letters longer', word('AAAAA', [0, 1, 2, 3, 4], 'LONG WORD', 'LONG WORD'), 14],
  ['nine is the most', word('AAAAAAAAA', [0, 1, 2, 3, 4, 5, 6, 7, 8], 'LONG WORD'), 29],
])('%s', (_what, laid, value) => {
  expect(laid.value).toBe(value);
});

test('the highest word stands, unless it ties', () => {
  const [low, high, same] = [word('AAA', [0, 1, 2]), word('AAAA', [3, 4, 5, 6]), word('AAA', [7, 8, 9], 'PLUS 2')];
  expect(standingOf([low, high])).toBe(high);
  expect(standingOf([low, high, same])).toBeNull();
  expect(standingOf([])).toBeNull();
});
