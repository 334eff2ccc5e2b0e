import { makePolite } from '@deckle/host';
import { type Dictionary, type Lookup, openDictionary, openLookup, unpackGraph, wordNumber } from '@deckle/lexicon';
import bases from '../../../../dictionaries/bases.bin?url';
import commonness from '../../../../dictionaries/commonness.bin?url';
import definitions from '../../../../dictionaries/definitions.bin?url';
import everyday from '../../../../dictionaries/everyday.dawg?url';
import standardBases from '../../../../dictionaries/standard-bases.bin?url';
import standardCommonness from '../../../../dictionaries/standard-commonness.bin?url';
import standard from '../../../../dictionaries/standard.dawg?url';
import wide from '../../../../dictionaries/wide.dawg?url';
import type { ListName, Words } from '../table/news.ts';
import { fetchBytes } from './fetching.ts';

const LISTS: { readonly [name in ListName]: string } = { everyday, standard, wide };

const fetched = new Map<string, Promise<Uint8Array>>();

/** Each file is fetched once; one that could not be had is tried again the next time. */
function bytesOf(url: string): Promise<Uint8Array> {
  const known = fetched.get(url);
  if (known !== undefined) return known;
  const bytes = fetchBytes(url);
  fetched.set(url, bytes);
  bytes.catch(() => fetched.delete(url));
  return bytes;
}

type Ranks = (word: string) => number | null;

/** Words are numbered by the place they have in a list. */
const openRanks = async (list: string): Promise<Ranks> => {
  const graph = await unpackGraph(await bytesOf(list));
  return (word) => wordNumber(graph, word);
};

/** Opened by the first who asks; what could not be had is tried again the next time. */
function once<T>(open: () => Promise<T>): () => Promise<T> {
  let opened: Promise<T> | null = null;
  return () => {
    opened ??= open();
    opened.catch(() => {
      opened = null;
    });
    return opened;
  };
}

/** Words without their meanings: what is a form of what, and what is never offered. */
const lightLookup = (list: string, sizes: string, forms: string): (() => Promise<Lookup>) =>
  once(async () => {
    const [rankOf, known, made] = await Promise.all([openRanks(list), bytesOf(sizes), bytesOf(forms)]);
    return openLookup({ rankOf, commonness: known, bases: made });
  });

const anyWord = lightLookup(wide, commonness, bases);
/** The same for the words that most tables play with, in a third of the bytes. */
const standardWord = lightLookup(standard, standardCommonness, standardBases);

/** The meanings are large, so they are fetched when somebody asks. */
export const fullLookup = once(async (): Promise<Lookup> => {
  const [rankOf, sizes, forms, meanings] = await Promise.all([
    openRanks(wide),
    bytesOf(commonness),
    bytesOf(bases),
    bytesOf(definitions),
  ]);
  return openLookup({ rankOf, commonness: sizes, bases: forms, definitions: meanings });
});

export interface TableWords {
  readonly dictionary: Dictionary;
  /** The same judge, whose search offers nothing offensive. */
  readonly polite: Dictionary;
}

export async function openWords({ list, house, bans }: Words): Promise<TableWords> {
  const lookupOf = list === 'standard' && house.length === 0 ? standardWord : anyWord;
  const [bytes, lookup] = await Promise.all([bytesOf(LISTS[list]), lookupOf()]);
  const dictionary = await openDictionary({ name: list, list: bytes, house, bans, isForm: lookup.shareBase });
  return { dictionary, polite: makePolite(dictionary, lookup) };
}
