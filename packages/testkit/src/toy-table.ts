import {
  type CardId,
  isRefusal,
  makePack,
  type Match,
  type Millis,
  type Move,
  openMatch,
  playInput,
  type Seat,
  type Setup,
  type State,
} from '@deckle/kernel';
import { inputFor } from './inputs.ts';
import { toy } from './toy.ts';

export const toyTools = { pack: makePack(toy.deck) };

/** Opens a match of the toy; what the table says no to is a mistake of the test. */
export function openToy(setup: Partial<Setup> = {}): Match {
  const match = openMatch(toy, { seats: 2, options: {}, seed: 'toy', ...setup }, toyTools, 'none');
  if (isRefusal(match)) throw new Error(match.rule);
  return match;
}

/** One act at the toy table: a seat, the kind of its move, which card of its hand (0, 1, 2) if it names one, and when. */
export type Act = readonly [seat: Seat, kind: string, card?: number | undefined, at?: Millis];

export function moveOf(state: State, [seat, kind, card]: Act): Move {
  return card === undefined ? { kind } : { kind, cards: [handOf(state, seat)[card] as CardId] };
}

export const handOf = (state: State, seat: Seat): readonly CardId[] => state.zones[`hand ${seat}`]?.row.flat() ?? [];

/** Plays the acts one after the other, each for the ask that is then open to its seat. */
export function actToy(match: Match, ...acts: readonly Act[]): Match {
  return acts.reduce((now, act) => {
    const { state } = now.last;
    const next = playInput(now, inputFor(state, act[0], moveOf(state, act), act[3]));
    if (isRefusal(next)) throw new Error(`${act.join(' ')}: ${next.rule}`);
    return next;
  }, match);
}
