import { readFileSync } from 'node:fs';
import { games } from '@deckle/games';
import { type Event, type Game, isRefusal, type Match, openMatch, playInput } from '@deckle/kernel';
import { openDictionary } from '@deckle/lexicon';
import { inputFor, toy } from '@deckle/testkit';
import { makeTools } from '@deckle/words';
import { expect, test } from 'vitest';
import { freshOf, mayUndo, openTable } from './table.ts';

const shipped = (file: string): Buffer => readFileSync(new URL(`../../../../dictionaries/${file}`, import.meta.url));
const dictionary = await openDictionary({ name: 'standard', list: shipped('standard.dawg') });

const moved = (from: string, to: string, cards: readonly number[], seen: 'all' | readonly number[] = 'all'): Event => ({
  kind: 'moved',
  from,
  to,
  cards,
  seen,
});

test.each<[what: string, events: readonly Event[], fresh: readonly number[]]>([
  ['a card laid', [moved('hand 0', 'row 1', [3])], [3]],
  ['one that goes on', [moved('hand 0', 'row 1', [3]), moved('row 1', 'gone', [3])], [3]],
  ['one that comes back', [moved('row 1', 'aside', [3, 4]), moved('aside', 'row 1', [3])], [4]],
  ['one that nobody else sees', [moved('deck', 'hand 0', [3], [0])], []],
])('what has just moved: %s', (_what, events, fresh) => {
  expect(freshOf({ events })).toEqual(fresh);
});

/** Two people at one device. */
function sitTwo() {
  const game = games.find(({ id }) => id === 'turnover') as Game;
  const setup = { seats: 2, options: {}, seed: 'two at one device' };
  const match = openMatch(game, setup, makeTools(game, {}, dictionary), dictionary.hash);
  if (isRefusal(match)) throw new Error(match.rule);
  const sitters = ['Ada', 'Jim'].map((name) => ({ name, level: null }));
  const saved = { sitters, words: { list: 'standard' as const, house: [], bans: [] } };
  const words = { dictionary, polite: dictionary };
  return openTable({ id: '', match, saved, words, pace: 0, memory: null, changed: () => {} });
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

test('what one did oneself can be taken back, what the clock did cannot', () => {
  const pack = Array.from({ length: 40 }, (_, id) => ({ id, face: 'A', points: 1, marks: [] }));
  const match = openMatch(toy, { seats: 2, options: { clock: 10 }, seed: 'undo' }, { pack }, '');
  if (isRefusal(match)) throw new Error(match.rule);
  const passedAt = (at: number): Match => {
    const next = playInput(match, inputFor(match.last.state, 0, { kind: 'pass' }, at));
    if (isRefusal(next)) throw new Error(next.rule);
    return next;
  };
  expect([0, 1].map((seat) => mayUndo(passedAt(9000), seat))).toEqual([true, false]);
  expect([0, 1].map((seat) => mayUndo(passedAt(10_000), seat))).toEqual([false, false]);
  expect(mayUndo(match, 0)).toBe(false);
});
