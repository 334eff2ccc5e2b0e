import { inAnyOrder } from './order.ts';
import { pileOfOne } from './pack.ts';
import { commitmentOf } from './rng.ts';
import { BOX } from './stack.ts';
import type { Ask, Card, CardId, Frame, Game, Pile, Rng, State, View, Zone, ZoneId, ZoneView } from './types.ts';

/**
 * A table as it may be for all that a seat knows: what it sees is as it is, the cards it does not see are dealt at random,
 * and so is what is still to come. A seat that may have decided in secret decides again.
 */
export function imagine(game: Game, view: View, pack: readonly Card[], rng: Rng): State {
  const seed = `imagined ${rng.below(2 ** 32)} ${rng.below(2 ** 32)}`;
  const asks = [...view.asks, ...secretAsks(game, view)];
  const top: readonly Frame[] = view.phase === null ? [] : [{ ...view.phase, asks }];
  const frames = [...view.later, ...top];
  return {
    seats: view.seats,
    options: view.options,
    zones: dealUnseen(game, view, pack, rng),
    scores: view.scores,
    out: view.out,
    frames,
    shared: view.shared,
    own: Array.from({ length: view.seats }, (_, seat) =>
      seat === view.seat ? view.own : game.own(view.options, view.seats),
    ),
    chance: { seed, used: 0 },
    commitment: commitmentOf(seed),
    stack: {},
    now: view.now,
    nextAsk: 1 + frames.reduce((most, frame) => frame.asks.reduce((id, ask) => Math.max(id, ask.id), most), 0),
    result: view.result,
  };
}

/** Where all decide in secret, who is not asked any more has decided: what, is not known, so they are asked as the viewer is. */
function secretAsks({ secret = [] }: Game, { asks, phase, seat, seats, out }: View): readonly Ask[] {
  const own = asks.find((ask) => ask.seat === seat && ask.must);
  if (own === undefined || phase === null || !secret.includes(phase.then)) return [];
  const first = 1 + asks.reduce((most, { id }) => Math.max(most, id), 0);
  return Array.from({ length: seats }, (_, at) => at)
    .filter((at) => !out[at] && !asks.some((ask) => ask.seat === at))
    .map((at, index) => ({ ...own, id: first + index, seat: at }));
}

function dealUnseen(game: Game, view: View, pack: readonly Card[], rng: Rng): State['zones'] {
  const zones: { [zone: ZoneId]: Zone } = {};
  const closed: Closed[] = [];
  const unseen = new Set<CardId>(pack.keys());
  for (const id in view.zones) {
    const { owner, sight, count, row } = view.zones[id] as ZoneView;
    zones[id] = { owner, sight, row: row ?? [] };
    if (row === null) closed.push({ id, count, holds: holdsOf(game, view, id) });
    else for (const pile of row) for (const card of pile) unseen.delete(card);
  }
  let left = inAnyOrder([...unseen], rng);
  // The choosier a zone, the earlier its turn: the box, the decks, then the hands.
  const choices = new Map(closed.map(({ id, holds }) => [id, left.filter((card) => holds(pack[card] as Card)).length]));
  closed.sort((a, b) => (choices.get(a.id) ?? 0) - (choices.get(b.id) ?? 0));
  for (const { id, count, holds } of closed) {
    const row: Pile[] = [];
    const rest: CardId[] = [];
    for (const card of left) {
      if (row.length < count && holds(pack[card] as Card)) row.push(pileOfOne(card));
      else rest.push(card);
    }
    if (row.length < count) throw new Error(`${game.id}: no cards are left that ${id} may hold`);
    zones[id] = { ...(zones[id] as Zone), row };
    left = rest;
  }
  return zones;
}

/** A zone the viewer cannot look into, and which cards may be in it. */
interface Closed {
  readonly id: ZoneId;
  readonly count: number;
  readonly holds: (card: Card) => boolean;
}

function holdsOf(game: Game, { seats, zones }: View, zone: ZoneId): Closed['holds'] {
  const staysInBox = ({ minSeats = 0 }: Card): boolean => minSeats > seats;
  if (zone === BOX) return staysInBox;
  const isDeck = game.deck.some(({ deck }) => deck === zone);
  const isOfAnotherDeck = ({ deck }: Card): boolean =>
    isDeck && deck !== undefined && deck !== zone && zones[deck] !== undefined;
  return (card) => !staysInBox(card) && !isOfAnotherDeck(card) && (game.holds?.(zone, card) ?? true);
}
