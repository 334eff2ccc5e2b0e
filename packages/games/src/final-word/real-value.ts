import { CHANGE, makeFinalWord } from './family.ts';
import { cardPoints } from './family-play.ts';

export const realValue = makeFinalWord({
  id: 'real-value',
  name: 'Real Value',
  about: {
    aim: 'Change the word on the table or lay a fresh one: it scores its letters and its dearest card.',
    kinds: ['change'],
    minutes: 20,
    learn: 1,
    picture: 'QUIT > QUIeT = 5+4',
  },
  seats: [2, 6],
  words: [1, 1],
  // The row is changed, or a word from the hand alone sends it out of play.
  rules: () => ({ ...CHANGE, moves: ['A', 'O', 'D'], fresh: 'always' }),
  // Each card left in hand costs one point at the end, whatever its value.
  terms: () => ({ left: 'ones' }),

  parts: (_view, { words: [word] }, tools) => [
    { what: `${word?.text}: letters`, values: [word?.text.length ?? 0] },
    { what: 'dearest card', values: [Math.max(...(word?.tops ?? []).map((card) => cardPoints([card], tools)))] },
  ],

  // A point for each letter, and the value of the dearest card. Only duplicates, so that the word reads as before: nothing.
  points(_view, { words: [word] }, tools) {
    if (word === undefined || !word.changed) return 0;
    return word.text.length + Math.max(...word.tops.map((card) => cardPoints([card], tools)));
  },
});
