import type { Stream } from './rng.ts';
import type { Card, CardId, Event, Pile, Seat, State, Zone, ZoneId } from './types.ts';
import { sees } from './view.ts';

/** What the verbs work on: the state as it is by now, and what has been noted on the way. */
export interface Desk {
  state: State;
  revealed: boolean;
  readonly answers: string[];
  readonly events: Event[];
  /** Who acts; null in the deal. */
  readonly mover: Seat | null;
  readonly stream: Stream;
  readonly pack: readonly Card[];
}

export type Rows = { readonly [zone: ZoneId]: readonly Pile[] };

export function zoneOf({ state }: Desk, id: ZoneId): Zone {
  const zone = state.zones[id];
  if (zone === undefined) throw new Error(`no zone ${id}`);
  return zone;
}

export function setRows(desk: Desk, rows: Rows): void {
  const zones = { ...desk.state.zones };
  for (const id in rows) zones[id] = { ...zoneOf(desk, id), row: rows[id] as readonly Pile[] };
  desk.state = { ...desk.state, zones };
}

/** Notes that cards went from one zone to another: who saw them, and whether somebody learnt what the mover did not know. */
export function noteTrip(desk: Desk, from: ZoneId, to: ZoneId, cards: readonly CardId[]): void {
  const [source, target] = [zoneOf(desk, from), zoneOf(desk, to)];
  const { mover, state } = desk;
  const open = source.sight === 'all' || target.sight === 'all';
  const seen: Seat[] = [];
  for (let seat = 0; seat < state.seats; seat++) if (sees(seat, source) || sees(seat, target)) seen.push(seat);
  if (target.sight !== 'none' && mover !== null && !sees(mover, source)) desk.revealed = true;
  desk.events.push({ kind: 'moved', from, to, cards, seen: open ? 'all' : seen });
}

/** Notes one trip for each way between two zones that cards take to come to their new rows. */
export function noteTrips(desk: Desk, rows: Rows): void {
  const from = new Map<CardId, ZoneId>();
  for (const id in rows) for (const pile of zoneOf(desk, id).row) for (const card of pile) from.set(card, id);
  const trips = new Map<string, { from: ZoneId; to: ZoneId; cards: CardId[] }>();
  const note = (card: CardId, to: ZoneId): void => {
    const source = from.get(card);
    if (source === undefined) throw new Error(`card ${card} came from nowhere into ${to}`);
    if (source === to) return;
    const trip = trips.get(`${source} ${to}`);
    if (trip === undefined) trips.set(`${source} ${to}`, { from: source, to, cards: [card] });
    else trip.cards.push(card);
  };
  for (const to in rows) for (const pile of rows[to] as readonly Pile[]) for (const card of pile) note(card, to);
  for (const trip of trips.values()) noteTrip(desk, trip.from, trip.to, trip.cards);
}

/** Every card of the deck is in exactly one place: cards are numbered from 0, so a full count without repeats proves it. */
export function checkConserved(before: State, after: State): void {
  if (before.zones === after.zones) return;
  let size = 0;
  for (const id in before.zones) for (const pile of (before.zones[id] as Zone).row) size += pile.length;
  const count = countCards(after.zones, new Uint8Array(size));
  if (count !== size) throw new Error(`${count} cards on a table of ${size}`);
}

function countCards(zones: State['zones'], seen: Uint8Array): number {
  let count = 0;
  for (const id in zones) {
    for (const pile of (zones[id] as Zone).row) {
      for (const card of pile) {
        count++;
        seen[card] = (seen[card] ?? 0) + 1;
        if (seen[card] !== 1) throw new Error(`card ${card} is in two places, one of them ${id}`);
      }
    }
  }
  return count;
}
