import { makeFinalWord } from './family.ts';
import { SPLITS } from './family-splits.ts';

/** All words stay on the table. */
export const splitRun = makeFinalWord({
  ...SPLITS,
  id: 'split-run',
  name: 'Split Run',
  about: {
    aim: 'Change rows or split them into words: each one with a card of yours scores.',
    kinds: ['split', 'change'],
    minutes: 25,
    learn: 2,
    picture: 'PARSNIP > PAR + SNIPs',
  },
});
