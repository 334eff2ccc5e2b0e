import { meaningTexts } from '@deckle/host';
import type { WordFacts } from './news.ts';

/** What is known about a word, a sentence each. */
export function factLines(facts: WordFacts): readonly string[] {
  const { word, list, commonness, good, onTrial } = facts;
  if (onTrial) return [`${word} is on trial: judge for yourself.`];
  const known = [
    ...meaningTexts(facts),
    ...(list === null ? [] : [`In the ${list} list${commonness === null ? '' : `, ${commonness}`}.`]),
  ];
  const here = good === null ? [] : [good ? 'Good at this table.' : 'Not good at this table.'];
  return [...(known.length === 0 ? [`${word} is in none of the dictionaries.`] : known), ...here];
}

/** The words in a sentence or a command: they are written in capitals, as faces of cards are. */
export const wordsIn = (text: string): readonly string[] => [
  ...new Set((text.match(/\b[A-Z]{2,}\b/g) ?? []).filter((word) => word !== 'QU')),
];
