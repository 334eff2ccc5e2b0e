import type { Seat } from '@deckle/kernel';
import { seatsFrom, othersThan } from '@deckle/words';
import { deckSize, handOf, HAND_SIZE } from './family-rows.ts';
import { termsOf } from './family-terms.ts';
import type { FinalWordState, Kin } from './family-types.ts';

/** What the deck will hold when the last play has been counted: its player refills first. */
export function deckAfterRefill(state: FinalWordState): number {
  const { pending } = state.shared;
  if (pending === null || state.out[pending.seat]) return deckSize(state);
  return Math.max(0, deckSize(state) - Math.max(0, HAND_SIZE - handOf(state, pending.seat).length));
}

/** Who still has a last turn after this seat's turn (null: between turns); null while there is no last lap. */
export function owedAfter(kin: Kin, state: FinalWordState, seat: Seat | null): readonly Seat[] | null {
  const { owed } = state.shared;
  if (owed !== null) return owed.filter((other) => other !== seat && !state.out[other]);
  if (seat === null) return null;
  const { ends } = termsOf(kin, state);
  if (ends === 'lastLap') return deckAfterRefill(state) === 0 ? seatsFrom(state, seat) : null;
  const out = ends === 'lastTurns' && deckSize(state) === 0 && handOf(state, seat).length === 0;
  return out ? othersThan(state, seat) : null;
}

/** Why the game is over after this seat's turn (null: between turns), or null. */
export function whyOver(kin: Kin, state: FinalWordState, seat: Seat | null): string | null {
  const { ends } = termsOf(kin, state);
  const { wordless, idle, resting } = state.shared;
  const seatsIn = state.out.filter((out) => !out).length;
  if (ends === 'knockout' || resting.length > 0) return null;
  const empty = deckSize(state) === 0;
  const noCards = state.out.some((out, at) => !out && handOf(state, at).length === 0);
  // Alone, every game is over when all cards are used.
  if ((ends === 'handEmpty' || state.seats === 1) && empty && noCards) return 'the deck and a hand are used up';
  if (ends === 'deckEmpty' && empty) return 'the deck is used up';
  if (owedAfter(kin, state, seat)?.length === 0) return 'everybody has had a last turn';
  const allPassed = state.out.every((out, at) => out || wordless.includes(at));
  // Where everybody has a last turn, passing does not take it away.
  if (ends !== 'lastLap' && empty && allPassed) return 'the deck is empty and all have passed';
  if (state.seats > 1 && wordless.length >= 2 * seatsIn) return 'nobody has laid a word for two rounds';
  if (state.seats > 1 && idle >= 2 * seatsIn) return 'nobody has got rid of a card for two rounds';
  return null;
}
