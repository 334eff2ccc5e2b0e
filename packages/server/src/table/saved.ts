import type { SavedTable } from '@deckle/host';
import type { Plan } from './plan.ts';
import type { Chair } from './table.ts';

/** What is kept of a table beside its record, so that it can be played again: its words, and who sat there. */
export const savedOf = ({ words }: Plan, chairs: readonly Chair[]): SavedTable => ({
  words,
  sitters: chairs.map(({ name, level }, seat) => ({ name: name || `Chair ${seat + 1}`, level })),
});
