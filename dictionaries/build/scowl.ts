import { readFileSync } from 'node:fs';

/** The standard spellings. SCOWL's `variant` files are left out: it calls them seldom used or even incorrect. */
const spellings = ['english', 'american', 'australian', 'british', 'british_z', 'canadian'] as const;

/** SCOWL's sizes up to the Wide list; the smallest one a word stands in is its commonness. */
export const sizes = [10, 20, 35, 40, 50, 55, 60, 70, 80] as const;
export type Size = (typeof sizes)[number];

const folder = '/usr/share/dict/scowl/';

/** Counted in shared/STACK.md; another count means another SCOWL, to be looked at before its lists are used. */
const expected = { 35: 40_485, 70: 115_718, 80: 251_274 } as const;

/** Australia's file has its slang among the commonest words (BONZ, CARK, YABBIE): what is common there alone is not so everywhere. */
const regional = 'australian';
const everywhere = spellings.filter((spelling) => spelling !== regional);
/** The largest size of what everybody knows, and that of what few do: such words stay in Standard. */
const [common, rare] = [35, 70] as const;

/** Every SCOWL word of at least two letters with its size. Names, abbreviations and contractions lie in other files. */
export function readScowl(): Map<string, Size> {
  const found = readSizes(spellings);
  for (const [size, count] of Object.entries(expected)) {
    const counted = [...found.values()].filter((it) => it <= Number(size)).length;
    if (counted !== count) throw new Error(`SCOWL up to size ${size}: expected ${count} words, found ${counted}`);
  }
  const elsewhere = readSizes(everywhere);
  for (const [word, size] of found)
    if (size <= common) found.set(word, Math.min(elsewhere.get(word) ?? rare, rare) as Size);
  return found;
}

/** The smallest size of each word in the files of these spellings. */
function readSizes(files: readonly (typeof spellings)[number][]): Map<string, Size> {
  const found = new Map<string, Size>();
  for (const size of sizes) {
    for (const spelling of files) {
      for (const word of readFileSync(`${folder}${spelling}-words.${size}`, 'utf8').split('\n')) {
        if (/^[a-z]{2,}$/.test(word) && !found.has(word)) found.set(word, size);
      }
    }
  }
  return found;
}
