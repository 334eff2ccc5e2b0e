import { refuse } from '@deckle/kernel';
import { HAND_ONLY } from '@deckle/words';
import { CHANGE, makeFinalWord } from './family.ts';
import { pendingPoints, visiblePoints } from './family-play.ts';
import { rowsOf } from './family-rows.ts';

export const threeNChange = makeFinalWord({
  id: 'three-n-change',
  name: "3 'n Change",
  about: {
    aim: 'Change the word on the table with three or more of your cards, then lay a second word if you can.',
    kinds: ['change', 'build'],
    minutes: 20,
    learn: 2,
    picture: 'CAT > shirT > coal',
  },
  seats: [2, 6],
  words: [1, 1],
  // Stuck: three cards, no more and no less, for three from the top; they go under the deck.
  terms: () => ({ refill: 'turnEnd', trade: { cards: [3, 3], to: 'under', then: 'over' } }),

  // Three cards at least join one letter of the row; the letters left out come to the hand. The second word of a turn,
  // as the opener, is made of the hand alone; the first one then leaves play.
  rules({ shared, zones }) {
    if (shared.extra === 1 || rowsOf(zones).every(({ row }) => row.length === 0)) return HAND_ONLY;
    return { ...CHANGE, moves: ['A'], drop: 'hand', played: [3, 64] };
  },

  points(_view, play, tools) {
    const same = play.words.find(({ row, changed }) => row !== null && !changed);
    if (same !== undefined) return refuse('not-changed', 'The row must read differently from before.', same.text);
    return visiblePoints(play, tools);
  },

  // What stays in hand can make the second word.
  promise: (_view, { words: [word], played, left }) => (word?.row === null ? 0 : (left.length - played.length) / 2),

  standing: pendingPoints,

  // Who has changed the row may lay a second word.
  laid: (_table, _seat, { words }) => (words.some(({ row }) => row !== null) ? 'again' : null),
});
