import type { WordFacts } from '@deckle/lexicon';

/** What a word means, a sentence each; a form that has no meaning of its own is told by the words it is a form of. */
export function meaningTexts({
  definition,
  bases,
  baseMeanings,
}: Pick<WordFacts, 'definition' | 'bases' | 'baseMeanings'>): readonly string[] {
  if (definition !== null) return [definition, ...(bases.length === 0 ? [] : [`A form of ${bases.join(', ')}.`])];
  return bases.map((base, at) => {
    const meaning = baseMeanings[at] ?? null;
    return meaning === null ? `A form of ${base}.` : `A form of ${base}: ${meaning}`;
  });
}
