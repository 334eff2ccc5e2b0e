import { readFileSync } from 'node:fs';

/** The standard spellings. SCOWL's `variant` files are left out: it calls them seldom used or even incorrect. */
const spellings = ['english', 'american', 'australian', 'british', 'british_z', 'canadian'] as const;

/** SCOWL's sizes up to the Wide list; the smallest one a word stands in is its commonness. */
export const sizes = [10, 20, 35, 40, 50, 55, 60, 70, 80] as const;
export type Size = (typeof sizes)[number];

const folder = '/usr/share/dict/scowl/';

/** Counted in shared/STACK.md; another count means another SCOWL, to be looked at before its lists are used. */
const expected = { 35: 40_485, 70: 115_718, 80: 251_274 } as const;

/** Every SCOWL word of at least two letters with its size. Names, abbreviations and contractions lie in other files. */
export function readScowl(): Map<string, Size> {
  const found = new Map<string, Size>();
  for (const size of sizes) {
    for (const spelling of spellings) {
      for (const word of readFileSync(`${folder}${spelling}-words.${size}`, 'utf8').split('\n')) {
        if (/^[a-z]{2,}$/.test(word) && !found.has(word)) found.set(word, size);
      }
    }
  }
  for (const [size, count] of Object.entries(expected)) {
    const counted = [...found.values()].filter((it) => it <= Number(size)).length;
    if (counted !== count) throw new Error(`SCOWL up to size ${size}: expected ${count} words, found ${counted}`);
  }
  return found;
}
