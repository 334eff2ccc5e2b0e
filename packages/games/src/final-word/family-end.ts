import type { Seat } from '@deckle/kernel';
import { othersThan } from '@deckle/words';
import { deckSize, handOf } from './family-rows.ts';
import type { FinalWordState, Kin } from './family-types.ts';

/** Who still has a last turn after this seat's turn; null while there is no last lap. */
export function owedAfter(kin: Kin, state: FinalWordState, seat: Seat): readonly Seat[] | null {
  const { owed } = state.shared;
  if (owed !== null) return owed.filter((other) => other !== seat && !state.out[other]);
  const out = kin.handEmpty === 'lastTurns' && deckSize(state) === 0 && handOf(state, seat).length === 0;
  return out ? othersThan(state, seat) : null;
}

/** Why the game is over after this seat's turn, or null. */
export function whyOver(kin: Kin, state: FinalWordState, seat: Seat): string | null {
  const { wordless, idle } = state.shared;
  const seatsIn = state.out.filter((out) => !out).length;
  const empty = deckSize(state) === 0;
  const noCards = state.out.some((out, at) => !out && handOf(state, at).length === 0);
  if (kin.handEmpty === 'ends' && empty && noCards) return 'the deck and a hand are used up';
  if (owedAfter(kin, state, seat)?.length === 0) return 'everybody has had a last turn';
  if (empty && wordless >= seatsIn) return 'the deck is empty and all have passed';
  if (state.seats > 1 && wordless >= 2 * seatsIn) return 'nobody has laid a word for two rounds';
  if (state.seats > 1 && idle >= 2 * seatsIn) return 'nobody has got rid of a card for two rounds';
  return null;
}
