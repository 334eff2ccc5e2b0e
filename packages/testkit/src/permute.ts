import type { CardId, Rng, Seat, State, Zone, ZoneId } from '@deckle/kernel';
import { inAnyOrder, sees } from '@deckle/kernel';

/** The same table as far as this seat can see, with the cards out of its sight dealt otherwise. */
export function permuteUnseen(state: State, seat: Seat | null, rng: Rng): State {
  return replaceCards(state, shuffled([...unseenCards(state, seat)], rng));
}

export function unseenCards(state: State, seat: Seat | null): ReadonlySet<CardId> {
  const unseen = new Set<CardId>();
  for (const zone of Object.values(state.zones)) {
    if (!sees(seat, zone)) for (const pile of zone.row) for (const card of pile) unseen.add(card);
  }
  return unseen;
}

/** Which card comes in the place of which. */
export function shuffled(cards: readonly CardId[], rng: Rng): ReadonlyMap<CardId, CardId> {
  const others = inAnyOrder(cards, rng);
  return new Map(cards.map((card, at) => [card, others[at] as CardId]));
}

/** A zone without any of the cards stays the very same. */
export function replaceCards(state: State, by: ReadonlyMap<CardId, CardId>): State {
  const zones: { [zone: ZoneId]: Zone } = {};
  for (const [id, zone] of Object.entries(state.zones)) {
    const isOpen = !zone.row.some((pile) => pile.some((card) => by.has(card)));
    zones[id] = isOpen ? zone : { ...zone, row: zone.row.map((pile) => pile.map((card) => by.get(card) ?? card)) };
  }
  return { ...state, zones };
}
