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

test.each([
  [['T', '?', 'R'], 'TAR', [null, 'A', null]],
  [['QU', '?', 'T'], 'QUIT', [null, 'I', null]],
  [['T', '?'], null, [null, null]],
  [['T', '?', 'R'], 'TOWER', [null, null, null]],
  [[], null, []],
])('%j spelling %s', (faces, word, stands) => {
  expect(standsOf(faces, word)).toEqual(stands);
});
