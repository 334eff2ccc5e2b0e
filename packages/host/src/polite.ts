import { type Dictionary, type Lookup, searchOnly } from '@deckle/lexicon';

/** The same judge, but a search that leaves out words nobody should be offered: for bots and hints. */
export const makePolite = (
  dictionary: Dictionary,
  { isOffensive, sizeOf }: Pick<Lookup, 'isOffensive' | 'sizeOf'>,
): Dictionary => ({
  ...searchOnly(dictionary, (word) => !isOffensive(word)),
  sizeOf,
});
