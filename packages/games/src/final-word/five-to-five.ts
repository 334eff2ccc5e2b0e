import { CHANGE, makeFinalWord } from './family.ts';
import { cardPoints, visiblePoints } from './family-play.ts';
import { HAND_SIZE } from './family-rows.ts';
import { AGAINST_THE_DECK, KNOCKOUT } from './family-terms.ts';
import type { FinalWordView } from './family-types.ts';

const SCORING = {
  scored: 'every word scores; cards left in hand are subtracted',
  knockout: 'nothing scores; who is stuck is out, the last one in wins',
} as const;

/** Alone and in a knockout words are laid, but not for points. */
const scores = ({ seats, options }: FinalWordView): boolean => seats > 1 && options['scoring'] === 'scored';

export const fiveToFive = makeFinalWord({
  id: 'five-to-five',
  name: '5 to 5',
  about: {
    aim: 'Lay your cards over letters of the word on the table: every new word has just five letters.',
    kinds: ['change', 'knockout'],
    minutes: 30,
    learn: 1,
    picture: 'HOUSE > [m/H]OUSE > MOU[n/S][t/E]',
    alone: 'left',
  },
  seats: [1, 4],
  options: { scoring: { label: 'Scoring', default: 'scored', choices: SCORING, minSeats: 2 } },
  words: [1, 1],
  // Alone: use up all cards. Several: every word scores, or who is stuck is out.
  terms: ({ scoring }, seats) => (seats === 1 ? AGAINST_THE_DECK : scoring === 'knockout' ? KNOCKOUT : {}),
  // Five letters, always: cards only go on top, and one of the five at least stays uncovered.
  rules: () => ({ ...CHANGE, moves: ['O', 'D'], length: [5, 5] }),
  // The five visible cards score every turn, also when only duplicates were laid.
  points: (view, play, tools) => (scores(view) ? visiblePoints(play, tools) : 0),
  // Without points: alone be rid of the cards that few words hold; in a knockout the cards you keep keep you in.
  promise(view, { played }, tools) {
    if (scores(view)) return 0;
    return view.seats === 1 ? cardPoints(played, tools) : HAND_SIZE - played.length;
  },
});
