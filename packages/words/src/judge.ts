import type { Refusal } from '@deckle/kernel';
import { no } from './refusals.ts';
import type { WordTools } from './tools.ts';

export const CHECKING = {
  referee: 'a word that is not in the dictionary is refused',
  challenge: 'any word may be laid, opponents may challenge it',
  vote: 'a word that is not in the dictionary is put to the vote',
} as const;
export type Checking = keyof typeof CHECKING;

/** Words the table voted in count for the rest of the match. */
export interface Judged {
  readonly accepted: readonly string[];
}

export const isGood = (word: string, { accepted }: Judged, { dictionary }: WordTools): boolean =>
  dictionary.has(word) || accepted.includes(word);

export const falseWords = (words: readonly string[], judged: Judged, tools: WordTools): readonly string[] =>
  words.filter((word) => !isGood(word, judged, tools));

/** With the referee a word off the list is refused; with a challenge or a vote it may be laid and is judged later. */
export function judge(checking: Checking, words: readonly string[], judged: Judged, tools: WordTools): Refusal | null {
  if (checking !== 'referee') return null;
  const [bad] = falseWords(words, judged, tools);
  return bad === undefined ? null : no('not-a-word', bad);
}
