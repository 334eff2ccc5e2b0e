import { useEffect, useState } from 'react';
import type { ZoneId } from '@deckle/kernel';
import { arranged, below, type Held, type Sort, shuffled, sorted, UNSORTED } from './hand-order.ts';
import type { News, PrintedCard } from './news.ts';
import type { Seated } from './chair.ts';

/** The viewer's hands in the order they are held. */
export interface Hands {
  readonly all: News['hands'];
  readonly heldIn: (zone: ZoneId) => Held;
  hold(zone: ZoneId, held: Held): void;
  sort(how: Sort): void;
  shuffle(): void;
}

export function useHands({ facts, news }: Seated): Hands {
  const [orders, setOrders] = useState<ReadonlyMap<ZoneId, Held>>(new Map());
  // How somebody holds their cards is nobody else's business.
  useEffect(() => () => setOrders(new Map()), [news.viewer]);
  const heldIn = (zone: ZoneId): Held => orders.get(zone) ?? UNSORTED;
  const all = news.hands.map((hand) => ({ ...hand, cards: arranged(hand.cards, heldIn(hand.zone)) }));
  const holdAll = (order: (hand: News['hands'][number]) => Held): void =>
    setOrders(new Map(all.map((hand) => [hand.zone, order(hand)])));
  return {
    all,
    heldIn,
    hold: (zone, held) => setOrders(new Map([...orders, [zone, held]])),
    sort(how) {
      const cardsOf = (ids: readonly number[]): readonly PrintedCard[] => ids.flatMap((id) => facts.pack[id] ?? []);
      holdAll(({ zone, cards }) => sorted(cardsOf(cards), heldIn(zone), how));
    },
    shuffle: () => holdAll(({ zone, cards }) => shuffled(cards, heldIn(zone), below)),
  };
}
