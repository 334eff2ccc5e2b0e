import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openLookup, type WordFacts } from '@deckle/lexicon';

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

/** Opens the files on words, which are large: only when somebody asks. */
export function openFacts(root: string): (word: string) => Facts {
  const folder = join(root, 'dictionaries');
  const bytes = (name: string): Uint8Array => new Uint8Array(readFileSync(join(folder, name)));
  const wide = readFileSync(join(folder, 'wide.txt'), 'utf8').trimEnd().toUpperCase().split('\n');
  const { lookup } = openLookup({
    rankOf: (word) => rankIn(wide, word),
    commonness: bytes('commonness.bin'),
    bases: bytes('bases.bin'),
    definitions: bytes('definitions.bin'),
  });
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
