import type { Seat } from '@deckle/kernel';
import { seatsFrom, othersThan } from '@deckle/words';
import { ASIDE, countIn, DECK, deckSize, GONE, HAND_SIZE, handSize, handZone, TURNED } from './family-rows.ts';
import { termsOf } from './family-terms.ts';
import type { FinalWordState, FinalWordView, Kin, Progress } from './family-types.ts';

/** What the deck will hold when the last play has been counted: its player refills first. */
export function deckAfterRefill({ zones, shared: { pending }, out }: FinalWordState | FinalWordView): number {
  const deck = countIn(zones, DECK) + countIn(zones, ASIDE);
  if (pending === null || out[pending.seat]) return deck;
  return Math.max(0, deck - Math.max(0, HAND_SIZE - countIn(zones, handZone(pending.seat))));
}

/** Who still has a last turn after this seat's turn (null: between turns); null while there is no last lap. */
export function owedAfter(kin: Kin, state: FinalWordState, seat: Seat | null): readonly Seat[] | null {
  const { owed } = state.shared;
  if (owed !== null) return owed.filter((other) => other !== seat && !state.out[other]);
  if (seat === null) return null;
  const { ends } = termsOf(kin, state);
  if (ends === 'lastLap') return deckAfterRefill(state) === 0 ? seatsFrom(state, seat) : null;
  const out = ends === 'lastTurns' && deckSize(state) === 0 && handSize(state, seat) === 0;
  return out ? othersThan(state, seat) : null;
}

/** How far the game has come, once the last play has been counted. */
export function progressOf(state: FinalWordState): Progress {
  const { zones, out } = state;
  const held = out.reduce((sum, _, seat) => sum + handSize(state, seat), 0);
  const unlaid = deckSize(state) + held + countIn(zones, TURNED);
  return { gone: countIn(zones, GONE), deck: deckAfterRefill(state), unlaid };
}

/** More cards out of play, else fewer in the deck, else fewer in deck and hands: none of it can go on for ever. */
export function isNearer(now: Progress, before: Progress | null): boolean {
  if (before === null || now.gone !== before.gone) return before === null || now.gone > before.gone;
  return now.deck === before.deck ? now.unlaid < before.unlaid : now.deck < before.deck;
}

/** So many rounds of cards only going to and fro end a game that could go on like this for ever. */
const IDLE_ROUNDS = { deckEmpty: 2, deckLasts: 10 } as const;

/** Why the game is over after this seat's turn (null: between turns), or null. */
export function whyOver(kin: Kin, state: FinalWordState, seat: Seat | null): string | null {
  const { ends } = termsOf(kin, state);
  const { wordless, idle, resting } = state.shared;
  const seatsIn = state.out.filter((out) => !out).length;
  if (ends === 'knockout' || resting.length > 0) return null;
  const empty = deckSize(state) === 0;
  const noCards = state.out.some((out, at) => !out && handSize(state, at) === 0);
  // Alone, every game is over when all cards are used.
  if ((ends === 'handEmpty' || state.seats === 1) && empty && noCards) return 'the deck and a hand are used up';
  if (ends === 'deckEmpty' && empty) return 'the deck is used up';
  if (owedAfter(kin, state, seat)?.length === 0) return 'everybody has had a last turn';
  const allPassed = state.out.every((out, at) => out || wordless.includes(at));
  // Where everybody has a last turn, passing does not take it away.
  if (ends !== 'lastLap' && empty && allPassed) return 'the deck is empty and all have passed';
  if (state.seats > 1 && wordless.length >= 2 * seatsIn) return 'nobody has laid a word for two rounds';
  const rounds = empty ? IDLE_ROUNDS.deckEmpty : IDLE_ROUNDS.deckLasts;
  if (state.seats > 1 && idle >= rounds * seatsIn) return 'for too many rounds cards have only gone to and fro';
  return null;
}
