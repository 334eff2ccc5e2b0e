import { expect, test } from 'vitest';
import { briefNames } from './brief-names.ts';

const SIX = ['You', 'Ada', 'Bo', 'Cleo', 'Dot', 'Ed'];

test.each([
  ['short names are whole', SIX, ['0', '0', '0', '0', '0', '0'], SIX],
  ['two players have room', ['You', 'Maximiliane'], ['12', '9'], ['You', 'Maximiliane']],
  [
    'the longest lose their ends first',
    ['You', 'Maximiliane', 'Bartholomew', 'Ada', 'Bo'],
    ['12', '9', '14', '7', '20'],
    ['You', 'Maximil', 'Barthol', 'Ada', 'Bo'],
  ],
  [
    'two letters are left in any case',
    ['Maximiliane', 'Bartholomew', 'Cornelia', 'Dorothea', 'Eleonore', 'Friedrich'],
    ['120', '109', '114', '107', '120', '131'],
    ['Ma', 'Ba', 'Co', 'Do', 'El', 'Fr'],
  ],
])('%s', (_what, names, scores, brief) => {
  expect(briefNames(names, scores)).toEqual(brief);
});
