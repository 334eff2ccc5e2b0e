import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { buildGraph, checkWord } from './build.ts';
import { type Graph, hasWord, wordsOf } from './graph.ts';
import { findWays } from './oracle.ts';
import { checkQuery, MAX_WORD, type Query, type Search, type SearchLimits } from './query.ts';

export interface DictionarySource {
  readonly name: string;
  readonly list: Graph;
  /** Words of the table's own, in capitals. */
  readonly house?: readonly string[];
  /** Words that do not count at this table, in capitals. A ban outdoes a house word. */
  readonly bans?: readonly string[];
}

/** What a table plays with: a list, the table's own words, the words it bans. */
export interface Dictionary {
  readonly name: string;
  /** The same for the same words, list, house and bans taken together. */
  readonly hash: string;
  has(word: string): boolean;
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
  const banned = new Set(bans);
  const own = buildGraph(house);
  const has = (word: string): boolean =>
    !banned.has(word) &&
    (hasWord(source.list.cells, source.list.root, word) || hasWord(own.cells, own.root, word));
  return {
    name: source.name,
    hash: hashOf(source.list.hash, house, bans),
    has,
    search: (query) => {
      checkQuery(query);
      const words = [...new Set([...wordsOf(source.list), ...house])].sort().filter(has);
      const found = words.flatMap((word) => findWays(query, word)).sort((a, b) => b.points - a.points);
      return { complete: true, [Symbol.iterator]: () => found[Symbol.iterator]() };
    },
  };
};
