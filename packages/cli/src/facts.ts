import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Lookup, openLookup, unpackGraph, type WordFacts, wordNumber } from '@deckle/lexicon';

/** What is known about a word, with its commonness in words. */
export type Facts = WordFacts & { readonly commonness: string | null };

/** SCOWL's sizes in plain words, each for sizes up to its number. */
const COMMONNESS: readonly (readonly [number, string])[] = [
  [20, 'very common'],
  [35, 'common'],
  [55, 'less common'],
  [70, 'rare'],
  [95, 'very rare'],
];

const bytesOf = (root: string, name: string): Uint8Array =>
  new Uint8Array(readFileSync(join(root, 'dictionaries', name)));

/** A word's number in the widest list, by which all that is known about words is kept. */
export type Ranks = (word: string) => number | null;

export async function openRanks(root: string): Promise<Ranks> {
  const graph = await unpackGraph(bytesOf(root, 'wide.dawg'));
  return (word) => wordNumber(graph, word);
}

const openFiles = (root: string, rankOf: Ranks): Parameters<typeof openLookup>[0] => ({
  rankOf,
  commonness: bytesOf(root, 'commonness.bin'),
  bases: bytesOf(root, 'bases.bin'),
});

/** Words without their meanings. */
export const openLightFacts = (root: string, rankOf: Ranks): Pick<Lookup, 'isOffensive' | 'sizeOf'> =>
  openLookup(openFiles(root, rankOf));

/** The meanings are large, so they are opened only when somebody asks. */
export function openFacts(root: string, rankOf: Ranks): (word: string) => Facts {
  const { lookup } = openLookup({ ...openFiles(root, rankOf), definitions: bytesOf(root, 'definitions.bin') });
  return (word) => {
    const facts = lookup(word);
    const { size } = facts;
    return { ...facts, commonness: size === null ? null : (COMMONNESS.find(([most]) => size <= most)?.[1] ?? null) };
  };
}
