import { readScowl, type Size, sizes } from './scowl.ts';
import { readTable } from './tables.ts';

/** The largest size of each list. */
export const lists = { everyday: 35, standard: 70, wide: 80 } as const;

/** Every Wide word in the order of the list, with its size. */
export function makeWords(): Map<string, Size> {
  const found = readScowl();
  for (const word of found.keys()) if (word.length === 2) found.delete(word);
  for (const [word, size] of twoLetterWords()) found.set(word, size);
  for (const [word] of readTable('three-letter-removed.txt')) {
    if (!found.delete(word)) throw new Error(`three-letter-removed.txt: SCOWL has no "${word}"`);
  }
  return new Map([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** One of the three lists, as the text of its file. */
export function makeList(words: ReadonlyMap<string, Size>, largest: Size): string {
  let text = '';
  for (const [word, size] of words) if (size <= largest) text += `${word}\n`;
  return text;
}

function twoLetterWords(): [word: string, size: Size][] {
  return readTable('two-letter.txt').map(([word, rest]) => {
    const size = sizes.find((it) => rest.startsWith(`${it} `));
    if (word.length !== 2 || size === undefined)
      throw new Error(`two-letter.txt: "${word}" needs two letters and a size`);
    return [word, size];
  });
}
