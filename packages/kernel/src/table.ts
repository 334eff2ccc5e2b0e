import { openStream } from './rng.ts';
import { stackOnTop } from './stack.ts';
import type {
  Card,
  CardId,
  Event,
  Frame,
  NewAsk,
  Pile,
  Result,
  Seat,
  Shape,
  State,
  Table,
  Zone,
  ZoneId,
} from './types.ts';
import { sees } from './view.ts';

/** A Table with what the kernel itself needs to see and do. */
export interface Draft<G extends Shape> extends Table<G> {
  readonly events: readonly Event[];
  readonly revealed: () => boolean;
  /** The changed state, after making sure that every card is in exactly one place. */
  commit(): State<G>;
  patch(patch: Partial<State>): void;
}

/** Opens a state for change by the verbs. `mover` is who acts (null: the deal), for the question who learnt what. */
export function openTable<G extends Shape>(before: State<G>, mover: Seat | null, pack: readonly Card[]): Draft<G> {
  let state: State = before;
  let revealed = false;
  const events: Event[] = [];
  const stream = openStream(before.chance);
  const patch = (change: Partial<State>): void => {
    state = { ...state, ...change };
  };

  const zoneOf = (id: ZoneId): Zone => {
    const zone = state.zones[id];
    if (zone === undefined) throw new Error(`no zone ${id}`);
    return zone;
  };

  const noteMoves = (rows: { readonly [zone: ZoneId]: readonly Pile[] }): void => {
    const from = new Map<CardId, ZoneId>();
    for (const id in rows) for (const pile of zoneOf(id).row) for (const card of pile) from.set(card, id);
    const trips = new Map<string, { from: ZoneId; to: ZoneId; cards: CardId[] }>();
    for (const to in rows) {
      for (const pile of rows[to] as readonly Pile[]) {
        for (const card of pile) {
          const source = from.get(card);
          if (source === undefined) throw new Error(`card ${card} came from nowhere into ${to}`);
          if (source === to) continue;
          const trip = trips.get(`${source} ${to}`);
          if (trip === undefined) trips.set(`${source} ${to}`, { from: source, to, cards: [card] });
          else trip.cards.push(card);
        }
      }
    }
    for (const trip of trips.values()) noteTrip(trip.from, trip.to, trip.cards);
  };

  const noteTrip = (from: ZoneId, to: ZoneId, cards: readonly CardId[]): void => {
    const [source, target] = [zoneOf(from), zoneOf(to)];
    const open = source.sight === 'all' || target.sight === 'all';
    const seen: Seat[] = [];
    for (let seat = 0; seat < state.seats; seat++) if (sees(seat, source) || sees(seat, target)) seen.push(seat);
    if (target.sight !== 'none' && mover !== null && !sees(mover, source)) revealed = true;
    events.push({ kind: 'moved', from, to, cards, seen: open ? 'all' : seen });
  };

  const arrange = (rows: { readonly [zone: ZoneId]: readonly Pile[] }): void => {
    noteMoves(rows);
    setRows(rows);
  };

  const setRows = (rows: { readonly [zone: ZoneId]: readonly Pile[] }): void => {
    const zones = { ...state.zones };
    for (const id in rows) zones[id] = { ...zoneOf(id), row: rows[id] as readonly Pile[] };
    patch({ zones });
  };

  const replaceTop = (frames: readonly Frame[], top: Frame): readonly Frame[] => [...frames.slice(0, -1), top];

  return {
    get state() {
      return state;
    },
    rng: stream,
    events,
    revealed: () => revealed || stream.used() !== before.chance.used,
    patch,
    zone(id, owner, sight) {
      if (state.zones[id] !== undefined) throw new Error(`zone ${id} is there already`);
      patch({ zones: { ...state.zones, [id]: { owner, sight, row: [] } } });
    },
    shuffle(id) {
      const row = [...zoneOf(id).row];
      for (let last = row.length - 1; last > 0; last--) {
        const other = stream.below(last + 1);
        [row[last], row[other]] = [row[other] as Pile, row[last] as Pile];
      }
      const stacked = stackOnTop(row, state.stack[id] ?? [], pack);
      patch({ zones: { ...state.zones, [id]: { ...zoneOf(id), row: stacked } } });
    },
    arrange,
    move(cards, from, to) {
      if (cards.length === 0) return;
      const going = new Set(cards);
      const left: Pile[] = [];
      let taken = 0;
      for (const pile of zoneOf(from).row) {
        const rest = pile.some((card) => going.has(card)) ? pile.filter((card) => !going.has(card)) : pile;
        if (rest.length > 0) left.push(rest);
        taken += pile.length - rest.length;
      }
      if (taken !== going.size) throw new Error(`of ${cards.join(' ')} some came from nowhere, not from ${from}`);
      const laid = cards.map((card) => [card]);
      if (from === to) return setRows({ [to]: [...left, ...laid] });
      noteTrip(from, to, cards);
      setRows({ [from]: left, [to]: [...zoneOf(to).row, ...laid] });
    },
    draw(from, to, count) {
      const row = zoneOf(from).row;
      const drawn = count <= 0 ? [] : row.slice(-count).reverse().flat();
      if (drawn.length > 0) {
        noteTrip(from, to, drawn);
        setRows({ [from]: row.slice(0, -count), [to]: [...zoneOf(to).row, ...drawn.map((card) => [card])] });
      }
      const ahead = state.stack[from];
      if (ahead !== undefined) patch({ stack: { ...state.stack, [from]: ahead.slice(drawn.length) } });
      return drawn;
    },
    roll(cup, faces) {
      const [next, ...rest] = state.stack[cup] ?? [];
      if (next === undefined) return faces[stream.below(faces.length)] as string;
      revealed = true;
      patch({ stack: { ...state.stack, [cup]: rest } });
      return next;
    },
    score(seat, points, why) {
      if (!Number.isInteger(points)) throw new Error(`${points} points for seat ${seat}: a score is a whole number`);
      patch({ scores: state.scores.map((old, at) => (at === seat ? old + points : old)) });
      events.push({ kind: 'scored', seat, points, why });
    },
    share: (change) => patch({ shared: { ...state.shared, ...change } }),
    tell(seat, change) {
      const own = state.own.map((old, at) => (at === seat ? { ...old, ...change } : old));
      patch({ own });
    },
    say: (what, seat = null, data = {}) => void events.push({ kind: 'said', what, seat, data }),
    reveal() {
      revealed = true;
    },
    ask(then, asks: readonly NewAsk[], data) {
      for (const { must, until, otherwise } of asks) {
        if (must && until !== undefined && otherwise === undefined)
          throw new Error(`${then}: what when time runs out?`);
      }
      const numbered = asks.map((ask, at) => ({ id: state.nextAsk + at, ...ask }));
      const frames = [...state.frames, { asks: numbered, then, data }];
      patch({ frames, nextAsk: state.nextAsk + asks.length });
    },
    close() {
      const top = state.frames.at(-1);
      if (top !== undefined) patch({ frames: replaceTop(state.frames, { ...top, asks: [] }) });
    },
    abort: () => patch({ frames: state.frames.slice(0, -1) }),
    knockOut(seat) {
      if (state.out[seat]) return;
      const frames = state.frames.map((frame) => ({ ...frame, asks: frame.asks.filter((ask) => ask.seat !== seat) }));
      patch({ out: state.out.map((was, at) => was || at === seat), frames });
      events.push({ kind: 'out', seat });
    },
    end(result: Result) {
      patch({ result, frames: [] });
      events.push({ kind: 'ended', ...result });
    },
    commit() {
      patch({ chance: { ...state.chance, used: stream.used() } });
      checkConserved(before, state);
      return state;
    },
  };
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

/** Every card of the deck is in exactly one place: cards are numbered from 0, so a full count without repeats proves it. */
function checkConserved(before: State, after: State): void {
  if (before.zones === after.zones) return;
  let size = 0;
  for (const id in before.zones) for (const pile of (before.zones[id] as Zone).row) size += pile.length;
  const count = countCards(after.zones, new Uint8Array(size));
  if (count !== size) throw new Error(`${count} cards on a table of ${size}`);
}
