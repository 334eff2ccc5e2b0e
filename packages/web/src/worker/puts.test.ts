import { games } from '@deckle/games';
import { type Game, isRefusal, openMatch, viewOf } from '@deckle/kernel';
import { buildGraph, openDictionary } from '@deckle/lexicon';
import { makeTools } from '@deckle/words';
import { expect, test } from 'vitest';
import { putsOf } from './puts.ts';

const dictionary = await openDictionary({ name: 'test', list: buildGraph(['CAT']) });

/** What a row of two cards from the deck can be given by who is to act. */
function putsIn(id: string, seat: number | null) {
  const game = games.find((each) => each.id === id) as Game;
  const setup = { seats: game.seats[0], options: {}, seed: 'puts' };
  const match = openMatch(game, setup, makeTools(game, {}, dictionary), dictionary.hash);
  if (isRefusal(match)) throw new Error(match.rule);
  const { state } = match.last;
  const row = { owner: null, sight: 'all' as const, count: 2, row: [[0], [1]] };
  const view = { ...viewOf(state, seat), zones: { ...viewOf(state, seat).zones, 'row 1': row } };
  return putsOf(game, view, match.tools);
}

test.each([
  ['turnover', [{ zone: 'row 1', by: ['over', 'between'] }]],
  ['three-n-change', [{ zone: 'row 1', by: ['between'] }]],
  ['five-to-five', [{ zone: 'row 1', by: ['over'] }]],
  ['leftovers', []],
])('in %s a card is put to a row: %j', (id, puts) => {
  expect(putsIn(id, 0)).toEqual(puts);
  expect(putsIn(id, null), 'by nobody who only looks on').toEqual([]);
  expect(putsIn(id, 1), 'by nobody who is not asked').toEqual([]);
});
