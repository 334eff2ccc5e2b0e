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

/** What is asked now, and what follows from it. */
export function openFor({ frames }: Pick<State, 'frames'>, seat: Seat | null): Pick<View, 'asks' | 'phase'> {
  const frame = frames.at(-1);
  if (frame === undefined) return { asks: [], phase: null };
  return { asks: frame.asks.map((ask) => askView(ask, seat)), phase: { then: frame.then, data: frame.data } };
}

/** What goes on after that. */
export const laterFor = ({ frames }: Pick<State, 'frames'>, seat: Seat | null): View['later'] =>
  frames.length < 2
    ? []
    : frames.slice(0, -1).map(({ asks, then, data }) => ({ asks: asks.map((ask) => askView(ask, seat)), then, data }));

export const ownFor = <G extends Shape>({ own }: Pick<State<G>, 'own'>, seat: Seat | null): G['own'] =>
  (seat === null ? null : own[seat]) as G['own'];

/** With the result the seed is told. */
export const seedFor = ({ result, chance }: Pick<State, 'result' | 'chance'>): string | null =>
  result === null ? null : chance.seed;

/** Names everything that goes in, so that nothing is shown by forgetting to hide it. */
export function viewOf<G extends Shape>(state: State<G>, seat: Seat | null): View<G> {
  const zones: { [id: string]: ZoneView } = {};
  for (const id in state.zones) zones[id] = zoneView(state.zones[id] as Zone, seat);
  return {
    seat,
    seats: state.seats,
    options: state.options,
    zones,
    scores: state.scores,
    out: state.out,
    ...openFor(state, seat),
    later: laterFor(state, seat),
    shared: state.shared,
    own: ownFor(state, seat),
    now: state.now,
    commitment: state.commitment,
    seed: seedFor(state),
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
