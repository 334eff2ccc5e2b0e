import type { Facts } from './facts.ts';
import { wrap } from './paint.ts';

/** What is known about a word, below its name. */
export function factLines({ list, commonness, bases, definition }: Facts, columns: number): readonly string[] {
  const known = [
    ...(list === null ? [] : [`In the ${list} list, ${commonness}.`]),
    ...(bases.length === 0 ? [] : [`A form of ${bases.join(', ')}.`]),
    ...(definition === null ? [] : [definition]),
  ];
  return known.flatMap((sentence) => wrap(sentence, columns - 2).map((line) => `  ${line}`));
}
