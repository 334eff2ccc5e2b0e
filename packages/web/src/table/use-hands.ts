import type { Sort } from '@deckle/host';
import type { ZoneId } from '@deckle/kernel';
import { useState } from 'react';
import type { Seated } from './chair.ts';
import { arranged, below, type Held, shuffled, sorted, UNSORTED } from './hand-order.ts';
import type { News, PrintedCard } from './news.ts';

/** The viewer's hands in the order they are held. */
export interface Hands {
  readonly all: News['hands'];
  readonly heldIn: (zone: ZoneId) => Held;
  hold(zone: ZoneId, held: Held): void;
  /** The hands as they are then. */
  sort(how: Sort): News['hands'];
  shuffle(): News['hands'];
}

type Orders = ReadonlyMap<ZoneId, Held>;

/** How each seat of a table holds its cards: a look at the rules, or another person's turn, does not mix them up. */
let kept: ReadonlyMap<string, Orders> = new Map();

export function useHands({ facts, news }: Seated): Hands {
  const [seats, setSeats] = useState(kept);
  const seat = `${facts.id} ${news.viewer}`;
  const orders: Orders = seats.get(seat) ?? new Map();
  const setOrders = (next: Orders): void => {
    kept = new Map([...kept, [seat, next]]);
    setSeats(kept);
  };
  const handsIn = (from: Orders): News['hands'] =>
    news.hands.map((hand) => ({ ...hand, cards: arranged(hand.cards, from.get(hand.zone) ?? UNSORTED) }));
  const heldIn = (zone: ZoneId): Held => orders.get(zone) ?? UNSORTED;
  const all = handsIn(orders);
  const holdAll = (order: (hand: News['hands'][number]) => Held): News['hands'] => {
    const next = new Map(all.map((hand) => [hand.zone, order(hand)]));
    setOrders(next);
    return handsIn(next);
  };
  return {
    all,
    heldIn,
    hold: (zone, held) => setOrders(new Map([...orders, [zone, held]])),
    sort(how) {
      const cardsOf = (ids: readonly number[]): readonly PrintedCard[] => ids.flatMap((id) => facts.pack[id] ?? []);
      return holdAll(({ zone, cards }) => sorted(cardsOf(cards), heldIn(zone), how));
    },
    shuffle: () => holdAll(({ zone, cards }) => shuffled(cards, heldIn(zone), below)),
  };
}
