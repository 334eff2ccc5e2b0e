import { expect, test } from 'vitest';
import { longestWord, mostWords } from './score.ts';

test.each<[words: string[][], most: number | null, longest: number | null]>([
  [[['CAT'], []], 0, 0],
  [[['AT', 'ME'], ['QUIET']], 0, 1],
  [[['AT'], ['QUIET'], ['DOG']], null, 1],
  [[['CAT', 'DOG'], ['BEE'], []], 0, null],
  // Two equally long words of one seat are no tie.
  [[['CAT', 'DOG'], ['AT']], 0, 0],
  [[[], [], []], null, null],
])('%j: most words %s, longest word %s', (words, most, longest) => {
  expect([mostWords(words), longestWord(words)]).toEqual([most, longest]);
});
