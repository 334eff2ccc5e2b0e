import type { CardId } from '@deckle/kernel';
import { CHANGE, makeFinalWord } from './family.ts';
import { cardPoints, visiblePoints } from './family-play.ts';
import { leaveRows } from './family-rows.ts';
import { KNOCKOUT, UP_TO_FIVE } from './family-terms.ts';
import type { Terms } from './family-types.ts';

/** Where the carried card stands in the next word. */
const PLACES = {
  first: 'Last letter first: the last card of a word begins the next one',
  ends: 'First or Last: it begins or ends the next one',
  anywhere: 'Anywhere: it stands anywhere in the next one',
} as const;

const SCORING = {
  scored: 'words score; who is stuck passes or trades',
  knockout: 'nothing scores; who is stuck is out, the last one in wins',
} as const;

/** What is traded in goes under the deck. */
const SCORED: Partial<Terms> = { trade: { ...UP_TO_FIVE, to: 'under' } };

export const lastManStanding = makeFinalWord({
  id: 'last-man-standing',
  name: 'Last Man Standing',
  about: {
    aim: 'Make a word of the last card on the table, as a rule in front, and two or more cards of yours.',
    kinds: ['chain', 'knockout'],
    minutes: 20,
    learn: 1,
    picture: 'LEMON > Night > Toy',
    alone: 'laid',
  },
  seats: [1, 6],
  options: {
    place: { label: 'The carried card', default: 'first', choices: PLACES },
    scoring: { label: 'Scoring', default: 'scored', choices: SCORING, minSeats: 2 },
  },
  loose: ['row 1'],
  words: [1, 1],
  // Alone only the length of the chain counts, so nothing comes off at the end.
  terms: ({ scoring }, seats) =>
    seats === 1 ? { ...SCORED, left: 'nothing' } : scoring === 'knockout' ? KNOCKOUT : SCORED,

  // The carried card and two more at least.
  rules: ({ options }) => ({
    ...CHANGE,
    moves: ['A'],
    played: [2, 64],
    carried: options['place'] as keyof typeof PLACES,
  }),

  // Alone every card laid counts once; the carried one was counted with the word before.
  points({ seats, options }, play, tools) {
    if (seats === 1) return play.played.length;
    return options['scoring'] === 'scored' ? visiblePoints(play, tools) : 0;
  },

  // In a knockout a dear letter, which few words hold, makes the next turn hard.
  promise: ({ options }, { words: [word] }, tools) =>
    options['scoring'] === 'knockout' ? cardPoints(word?.tops.slice(-1) ?? [], tools) : 0,

  // The last card is carried over, the rest leaves play.
  laid(table, _seat, { words: [word] }) {
    leaveRows(table, { 'row 1': [[word?.tops.at(-1) as CardId]] });
    return null;
  },
});
