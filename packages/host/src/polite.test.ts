import { buildGraph, openDictionary } from '@deckle/lexicon';
import { expect, test } from 'vitest';
import { makePolite } from './polite.ts';

test('what is offensive is not offered, but still judged like any word', async () => {
  const dictionary = await openDictionary({ name: 'x', list: buildGraph(['ARM', 'MAR', 'RAM']) });
  const polite = makePolite(dictionary, { isOffensive: (word) => word === 'MAR', sizeOf: (word) => word.length });
  const cards = ['A', 'M', 'R'].map((face) => ({ face, points: 1 }));
  const search = polite.search({ cards, length: [3, 3] });
  expect([...search].map(({ word }) => word)).toEqual(['ARM', 'RAM']);
  expect(search.complete).toBe(true);
  expect(polite.has('MAR')).toBe(true);
  expect(polite.sizeOf('MAR')).toBe(3);
});
