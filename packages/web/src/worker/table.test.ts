import { readFileSync } from 'node:fs';
import { games } from '@deckle/games';
import { type Game, isRefusal, openMatch } from '@deckle/kernel';
import { openDictionary } from '@deckle/lexicon';
import { makeTools } from '@deckle/words';
import { expect, test } from 'vitest';
import { openTable } from './table.ts';

const shipped = (file: string): Buffer => readFileSync(new URL(`../../../../dictionaries/${file}`, import.meta.url));
const dictionary = await openDictionary({ name: 'standard', list: shipped('standard.dawg') });

/** Two people at one device. */
function sitTwo() {
  const game = games.find(({ id }) => id === 'turnover') as Game;
  const setup = { seats: 2, options: {}, seed: 'two at one device' };
  const match = openMatch(game, setup, makeTools(game, {}, dictionary), dictionary.hash);
  if (isRefusal(match)) throw new Error(match.rule);
  const sitters = ['Ada', 'Jim'].map((name) => ({ name, level: null }));
  const saved = { sitters, words: { list: 'standard' as const, house: [], bans: [] } };
  const words = { dictionary, polite: dictionary };
  return openTable({ id: '', match, saved, words, pace: { least: 0, rest: () => 0 }, memory: null, changed: () => {} });
}

test('what a person could do instead is told to them only, whoever has the screen', () => {
  const table = sitTwo();
  const asked = table.news().curtain as number;
  // Nobody has the screen yet.
  expect(table.say('XYZZY', asked)).toMatchObject({ refusal: {}, nearest: null });
  table.look(asked);
  expect(table.say('XYZZY', null)?.nearest).toMatch(/^[a-z]+ [A-Z]+/);
  expect(table.say('XYZZY', asked)?.nearest).toMatch(/^[a-z]+ [A-Z]+/);
  table.close();
});
