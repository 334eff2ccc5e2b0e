import type { Sort } from '@deckle/host';
import type { CardId, ZoneId } from '@deckle/kernel';
import { useState } from 'react';
import type { Seated } from './chair.ts';
import { arranged, below, shuffled, sorted, UNSORTED } from './hand-order.ts';
import { localHost } from './host.ts';
import type { Held, News, Orders, PrintedCard } from './news.ts';

/** The viewer's hands in the order they are held. */
export interface Hands {
  readonly all: News['hands'];
  readonly heldIn: (zone: ZoneId) => Held;
  hold(zone: ZoneId, held: Held): void;
  /** The hands as they are then. */
  sort(how: Sort): News['hands'];
  shuffle(): News['hands'];
}

/**
 * What somebody does to their hand is seen at once, and the table remembers it for them: of whoever does not have the
 * screen nothing is on the page.
 */
export function useHands({ facts, news }: Seated): Hands {
  const { viewer, mine } = news;
  const seat = `${facts.id} ${viewer}`;
  const [own, setOwn] = useState({ seat, orders: mine.held });
  const orders = own.seat === seat ? own.orders : mine.held;
  if (own.seat !== seat) setOwn({ seat, orders });
  const setOrders = (next: Orders): void => {
    setOwn({ seat, orders: next });
    if (viewer !== null) void localHost().keep(viewer, { held: next });
  };
  const cardsOf = (ids: readonly CardId[]): readonly PrintedCard[] => ids.flatMap((id) => facts.pack[id] ?? []);
  const heldIn = (zone: ZoneId): Held => orders[zone] ?? UNSORTED;
  const handsIn = (from: Orders): News['hands'] =>
    news.hands.map((hand) => ({ ...hand, cards: arranged(hand.cards, from[hand.zone] ?? UNSORTED) }));
  const all = handsIn(orders);
  const holdAll = (order: (hand: News['hands'][number]) => Held): News['hands'] => {
    const next = Object.fromEntries(all.map((hand) => [hand.zone, order(hand)]));
    setOrders(next);
    return handsIn(next);
  };
  return {
    all,
    heldIn,
    hold: (zone, held) => setOrders({ ...orders, [zone]: held }),
    sort: (how) => holdAll(({ zone, cards }) => sorted(cardsOf(cards), heldIn(zone), how)),
    shuffle: () => holdAll(({ zone, cards }) => shuffled(cardsOf(cards), heldIn(zone), below)),
  };
}
