import { readFileSync } from 'node:fs';
import { games } from '@deckle/games';
import { type Game, isRefusal, openMatch, parseRecord, playInput, viewOf } from '@deckle/kernel';
import { openDictionary, openForms } from '@deckle/lexicon';
import { makeTools } from '@deckle/words';
import { expect, test } from 'vitest';
import type { Sitter } from '../table/news.ts';
import { sceneOf, standsOf } from './scene.ts';

const shipped = (file: string): Buffer => readFileSync(new URL(`../../../../dictionaries/${file}`, import.meta.url));
const isForm = await openForms(shipped);
const dictionary = await openDictionary({ name: 'standard', list: shipped('standard.dawg'), isForm });

/** All that a scene shows as a word in a whole game. */
function wordsShown(game: Game): readonly string[] {
  const golden = new URL(`../../../games/goldens/${game.id}.json`, import.meta.url);
  const record = parseRecord(readFileSync(golden, 'utf8'));
  if (isRefusal(record)) throw new Error(record.rule);
  const tools = makeTools(game, {}, dictionary);
  const sitters = Array.from({ length: record.seats }, (_, seat): Sitter => ({ name: `${seat}`, level: null }));
  const words = new Set<string>();
  let match = openMatch(game, record, tools, dictionary.hash);
  for (const input of record.inputs) {
    if (isRefusal(match)) throw new Error(match.rule);
    for (const { word } of sceneOf(game, viewOf(match.last.state, null), sitters, tools.pack).places)
      if (word !== null) words.add(word);
    match = playInput(match, input);
  }
  return [...words];
}

test.each(games)('$name: what is shown as a word is one', (game) => {
  const words = wordsShown(game);
  expect(words.filter((word) => !dictionary.has(word))).toEqual([]);
});

test('a card that the viewer has ticked off is marked, of equal ones the first, and for nobody else', () => {
  const game = games.find(({ phrases }) => 'ticked' in (phrases ?? {})) as Game;
  const tools = makeTools(game, {}, dictionary);
  const match = openMatch(game, { seats: 2, options: {}, seed: 'ticks' }, tools, dictionary.hash);
  if (isRefusal(match)) throw new Error(match.rule);
  const sitters: readonly Sitter[] = [0, 1].map((seat) => ({ name: `${seat}`, level: null }));
  const ticked = (seat: number | null): string => {
    const view = viewOf(match.last.state, seat);
    const noted = { ...view, shared: { ...view.shared, noted: { 'ticked 0': ['V', 'J'] } } };
    const { places } = sceneOf(game, noted, sitters, tools.pack);
    const row = places.find(({ zone }) => zone === 'row 1')?.shown ?? [];
    return row.map(({ card, isTicked }) => `${tools.pack[card]?.face}${isTicked ? '!' : ''}`).join(' ');
  };
  expect(ticked(0)).toBe('J! K Q V! V X Z');
  expect(ticked(1)).toBe('J K Q V V X Z');
  expect(ticked(null)).toBe('J K Q V V X Z');
});

test.each([
  [['T', '?', 'R'], 'TAR', [null, 'A', null]],
  [['QU', '?', 'T'], 'QUIT', [null, 'I', null]],
  [['T', '?'], null, [null, null]],
  [['T', '?', 'R'], 'TOWER', [null, null, null]],
  [[], null, []],
])('%j spelling %s', (faces, word, stands) => {
  expect(standsOf(faces, word)).toEqual(stands);
});
