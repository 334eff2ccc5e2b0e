import { refuse } from '@deckle/kernel';
import { CHANGE, makeFinalWord } from './family.ts';
import { visiblePoints } from './family-play.ts';

const LEAST = 5;

export const fiveUp = makeFinalWord({
  id: 'five-up',
  name: '5 Up',
  about: {
    aim: 'Change the word on the table or lay a fresh one: it must be worth five points or more.',
    kinds: ['change'],
    minutes: 20,
    learn: 1,
    picture: 'TALE > TAbLE = 7',
  },
  seats: [2, 6],
  words: [1, 1],
  // The row is changed, or a word from the hand alone sends it out of play.
  rules: () => ({ ...CHANGE, moves: ['A', 'O', 'G'], fresh: 'always' }),
  // Who has no cards left is passed over while the others go on.
  terms: () => ({ ends: 'allOut' }),

  // A word worth less than five cannot be laid at all.
  points(_view, play, tools) {
    const points = visiblePoints(play, tools);
    if (points >= LEAST) return points;
    const text = play.words.map((word) => word.text).join();
    return refuse('below-five', `A word must be worth ${LEAST} points or more; ${text} is worth ${points}.`, text);
  },
});
