export { buildGraph } from './build.ts';
export { type Dictionary, type DictionarySource, openDictionary } from './dictionary.ts';
export { unpackGraph } from './engine.ts';
export { type Graph, wordsOf } from './graph.ts';
export { type ListName, type Lookup, type LookupFiles, openLookup, type WordFacts } from './lookup.ts';
export { wordNumber } from './number.ts';
export { packGraph } from './pack.ts';
export type { Found, Query, QueryCard, QueryGroup, QueryPile, Search, SearchLimits } from './query.ts';
export { WILD } from './query.ts';
