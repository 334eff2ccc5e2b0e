import { readFileSync } from 'node:fs';
import { games } from '@deckle/games';
import { makePolite, type Words } from '@deckle/host';
import {
  type Dictionary,
  type Forms,
  type Lookup,
  openDictionary,
  openForms,
  openLookup,
  unpackGraph,
  wordNumber,
} from '@deckle/lexicon';
import type { Game } from '@deckle/kernel';
import { makeTools } from '@deckle/words';
import type { Rules } from './table/table.ts';

/** Games and words for all tables of a process. Tables with the same words share one dictionary. */
export interface Library {
  rules(game: string, words: Words): Promise<Rules>;
  /** The same, but a search that offers nobody what should not be offered. */
  polite(game: string, words: Words): Promise<Rules>;
}

/** Dictionaries with house words of their own are many: so many are kept at hand. */
const MOST_KEPT = 50;

const bytesOf = (file: string): Uint8Array =>
  new Uint8Array(readFileSync(new URL(`../../../dictionaries/${file}`, import.meta.url)));

export function openLibrary(): Library {
  let forms: Promise<Forms> | null = null;
  let lookup: Promise<Lookup> | null = null;
  const dictionaries = new Map<string, Promise<Dictionary>>();
  const opened = new Map<string, Promise<Rules>>();

  const openWords = async ({ list, house, bans }: Words): Promise<Dictionary> => {
    forms ??= openForms(bytesOf);
    return openDictionary({ name: list, list: bytesOf(`${list}.dawg`), house, bans, isForm: await forms });
  };
  const dictionaryOf = (words: Words): Promise<Dictionary> =>
    kept(dictionaries, JSON.stringify([words.list, words.house, words.bans]), () => openWords(words));
  const rulesOf = (how: string, id: string, words: Words, change: (dictionary: Dictionary) => Promise<Dictionary>) =>
    kept(opened, JSON.stringify([how, id, words.list, words.house, words.bans]), async (): Promise<Rules> => {
      const game = games.find((each) => each.id === id) as Game;
      const dictionary = await change(await dictionaryOf(words));
      return { game, tools: makeTools(game, {}, dictionary), dictionary: dictionary.hash };
    });
  return {
    rules: (game, words) => rulesOf('all', game, words, async (dictionary) => dictionary),
    polite: (game, words) =>
      rulesOf('polite', game, words, async (dictionary) => {
        lookup ??= openFacts();
        return makePolite(dictionary, await lookup);
      }),
  };
}

async function openFacts(): Promise<Lookup> {
  const graph = await unpackGraph(bytesOf('wide.dawg'));
  const rankOf = (word: string): number | null => wordNumber(graph, word);
  return openLookup({ rankOf, commonness: bytesOf('commonness.bin'), bases: bytesOf('bases.bin') });
}

/** Made once; of many the oldest are forgotten, of what failed nothing is kept. */
function kept<T>(map: Map<string, Promise<T>>, key: string, make: () => Promise<T>): Promise<T> {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  made.catch(() => map.delete(key));
  const [oldest] = map.keys();
  if (map.size > MOST_KEPT && oldest !== undefined) map.delete(oldest);
  return made;
}
