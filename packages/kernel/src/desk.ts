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
  for (const id in rows) {
    const { owner, sight } = zoneOf(desk, id);
    zones[id] = { owner, sight, row: rows[id] as readonly Pile[] };
  }
  patch(desk, { zones });
}

/** Each part is named: this is done a dozen times in a step, and to spread a change takes many times as long. */
export function patch(desk: Desk, change: Partial<Changing>): void {
  const { state } = desk;
  desk.state = {
    seats: state.seats,
    options: state.options,
    zones: change.zones ?? state.zones,
    scores: change.scores ?? state.scores,
    out: change.out ?? state.out,
    frames: change.frames ?? state.frames,
    shared: change.shared ?? state.shared,
    own: change.own ?? state.own,
    chance: change.chance ?? state.chance,
    commitment: state.commitment,
    stack: change.stack ?? state.stack,
    now: change.now ?? state.now,
    nextAsk: change.nextAsk ?? state.nextAsk,
    result: change.result ?? state.result,
  };
}

/** What of a state changes in a match. A result stays. */
export type Changing = Omit<State, 'seats' | 'options' | 'commitment'>;

/** Notes that cards went from one zone to another: who saw them, and whether somebody learnt what the mover did not know. */
export function noteTrip(desk: Desk, from: ZoneId, to: ZoneId, cards: readonly CardId[]): void {
  const [source, target] = [zoneOf(desk, from), zoneOf(desk, to)];
  const { mover, state } = desk;
  const open = source.sight === 'all' || target.sight === 'all';
  const seen: Seat[] = [];
  for (let seat = 0; seat < state.seats; seat++) if (sees(seat, source) || sees(seat, target)) seen.push(seat);
  if (target.sight !== 'none' && mover !== null && !sees(mover, source)) desk.revealed = true;
  // Events are kept as long as the match, and a copy takes no more room than it needs.
  desk.events.push({ kind: 'moved', from, to, cards: cards.slice(), seen: open ? 'all' : seen.slice() });
}

interface Trip {
  readonly from: ZoneId;
  readonly to: ZoneId;
  readonly cards: CardId[];
}

/** Stands for no zone: the card has come to where it lies now. */
const LAID = '';

/**
 * Notes one trip for each way between two zones that cards take to come to their new rows, and makes sure that no card
 * comes, goes or is in two places. Counted loops: with `for … of` this is a fifth of all that a step allocates.
 */
export function noteTrips(desk: Desk, rows: Rows): void {
  const was: (ZoneId | undefined)[] = [];
  was.length = desk.pack.length;
  let count = 0;
  for (const id in rows) {
    const { row } = zoneOf(desk, id);
    for (let at = 0; at < row.length; at++) {
      const pile = row[at] as Pile;
      for (let depth = 0; depth < pile.length; depth++) was[pile[depth] as CardId] = id;
      count += pile.length;
    }
  }
  const trips: Trip[] = [];
  for (const to in rows) {
    const row = rows[to] as readonly Pile[];
    for (let at = 0; at < row.length; at++) {
      const pile = row[at] as Pile;
      for (let depth = 0; depth < pile.length; depth++) {
        const card = pile[depth] as CardId;
        const from = was[card];
        if (from === undefined) throw new Error(`card ${card} came from nowhere into ${to}`);
        if (from === LAID) throw new Error(`card ${card} is in two places, one of them ${to}`);
        was[card] = LAID;
        count--;
        if (from !== to) addToTrip(trips, from, to, card);
      }
    }
  }
  if (count !== 0) throw new Error(`${count} cards went nowhere, of those in ${Object.keys(rows).join(', ')}`);
  for (const { from, to, cards } of trips) noteTrip(desk, from, to, cards);
}

function addToTrip(trips: Trip[], from: ZoneId, to: ZoneId, card: CardId): void {
  const trip = trips.find((each) => each.from === from && each.to === to);
  if (trip === undefined) trips.push({ from, to, cards: [card] });
  else trip.cards.push(card);
}
