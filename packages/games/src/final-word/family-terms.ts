import type { FinalWord, Kin, Terms, Trade } from './family-types.ts';

/** Up to five cards go into the deck, it is shuffled, as many are drawn, and the turn is over. */
export const UP_TO_FIVE: Trade = { cards: [1, 5], to: 'shuffled', then: 'over' };

const USUAL: Terms = {
  trade: UP_TO_FIVE,
  ends: 'handEmpty',
  counts: 'points',
  row: 'values',
  left: 'values',
  refill: 'eachWord',
  turned: 'never',
};

/** Stuck is out, the last one in wins; nothing is traded, scored or subtracted. */
export const KNOCKOUT: Partial<Terms> = {
  trade: null,
  ends: 'knockout',
  counts: 'nothing',
  row: 'nothing',
  left: 'nothing',
};

/** Alone against the deck: every card that is not laid counts against the player. */
export const AGAINST_THE_DECK: Partial<Terms> = { counts: 'nothing', row: 'nothing', left: 'allCards' };

interface Table {
  readonly options: FinalWord['options'];
  readonly seats: number;
}

/** The terms this table plays on. They are asked for many times in a step, and do not change. */
export function termsOf(kin: Kin, { options, seats }: Table): Terms {
  if (last?.kin === kin && last.options === options && last.seats === seats) return last.terms;
  const terms = { ...USUAL, ...kin.terms?.(options, seats) };
  last = { kin, options, seats, terms };
  return terms;
}

let last: (Table & { readonly kin: Kin; readonly terms: Terms }) | null = null;
