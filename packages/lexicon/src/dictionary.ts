import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { buildGraph, checkWord } from './build.ts';
import { openEngine } from './engine.ts';
import { type Graph, hasWord } from './graph.ts';
import { BANS, NO_GRAPH } from './layout.ts';
import { type Found, MAX_WORD, type Query, type Search, type SearchLimits } from './query.ts';
import { makeSearch } from './search.ts';

export interface DictionarySource {
  readonly name: string;
  /** A graph, or the bytes of a list's file. */
  readonly list: Graph | Uint8Array;
  /** Words of the table's own, in capitals. */
  readonly house?: readonly string[];
  /** Words that do not count at this table, in capitals. A ban outdoes a house word. */
  readonly bans?: readonly string[];
  /** Which words are forms of one another; unless told, only equal ones. */
  readonly isForm?: Forms;
  readonly sizeOf?: Dictionary['sizeOf'];
}

/** Is one word a form of the other, or are both forms of a third? */
export type Forms = (a: string, b: string) => boolean;

/** What a table plays with: a list, the table's own words, the words it bans. */
export interface Dictionary {
  readonly name: string;
  /** The same for the same list, house words and bans. */
  readonly hash: string;
  /** Is the word, in capitals, good at this table? */
  has(word: string): boolean;
  /** No part of the hash: a game that asks has a version for it. */
  readonly isForm: Forms;
  /** How common a word is, from 10 (the commonest) upwards; null where that is not known. */
  readonly sizeOf: (word: string) => number | null;
  /** Throws a RangeError that says what is wrong with a query. */
  search(query: Query, limits?: SearchLimits): Search;
}

const sortedWords = (what: string, words: readonly string[]): string[] => {
  for (const word of words) {
    try {
      checkWord(word, MAX_WORD);
    } catch (error) {
      throw new RangeError(`${what}: ${(error as Error).message}`);
    }
  }
  return [...new Set(words)].sort();
};

const hashOf = (list: string, house: readonly string[], bans: readonly string[]): string =>
  bytesToHex(sha256(utf8ToBytes([list, house.join(' '), bans.join(' ')].join('\n')))).slice(0, 32);

export const openDictionary = async (source: DictionarySource): Promise<Dictionary> => {
  const house = sortedWords('house word', source.house ?? []);
  const bans = sortedWords('banned word', source.bans ?? []);
  const engine = await openEngine(source.list, [buildGraph(house), buildGraph(bans)]);
  const [listRoot, houseRoot, bansRoot] = engine.roots as [number, number, number];
  engine.view.setUint32(BANS, bans.length > 0 ? bansRoot : NO_GRAPH, true);
  const { cells } = engine;
  const roots = house.length > 0 ? [listRoot, houseRoot] : [listRoot];
  return {
    name: source.name,
    hash: hashOf(engine.hash, house, bans),
    has: (word) =>
      (hasWord(cells, listRoot, word) || (house.length > 0 && hasWord(cells, houseRoot, word))) &&
      !(bans.length > 0 && hasWord(cells, bansRoot, word)),
    isForm: source.isForm ?? ((a, b) => a === b),
    sizeOf: source.sizeOf ?? (() => null),
    search: (query, limits) => makeSearch(engine, roots, query, limits),
  };
};

/** The same judge, but a search that finds only words that are meant. */
export const searchOnly = (dictionary: Dictionary, isMeant: (word: string) => boolean): Dictionary => ({
  ...dictionary,
  search(query, limits) {
    const search = dictionary.search(query, limits);
    return {
      get complete() {
        return search.complete;
      },
      *[Symbol.iterator](): Generator<Found> {
        for (const found of search) if (isMeant(found.word)) yield found;
      },
    };
  },
});
