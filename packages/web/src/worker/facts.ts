import type { WordFacts } from '../table/news.ts';
import { fullLookup } from './lists.ts';
import type { Sitting } from './sitting.ts';

/** How common a word is, by SCOWL's sizes, each for sizes up to its number. */
const COMMONNESS: readonly (readonly [number, string])[] = [
  [20, 'very common'],
  [35, 'common'],
  [55, 'less common'],
  [70, 'rare'],
  [95, 'very rare'],
];

/** What is known about a word; nothing as long as it is on trial at the table. */
export async function factsAbout(
  text: string,
  table: Pick<Sitting, 'isTried' | 'dictionary'> | null,
): Promise<WordFacts> {
  const word = text.toUpperCase();
  const nothing = { list: null, commonness: null, definition: null, bases: [], baseMeanings: [], good: null };
  if (table?.isTried(word)) return { word, ...nothing, onTrial: true };
  const { lookup } = await fullLookup();
  const { list, size, definition, bases, baseMeanings } = lookup(word);
  return {
    word,
    list,
    definition,
    bases,
    baseMeanings,
    commonness: size === null ? null : (COMMONNESS.find(([most]) => size <= most)?.[1] ?? null),
    good: table?.dictionary()?.has(word) ?? null,
    onTrial: false,
  };
}
