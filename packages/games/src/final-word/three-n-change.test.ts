import { type DeckLine, isRefusal, openMatch } from '@deckle/kernel';
import { buildGraph, openDictionary } from '@deckle/lexicon';
import { makeTools } from '@deckle/words';
import { expect, test } from 'vitest';
import { tryPlay } from './testing.ts';
import { threeNChange } from './three-n-change.ts';

test('only a change needs three cards: the opener is any word, also of two cards', async () => {
  const deck: readonly DeckLine[] = ['QU', 'A', 'Y', 'S'].map((face) => ({ face, points: 1, count: 10 }));
  const stack = { deck: ['QU', 'A', ...Array.from({ length: 8 }, () => 'Y')] };
  const setup = { seats: 2, options: {}, seed: 'test', deck, stack };
  const dictionary = await openDictionary({ name: 'test', list: buildGraph(['QUA', 'QUAY']) });
  const match = openMatch(threeNChange, setup, makeTools(threeNChange, setup, dictionary), dictionary.hash);
  if (isRefusal(match)) throw new Error(match.rule);
  const laid = tryPlay(match, '0: play QUA');
  expect(laid).toMatchObject({ last: { state: { scores: [2, 0] } } });
});
