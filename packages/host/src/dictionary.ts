export const LIST_NAMES = ['everyday', 'standard', 'wide'] as const;
export type ListName = (typeof LIST_NAMES)[number];
export const DEFAULT_LIST: ListName = 'standard';

/** What a table calls its dictionary: a list, words of its own, words that do not count. */
export interface Words {
  readonly list: ListName;
  readonly house: readonly string[];
  readonly bans: readonly string[];
}

export const PLAIN_WORDS: Words = { list: DEFAULT_LIST, house: [], bans: [] };
