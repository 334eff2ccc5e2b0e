import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Lookup, openLookup, type WordFacts } from '@deckle/lexicon';

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

function openFiles(root: string): Parameters<typeof openLookup>[0] {
  const wide = readFileSync(join(root, 'dictionaries', 'wide.txt'), 'utf8')
    .trimEnd()
    .toUpperCase()
    .split('\n');
  return {
    rankOf: (word) => rankIn(wide, word),
    commonness: bytesOf(root, 'commonness.bin'),
    bases: bytesOf(root, 'bases.bin'),
  };
}

/** Words without their meanings. */
export const openLightFacts = (root: string): Pick<Lookup, 'isOffensive'> => openLookup(openFiles(root));

/** The meanings are large, so they are opened only when somebody asks. */
export function openFacts(root: string): (word: string) => Facts {
  const { lookup } = openLookup({ ...openFiles(root), definitions: bytesOf(root, 'definitions.bin') });
  return (word) => {
    const facts = lookup(word);
    const { size } = facts;
    return { ...facts, commonness: size === null ? null : (COMMONNESS.find(([most]) => size <= most)?.[1] ?? null) };
  };
}

function rankIn(sorted: readonly string[], word: string): number | null {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] as string) < word) low = middle + 1;
    else high = middle;
  }
  return sorted[low] === word ? low : null;
}
