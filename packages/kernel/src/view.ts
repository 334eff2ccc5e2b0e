import type { Ask, Event, Seat, SeenEvent, Shape, State, View, Zone, ZoneView } from './types.ts';

export function sees(seat: Seat | null, zone: Pick<Zone, 'owner' | 'sight'>): boolean {
  return zone.sight === 'all' || (zone.sight === 'owner' && seat !== null && seat === zone.owner);
}

export function zoneView(zone: Zone, seat: Seat | null): ZoneView {
  let count = 0;
  for (const pile of zone.row) count += pile.length;
  return { owner: zone.owner, sight: zone.sight, count, row: sees(seat, zone) ? zone.row : null };
}

/** What happens at a time-out may name cards in a hand, so only that hand's seat is told; when it does so early, too. */
function askView(ask: Ask, seat: Seat | null): Ask {
  if (ask.seat === seat || (ask.otherwise === undefined && ask.soon === undefined)) return ask;
  const { otherwise: _otherwise, soon: _soon, ...rest } = ask;
  return rest;
}

/** Names everything that goes in, so that nothing is shown by forgetting to hide it. */
export function viewOf<G extends Shape>(state: State<G>, seat: Seat | null): View<G> {
  const zones: { [id: string]: ZoneView } = {};
  for (const id in state.zones) zones[id] = zoneView(state.zones[id] as Zone, seat);
  const frame = state.frames.at(-1);
  return {
    seat,
    seats: state.seats,
    options: state.options,
    zones,
    scores: state.scores,
    out: state.out,
    asks: frame === undefined ? [] : frame.asks.map((ask) => askView(ask, seat)),
    phase: frame === undefined ? null : { then: frame.then, data: frame.data },
    later: state.frames
      .slice(0, -1)
      .map(({ asks, then, data }) => ({ asks: asks.map((ask) => askView(ask, seat)), then, data })),
    shared: state.shared,
    own: (seat === null ? null : state.own[seat]) as G['own'],
    now: state.now,
    commitment: state.commitment,
    seed: state.result === null ? null : state.chance.seed,
    result: state.result,
  };
}

export function eventFor(event: Event, seat: Seat | null): SeenEvent {
  if (event.kind !== 'moved') return event;
  const { from, to, cards, seen } = event;
  const known = seen === 'all' || (seat !== null && seen.includes(seat));
  return { kind: 'moved', from, to, count: cards.length, cards: known ? cards : null };
}

/** The ask a seat would answer with this kind of move, if one is open to it. */
export function askFor(open: Pick<View, 'asks'> | undefined, seat: Seat, kind: string): Ask | null {
  return open?.asks.find((ask) => ask.seat === seat && ask.kinds.includes(kind)) ?? null;
}
