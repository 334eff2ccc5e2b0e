import { type CardId, refuse, type Seat, type View } from '@deckle/kernel';
import { bareMove, type WordTools } from '@deckle/words';
import { challenge } from './family-contest.ts';
import { DECK, handZone } from './family-rows.ts';
import { countWordless, HAND_SIZE, settle } from './family-turns.ts';
import type { FinalWord, FinalWordMove, Kin } from './family-types.ts';

const handIn = ({ zones, seat }: View<FinalWord>): readonly CardId[] =>
  zones[handZone(seat as Seat)]?.row?.flat() ?? [];

/** Stuck: some cards go into the deck, it is shuffled, as many are drawn, and the turn is over. */
function trade(kin: Kin): FinalWordMove {
  return {
    form: { cards: [1, 10] },
    syntax: ['trade {cards}'],
    check(view, move) {
      const cards = move.cards ?? [];
      const hand = handIn(view);
      const missing = cards.find((card) => !hand.includes(card));
      if (missing !== undefined) return refuse('not-in-hand', 'You can only trade cards from your hand.', missing);
      const most = kin.trade(view.options);
      if (cards.length > most) return refuse('trade-too-many', `At most ${most} cards can be traded.`, cards.length);
      const left = tradeable(view);
      return cards.length > left
        ? refuse('trade-deck', `The deck has only ${left} cards left to trade for.`, left)
        : null;
    },
    apply(table, seat, move) {
      settle(kin, table);
      const cards = move.cards ?? [];
      table.move(cards, handZone(seat), DECK);
      table.shuffle(DECK);
      table.draw(DECK, handZone(seat), cards.length);
      table.say('traded', seat, { count: cards.length === 1 ? 'a card' : `${cards.length} cards` });
      countWordless(table);
    },
    *candidates(view, tools) {
      const most = Math.min(kin.trade(view.options), tradeable(view));
      const awkward = byAwkwardness(handIn(view), tools);
      for (let count = most; count > 0; count--) yield { kind: 'trade', cards: awkward.slice(0, count) };
    },
  };
}

/** What the deck will hold when the last play has been counted: its player refills first. */
function tradeable({ zones, shared: { pending }, out }: View<FinalWord>): number {
  const deck = zones[DECK]?.count ?? 0;
  if (pending === null || out[pending.seat]) return deck;
  const held = zones[handZone(pending.seat)]?.count ?? 0;
  return Math.max(0, deck - Math.max(0, HAND_SIZE - held));
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

/** Everything that lays no word: what a stuck player can do, and the answers to a play that may be challenged. */
export const plainMoves = (kin: Kin): { readonly [kind: string]: FinalWordMove } => ({
  trade: trade(kin),
  pass: bareMove('pass', (table, seat) => {
    settle(kin, table);
    table.say('passed', seat);
    if (table.state.shared.extra === 0) countWordless(table);
  }),
  challenge: bareMove('challenge', (table, seat, _move, tools) => challenge(kin, table, seat, tools)),
  allow: bareMove('allow', () => {}),
});
