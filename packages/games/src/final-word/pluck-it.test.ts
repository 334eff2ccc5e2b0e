import { viewOf } from '@deckle/kernel';
import { expect, test } from 'vitest';
import { pluckIt } from './pluck-it.ts';
import { open } from './testing.ts';

const given = { words: 'CAT CATS', cards: 'CATNNNNNNN SOOOOOOOOO' };

test.each<[what: string, letter: string, under: string, hope: number]>([
  ['it is sure to be there and makes the better word', 'S', '', 5],
  ['one of twelve unseen cards, of which the other holds ten', 'S', 'EE', (10 * 5 + 2 * 4) / 12],
  ['all of them are in the own hand: the word without it', 'N', '', 4],
  ['it is there and fits in no word: stuck', 'O', '', -4],
])('what naming a letter promises: %s', async (_what, letter, under, hope) => {
  const { last, tools } = await open(pluckIt, { ...given, under });
  const move = { kind: 'pluck', letters: [letter] };
  expect(pluckIt.moves['pluck']?.promise?.(viewOf(last.state, 0), move, tools)).toBeCloseTo(hope);
});

test('letters are proposed best first, each once', async () => {
  const { last, tools } = await open(pluckIt, given);
  const moves = [...(pluckIt.moves['pluck']?.candidates(viewOf(last.state, 0), tools) ?? [])];
  expect(moves.map(({ letters }) => letters?.join()).join('')).toBe('SCATNO');
});
