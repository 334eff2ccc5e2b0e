import {
  type CardId,
  type Move,
  type Pile,
  type Refusal,
  refuse,
  type Seat,
  type Table,
  type View,
} from '@deckle/kernel';
import { bareMove, type WordTools } from '@deckle/words';
import { askOn } from './family-asks.ts';
import { challenge, challengeStake } from './family-contest.ts';
import { deckAfterRefill } from './family-end.ts';
import { DECK, HAND_SIZE, handIn, handZone } from './family-rows.ts';
import { termsOf } from './family-terms.ts';
import { loseTurn, settle } from './family-turns.ts';
import type { FinalWordMove, Kin, Trade } from './family-types.ts';

/** Stuck: some cards for as many others. */
function trade(kin: Kin): FinalWordMove {
  return {
    form: { cards: [1, HAND_SIZE] },
    syntax: ['trade {cards}'],
    check: (view, { cards = [] }) =>
      checkTrade(view, cards, termsOf(kin, view).trade?.cards ?? [0, 0], deckAfterRefill(view)),
    apply(table, seat, { cards = [] }, tools) {
      settle(kin, table, tools);
      const { to, then } = termsOf(kin, table.state).trade as Trade;
      if (to === 'under') putUnder(table, seat, cards);
      else shuffleIn(table, seat, cards);
      const { noted } = table.state.shared;
      table.share({ noted: { ...noted, traded: [...(noted['traded'] ?? []), seat] } });
      table.say('traded', seat, { count: cards.length === 1 ? 'a card' : `${cards.length} cards` });
      if (then === 'playOn') askOn(kin, table, seat);
      else loseTurn(kin, table, seat, 'traded', tools);
    },
    candidates: (view, tools) =>
      tradesOf(view, termsOf(kin, view).trade?.cards ?? [1, 0], deckAfterRefill(view), tools),
  };
}

/** So many cards of the hand, as far as the deck has others for them. */
export function checkTrade(
  view: View,
  cards: readonly CardId[],
  [least, most]: Trade['cards'],
  left: number,
): Refusal | null {
  const hand = handIn(view);
  const missing = cards.find((card) => !hand.includes(card));
  if (missing !== undefined) return refuse('not-in-hand', 'You can only trade cards from your hand.', missing);
  if (cards.length > most) return refuse('trade-too-many', `At most ${most} cards can be traded.`, cards.length);
  if (cards.length < least) return refuse('trade-too-few', `Not less than ${least} cards can be traded.`, cards.length);
  return cards.length > left ? refuse('trade-deck', `The deck has only ${left} cards left to trade for.`, left) : null;
}

/** The most awkward cards first, as many as can be. */
export function* tradesOf(view: View, [least, most]: Trade['cards'], left: number, tools: WordTools): Generator<Move> {
  const awkward = byAwkwardness(handIn(view), tools);
  const top = Math.min(most, left, awkward.length);
  for (let count = top; count >= least; count--) yield { kind: 'trade', cards: awkward.slice(0, count) };
}

export function shuffleIn(table: Table, seat: Seat, cards: readonly CardId[]): void {
  table.move(cards, handZone(seat), DECK);
  table.shuffle(DECK);
  table.draw(DECK, handZone(seat), cards.length);
}

/** As many are drawn first; then these go under the deck in the order named, the last one lowest. */
function putUnder(table: Table, seat: Seat, cards: readonly CardId[]): void {
  table.draw(DECK, handZone(seat), cards.length);
  const { zones } = table.state;
  const under = cards.map((card): Pile => [card]).reverse();
  table.arrange({
    [DECK]: [...under, ...(zones[DECK]?.row ?? [])],
    [handZone(seat)]: (zones[handZone(seat)]?.row ?? []).filter(([card]) => !cards.includes(card as CardId)),
  });
}

/** Second copies first, then the dear cards that few words hold. */
function byAwkwardness(hand: readonly number[], { pack }: WordTools): readonly number[] {
  const faces = hand.map((card) => pack[card]?.face);
  const weight = (card: number, at: number): number =>
    10 * Number(faces.indexOf(pack[card]?.face) < at) + (pack[card]?.points ?? 0);
  return hand
    .map((card, at) => ({ card, weight: weight(card, at) }))
    .sort((a, b) => b.weight - a.weight)
    .map(({ card }) => card);
}

/** What a player can do who lays no word. */
export const stuckMoves = (kin: Kin): { readonly [kind: string]: FinalWordMove } => ({
  trade: trade(kin),
  pass: bareMove('pass', (table, seat, _move, tools) => {
    settle(kin, table, tools);
    table.say('passed', seat);
    loseTurn(kin, table, seat, 'passed', tools);
  }),
});

/** The answers to a play that may be challenged. */
export const answerMoves = (kin: Kin): { readonly [kind: string]: FinalWordMove } => ({
  challenge: {
    ...bareMove('challenge', (table, seat, _move, tools) => challenge(kin, table, seat, tools)),
    stake: challengeStake,
  },
  allow: bareMove('allow', () => {}),
});
