import { inAnyOrder } from './order.ts';
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
  const closed: [ZoneId, ZoneView][] = [];
  const unseen = new Set<CardId>(pack.keys());
  for (const [id, zone] of Object.entries(view.zones)) {
    const { owner, sight, row } = zone;
    zones[id] = { owner, sight, row: row ?? [] };
    if (row === null) closed.push([id, zone]);
    else for (const pile of row) for (const card of pile) unseen.delete(card);
  }
  const holds = (id: ZoneId, card: CardId): boolean => mayLie(game, view, id, pack[card] as Card);
  let left = inAnyOrder([...unseen], rng);
  // The choosier a zone, the earlier its turn: the box, the decks, then the hands.
  const choices = new Map(closed.map(([id]) => [id, left.filter((card) => holds(id, card)).length]));
  closed.sort(([a], [b]) => (choices.get(a) ?? 0) - (choices.get(b) ?? 0));
  for (const [id, zone] of closed) {
    const row: Pile[] = [];
    const rest: CardId[] = [];
    for (const card of left) {
      if (row.length < zone.count && holds(id, card)) row.push([card]);
      else rest.push(card);
    }
    if (row.length < zone.count) throw new Error(`${game.id}: no cards are left that ${id} may hold`);
    zones[id] = { ...(zones[id] as Zone), row };
    left = rest;
  }
  return zones;
}

function mayLie(game: Game, { seats, zones }: View, zone: ZoneId, card: Card): boolean {
  if (zone === BOX || (card.minSeats ?? 0) > seats) return zone === BOX && (card.minSeats ?? 0) > seats;
  if (game.holds !== undefined && !game.holds(zone, card)) return false;
  return card.deck === undefined || zone === card.deck || zones[card.deck] === undefined || !isDeck(game, zone);
}

const isDeck = ({ deck }: Game, zone: ZoneId): boolean => deck.some((line) => line.deck === zone);
