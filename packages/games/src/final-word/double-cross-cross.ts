import { type Card, type Pile, type Refusal, refuse, type Seat, type Slot } from '@deckle/kernel';
import { cardOf, topOf } from '@deckle/words';
import {
  allCrossings,
  type Crossing,
  crossingFor,
  isCrossing,
  opponentOf,
  sharedLetters,
  type Sides,
  sidesOf,
  wordZone,
} from './double-cross-rows.ts';
import { mustCross } from './double-cross-turn.ts';
import { askOn } from './family-asks.ts';
import { settle } from './family-turns.ts';
import type { FinalWordMove, Kin } from './family-types.ts';

/** To say how letters go across brings nothing by itself; for players who look no further a play does it well enough. */
const NOTHING_WON = -10;

/** Each pile that goes across, as a word of one card laid on a pile of the other row. */
const wordsOf = (seat: Seat, { own }: Sides, crossing: Crossing): readonly (readonly Slot[])[] =>
  crossing.map(([from, to]) => [{ play: topOf(own[from] as Pile), on: [wordZone(opponentOf(seat)), to] }]);

function crossingIn(seat: Seat, { own }: Sides, words: readonly (readonly Slot[])[]): Crossing | null {
  const pairs = words.map(([slot, ...more]) => {
    if (slot === undefined || more.length > 0 || !('play' in slot) || slot.on === undefined) return null;
    const isPlain = slot.on[0] === wordZone(opponentOf(seat)) && slot.take === undefined && slot.as === undefined;
    const from = own.findIndex((pile) => topOf(pile) === slot.play);
    return isPlain ? ([from, slot.on[1]] as const) : null;
  });
  return pairs.every((pair) => pair !== null) ? pairs : null;
}

const facesOf = ({ own }: Sides, crossing: Crossing, pack: readonly Card[]): readonly string[] =>
  crossing.map(([from]) => cardOf(pack, topOf(own[from] as Pile)).face);

function whyNoCrossing(sides: Sides, pack: readonly Card[]): Refusal {
  const letters = facesOf(sides, crossingFor(sharedLetters(sides, pack), []), pack);
  return letters.length === 0
    ? refuse('no-cross', 'The two rows share no letter, so nothing goes across.')
    : mustCross(letters.join(' '));
}

/**
 * Where equal letters leave a choice, a player may say before the play which piles go across and onto which. The piles
 * move with the play, because who passes or trades after all moves none.
 */
export const crossMove = (kin: Kin): FinalWordMove => ({
  form: { words: [1, 30] },
  syntax: ['move {words:LETTERS} across'],
  does: 'Both rows have equal letters: you may say which of yours go across; else they go as it suits your word best.',
  check(view, { words = [] }, { pack }) {
    const sides = sidesOf(view, view.seat as Seat);
    const said = crossingIn(view.seat as Seat, sides, words);
    return said !== null && isCrossing(sides, said, pack) ? null : whyNoCrossing(sides, pack);
  },
  apply(table, seat, { words = [] }, tools) {
    settle(kin, table, tools);
    const sides = sidesOf(table.state, seat);
    const crossing = crossingIn(seat, sides, words) ?? [];
    const faces = facesOf(sides, crossing, tools.pack);
    table.share({ noted: { ...table.state.shared.noted, crossing: crossing.flat() } });
    const ways = crossing.map(([from, to], at) => `${faces[at]} from place ${from + 1} to place ${to + 1}`);
    table.say('crosses', seat, { ways: ways.join(', ') });
    askOn(kin, table, seat);
  },
  *candidates(view, { pack }) {
    const sides = sidesOf(view, view.seat as Seat);
    const [, second] = allCrossings(sides, pack);
    if (second === undefined) return;
    for (const crossing of allCrossings(sides, pack))
      yield { kind: 'cross', words: wordsOf(view.seat as Seat, sides, crossing) };
  },
  *spell(view, texts, { pack }) {
    const sides = sidesOf(view, view.seat as Seat);
    const letters = facesOf(sides, crossingFor(sharedLetters(sides, pack), []), pack);
    if (letters.length === 0 || letters.toSorted().join() !== texts.toSorted().join()) return;
    for (const crossing of allCrossings(sides, pack))
      yield { kind: 'cross', words: wordsOf(view.seat as Seat, sides, crossing) };
  },
  whyNot: (view, _texts, { pack }) => whyNoCrossing(sidesOf(view, view.seat as Seat), pack),
  points: () => 0,
  promise: () => NOTHING_WON,
});
