import { meaningTexts } from '@deckle/host';
import type { Facts } from './facts.ts';
import { wrap } from './paint.ts';

/** What is known about a word, below its name. */
export function factLines(facts: Facts, columns: number): readonly string[] {
  const { list, commonness } = facts;
  const known = [...(list === null ? [] : [`In the ${list} list, ${commonness}.`]), ...meaningTexts(facts)];
  return known.flatMap((sentence) => wrap(sentence, columns - 2).map((line) => `  ${line}`));
}
