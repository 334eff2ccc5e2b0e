import { makePolite } from '@deckle/host';
import { type Dictionary, type Lookup, openDictionary, openLookup, unpackGraph, wordNumber } from '@deckle/lexicon';
import bases from '../../../../dictionaries/bases.bin?url';
import commonness from '../../../../dictionaries/commonness.bin?url';
import definitions from '../../../../dictionaries/definitions.bin?url';
import everyday from '../../../../dictionaries/everyday.dawg?url';
import standard from '../../../../dictionaries/standard.dawg?url';
import wide from '../../../../dictionaries/wide.dawg?url';
import type { ListName, Words } from '../table/news.ts';

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

async function fetchBytes(url: string): Promise<Uint8Array> {
  const answer = await fetch(url).catch(() => null);
  if (answer === null) throw new Error('The words could not be fetched: there seems to be no network.');
  if (!answer.ok) throw new Error(`The words could not be fetched (${answer.status}).`);
  return new Uint8Array(await answer.arrayBuffer());
}

const openRanks = async (): Promise<(word: string) => number | null> => {
  const graph = await unpackGraph(await bytesOf(wide));
  return (word) => wordNumber(graph, word);
};

let light: Promise<Lookup> | null = null;
let full: Promise<Lookup> | null = null;

/** Words without their meanings: what is a form of what, and what is never offered. */
function lightLookup(): Promise<Lookup> {
  light ??= Promise.all([openRanks(), bytesOf(commonness), bytesOf(bases)]).then(([rankOf, sizes, forms]) =>
    openLookup({ rankOf, commonness: sizes, bases: forms }),
  );
  light.catch(() => {
    light = null;
  });
  return light;
}

/** The meanings are large, so they are fetched when somebody asks. */
export function fullLookup(): Promise<Lookup> {
  full ??= Promise.all([openRanks(), bytesOf(commonness), bytesOf(bases), bytesOf(definitions)]).then(
    ([rankOf, sizes, forms, meanings]) =>
      openLookup({ rankOf, commonness: sizes, bases: forms, definitions: meanings }),
  );
  full.catch(() => {
    full = null;
  });
  return full;
}

export interface TableWords {
  readonly dictionary: Dictionary;
  /** The same judge, whose search offers nothing offensive. */
  readonly polite: Dictionary;
}

export async function openWords({ list, house, bans }: Words): Promise<TableWords> {
  const [bytes, lookup] = await Promise.all([bytesOf(LISTS[list]), lightLookup()]);
  const dictionary = await openDictionary({ name: list, list: bytes, house, bans, isForm: lookup.shareBase });
  return { dictionary, polite: makePolite(dictionary, lookup) };
}
