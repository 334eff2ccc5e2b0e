import type { Dictionary, Found, Search } from '@deckle/lexicon';

/** The same judge, but a search that leaves out words nobody should be offered: for bots and hints. */
export function makePolite(dictionary: Dictionary, isOffensive: (word: string) => boolean): Dictionary {
  return {
    ...dictionary,
    search: (query, limits) => politeSearch(dictionary.search(query, limits), isOffensive),
  };
}

const politeSearch = (search: Search, isOffensive: (word: string) => boolean): Search => ({
  get complete() {
    return search.complete;
  },
  *[Symbol.iterator](): Generator<Found> {
    for (const found of search) if (!isOffensive(found.word)) yield found;
  },
});
