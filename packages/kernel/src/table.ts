import { checkConserved, type Desk, noteTrip, noteTrips, patch, setRows, zoneOf } from './desk.ts';
import { inAnyOrder } from './order.ts';
import { pileOfOne } from './pack.ts';
import { openStream } from './rng.ts';
import { stackOnTop } from './stack.ts';
import type { Card, CardId, Event, NewAsk, Pile, Result, Seat, Shape, State, Table } from './types.ts';

/** A Table with what the kernel itself needs to see and do. */
export interface Draft<G extends Shape> extends Table<G> {
  readonly events: readonly Event[];
  readonly answers: readonly string[];
  readonly revealed: () => boolean;
  /** The changed state, after making sure that every card is in exactly one place. */
  commit(): State<G>;
  patch(patch: Partial<State>): void;
}

/** Opens a state for change by the verbs. `mover` is who acts (null: the deal), for the question who learnt what. */
export function openTable<G extends Shape>(before: State<G>, mover: Seat | null, pack: readonly Card[]): Draft<G> {
  const stream = openStream(before.chance);
  const desk: Desk = { state: before, revealed: false, answers: [], events: [], mover, stream, pack };
  const { zone, shuffle, arrange, move, draw, roll } = cardVerbs(desk);
  const { score, share, tell, say, reveal, knockOut, end } = pointVerbs(desk);
  const { ask, close, abort } = askVerbs(desk);
  // Each is named: to spread them would take as long as the rest of a step.
  return {
    get state() {
      return desk.state;
    },
    rng: stream,
    events: desk.events,
    answers: desk.answers,
    revealed: () => desk.revealed || stream.used() !== before.chance.used,
    patch: (change) => patch(desk, change),
    zone,
    shuffle,
    arrange,
    move,
    draw,
    roll,
    score,
    share,
    tell,
    say,
    reveal,
    knockOut,
    end,
    ask,
    close,
    abort,
    commit() {
      const used = stream.used();
      if (used !== before.chance.used) patch(desk, { chance: { seed: before.chance.seed, used } });
      if (desk.state.zones !== before.zones) checkConserved(desk.state.zones, pack.length);
      return desk.state;
    },
  };
}

type CardVerbs = Pick<Table, 'zone' | 'shuffle' | 'arrange' | 'move' | 'draw' | 'roll'>;

function cardVerbs(desk: Desk): CardVerbs {
  return {
    zone(id, owner, sight) {
      const { zones } = desk.state;
      if (zones[id] !== undefined) throw new Error(`zone ${id} is there already`);
      patch(desk, { zones: { ...zones, [id]: { owner, sight, row: [] } } });
    },
    shuffle(id) {
      const row = inAnyOrder(zoneOf(desk, id).row, desk.stream);
      setRows(desk, { [id]: stackOnTop(row, desk.state.stack[id] ?? [], desk.pack) });
    },
    arrange(rows) {
      noteTrips(desk, rows);
      setRows(desk, rows);
    },
    move: (cards, from, to) => moveCards(desk, cards, from, to),
    draw(from, to, count) {
      const { row } = zoneOf(desk, from);
      const drawn: CardId[] = [];
      for (let at = row.length - 1; at >= Math.max(0, row.length - count); at--) drawn.push(...(row[at] as Pile));
      if (drawn.length > 0) {
        noteTrip(desk, from, to, drawn);
        setRows(desk, {
          [from]: row.slice(0, -count),
          [to]: [...zoneOf(desk, to).row, ...drawn.map(pileOfOne)],
        });
      }
      const { stack } = desk.state;
      if (stack[from] !== undefined) patch(desk, { stack: { ...stack, [from]: stack[from].slice(drawn.length) } });
      return drawn;
    },
    roll(cup, faces) {
      const { stack } = desk.state;
      const [next, ...rest] = stack[cup] ?? [];
      if (next === undefined) return faces[desk.stream.below(faces.length)] as string;
      desk.revealed = true;
      patch(desk, { stack: { ...stack, [cup]: rest } });
      return next;
    },
  };
}

function moveCards(desk: Desk, ...[cards, from, to]: Parameters<Table['move']>): void {
  if (cards.length === 0) return;
  const going = new Set(cards);
  const left: Pile[] = [];
  let taken = 0;
  for (const pile of zoneOf(desk, from).row) {
    const rest = pile.some((card) => going.has(card)) ? pile.filter((card) => !going.has(card)) : pile;
    if (rest.length > 0) left.push(rest);
    taken += pile.length - rest.length;
  }
  if (taken !== going.size) throw new Error(`of ${cards.join(' ')} some came from nowhere, not from ${from}`);
  const laid = cards.map(pileOfOne);
  if (from === to) return setRows(desk, { [to]: [...left, ...laid] });
  noteTrip(desk, from, to, cards);
  setRows(desk, { [from]: left, [to]: [...zoneOf(desk, to).row, ...laid] });
}

type PointVerbs = Pick<Table, 'score' | 'share' | 'tell' | 'say' | 'reveal' | 'knockOut' | 'end'>;

function pointVerbs(desk: Desk): PointVerbs {
  return {
    score(seat, points, why) {
      if (!Number.isInteger(points)) throw new Error(`${points} points for seat ${seat}: a score is a whole number`);
      patch(desk, { scores: desk.state.scores.map((old, at) => (at === seat ? old + points : old)) });
      desk.events.push({ kind: 'scored', seat, points, why });
    },
    share(change) {
      const { shared } = desk.state;
      // Much is said that is so already.
      for (const part in change)
        if (shared[part] !== change[part]) return patch(desk, { shared: { ...shared, ...change } });
    },
    tell(seat, change) {
      patch(desk, { own: desk.state.own.map((old, at) => (at === seat ? { ...old, ...change } : old)) });
    },
    say: (what, seat = null, data = {}) => void desk.events.push({ kind: 'said', what, seat, data }),
    reveal(answer) {
      desk.revealed = true;
      if (answer !== undefined) desk.answers.push(answer);
    },
    knockOut(seat) {
      const { out, frames } = desk.state;
      if (out[seat]) return;
      const left = frames.map((frame) => ({ ...frame, asks: frame.asks.filter((ask) => ask.seat !== seat) }));
      patch(desk, { out: out.map((was, at) => was || at === seat), frames: left });
      desk.events.push({ kind: 'out', seat });
    },
    end(result: Result) {
      patch(desk, { result, frames: [] });
      desk.events.push({ kind: 'ended', ...result });
    },
  };
}

function askVerbs(desk: Desk): Pick<Table, 'ask' | 'close' | 'abort'> {
  return {
    ask(then: string, asks: readonly NewAsk[], data: unknown) {
      const { frames, nextAsk } = desk.state;
      const mute = asks.find(({ must, until, otherwise }) => must && until !== undefined && otherwise === undefined);
      if (mute !== undefined) throw new Error(`${then}: what does seat ${mute.seat} do when time runs out?`);
      const numbered = asks.map((ask, at) => ({ id: nextAsk + at, ...ask }));
      patch(desk, { frames: [...frames, { asks: numbered, then, data }], nextAsk: nextAsk + asks.length });
    },
    close() {
      const { frames } = desk.state;
      const top = frames.at(-1);
      if (top !== undefined) patch(desk, { frames: [...frames.slice(0, -1), { ...top, asks: [] }] });
    },
    abort: () => patch(desk, { frames: desk.state.frames.slice(0, -1) }),
  };
}
