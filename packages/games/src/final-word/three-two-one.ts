import { HAND_ONLY, wordParts } from '@deckle/words';
import { makeFinalWord } from './family.ts';
import { visiblePoints } from './family-play.ts';

export const threeTwoOne = makeFinalWord({
  id: 'three-two-one',
  name: '3-2-1',
  about: {
    aim: 'Make one, two or three words from your ten cards; the letters of the longest count extra.',
    kinds: ['build'],
    minutes: 15,
    learn: 1,
    picture: '> cat + pen + dogs',
  },
  seats: [2, 6],
  // One, two or three separate words, all from the hand; they lie there until the next play sends them out of play.
  words: [1, 3],
  rules: () => ({ ...HAND_ONLY, freshWords: 3 }),
  // A seat without cards is passed over; nothing is subtracted at the end.
  terms: () => ({ ends: 'allOut', left: 'nothing' }),

  // Every card laid counts, and every letter of the longest word one more.
  parts: (_view, play, { pack }) => [
    ...wordParts(play, pack),
    { what: 'longest word', values: [Math.max(...play.words.map(({ text }) => text.length))] },
  ],
  points: (_view, play, tools) => visiblePoints(play, tools) + Math.max(...play.words.map(({ text }) => text.length)),
});
