import type { WordFacts } from './news.ts';

/** What is known about a word, a sentence each. */
export function factLines({ word, list, commonness, bases, definition, good, onTrial }: WordFacts): readonly string[] {
  if (onTrial) return [`${word} is on trial: judge for yourself.`];
  const known = [
    ...(definition === null ? [] : [definition]),
    ...(bases.length === 0 ? [] : [`A form of ${bases.join(', ')}.`]),
    ...(list === null ? [] : [`In the ${list} list${commonness === null ? '' : `, ${commonness}`}.`]),
  ];
  const here = good === null ? [] : [good ? 'Good at this table.' : 'Not good at this table.'];
  return [...(known.length === 0 ? [`${word} is in none of the dictionaries.`] : known), ...here];
}
