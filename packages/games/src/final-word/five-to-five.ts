import { CHANGE, makeFinalWord } from './family.ts';
import { AGAINST_THE_DECK, KNOCKOUT } from './family-terms.ts';

const SCORING = {
  scored: 'every word scores; cards left in hand are subtracted',
  knockout: 'nothing scores; who is stuck is out, the last one in wins',
} as const;

export const fiveToFive = makeFinalWord({
  id: 'five-to-five',
  name: '5 to 5',
  seats: [1, 4],
  options: { scoring: { label: 'Scoring', default: 'scored', choices: SCORING } },
  words: [1, 1],
  terms: ({ scoring }, seats) => (seats === 1 ? AGAINST_THE_DECK : scoring === 'knockout' ? KNOCKOUT : {}),
  // Five letters, always: cards only go on top, and one of the five at least stays uncovered.
  rules: () => ({ ...CHANGE, moves: ['O', 'D'], length: [5, 5] }),
});
