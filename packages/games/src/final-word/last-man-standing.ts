import type { CardId } from '@deckle/kernel';
import { CHANGE, makeFinalWord } from './family.ts';
import { cardPoints } from './family-play.ts';
import { leaveRows } from './family-rows.ts';
import { KNOCKOUT, UP_TO_FIVE } from './family-terms.ts';

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

export const lastManStanding = makeFinalWord({
  id: 'last-man-standing',
  name: 'Last Man Standing',
  seats: [1, 6],
  options: {
    place: { label: 'The carried card', default: 'first', choices: PLACES },
    scoring: { label: 'Scoring', default: 'scored', choices: SCORING },
  },
  words: [1, 1],
  terms({ scoring }, seats) {
    // Alone only the length of the chain counts, so nothing comes off at the end.
    if (seats === 1) return { trade: { ...UP_TO_FIVE, to: 'under' }, left: 'nothing' };
    return scoring === 'knockout' ? KNOCKOUT : { trade: { ...UP_TO_FIVE, to: 'under' } };
  },
  rules: ({ options }) => ({
    ...CHANGE,
    moves: ['A'],
    played: [2, 64],
    carried: options['place'] as keyof typeof PLACES,
  }),

  // Alone, every card laid counts once; the carried one was counted with the word before.
  points: ({ seats }, { words: [word], played }, tools) =>
    seats === 1 ? played.length : cardPoints(word?.tops ?? [], tools),

  // The last card is carried over, the rest leaves play.
  laid(table, _seat, { words: [word] }) {
    leaveRows(table, { 'row 1': [[word?.tops.at(-1) as CardId]] });
    return null;
  },
});
