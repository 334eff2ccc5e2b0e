import { type Desk, noteTrip, noteTrips, patch, type Rows, setRows, zoneOf } from './desk.ts';
import { inAnyOrder } from './order.ts';
import { pileOfOne } from './pack.ts';
import { openStream, type Stream } from './rng.ts';
import { stackOnTop } from './stack.ts';
import type {
  Card,
  CardId,
  Event,
  NewAsk,
  Pile,
  Result,
  Rng,
  Seat,
  Shape,
  Sight,
  State,
  Table,
  View,
  ZoneId,
  Part,
} from './types.ts';
import { viewOf } from './view.ts';

/**
 * A Table with what the kernel itself needs to see and do: a state that is open for change by the verbs. It is a class
 * because one is opened for every step, and a closure for each verb would be more than most steps change.
 */
export class Draft<G extends Shape> implements Table<G>, Desk {
  state: State<G>;
  revealed = false;
  readonly answers: string[] = [];
  readonly events: Event[] = [];
  readonly mover: Seat | null;
  readonly stream: Stream;
  readonly pack: readonly Card[];
  readonly #before: State<G>;
  readonly #seen: View<G> | null;

  /** `seen` is the view of who acts (null: the deal), also for the question who learnt what. */
  constructor(before: State<G>, seen: View<G> | null, pack: readonly Card[]) {
    this.state = before;
    this.#before = before;
    this.#seen = seen;
    this.mover = seen === null ? null : seen.seat;
    this.stream = openStream(before.chance);
    this.pack = pack;
  }

  get rng(): Rng {
    return this.stream;
  }

  view(seat: Seat): View<G> {
    const [now, before] = [this.state, this.#before];
    const isSame =
      now.zones === before.zones &&
      now.shared === before.shared &&
      now.own === before.own &&
      now.scores === before.scores &&
      now.out === before.out;
    return isSame && this.#seen?.seat === seat ? this.#seen : viewOf(now, seat);
  }

  hasRevealed(): boolean {
    return this.revealed || this.stream.used() !== this.#before.chance.used;
  }

  /** The changed state. */
  commit(): State<G> {
    const { chance } = this.#before;
    const used = this.stream.used();
    if (used !== chance.used) patch(this, { chance: { seed: chance.seed, used } });
    return this.state;
  }

  zone(id: ZoneId, owner: Seat | null, sight: Sight): void {
    const { zones } = this.state;
    if (zones[id] !== undefined) throw new Error(`zone ${id} is there already`);
    patch(this, { zones: { ...zones, [id]: { owner, sight, row: [] } } });
  }

  shuffle(id: ZoneId): void {
    const row = inAnyOrder(zoneOf(this, id).row, this.stream);
    setRows(this, { [id]: stackOnTop(row, this.state.stack[id] ?? [], this.pack) });
  }

  arrange(rows: Rows): void {
    noteTrips(this, rows);
    setRows(this, rows);
  }

  move(cards: readonly CardId[], from: ZoneId, to: ZoneId): void {
    if (cards.length === 0) return;
    const going = new Set(cards);
    if (going.size !== cards.length) throw new Error(`of ${cards.join(' ')} one would be in two places`);
    const left: Pile[] = [];
    let taken = 0;
    for (const pile of zoneOf(this, from).row) {
      const rest = pile.some((card) => going.has(card)) ? pile.filter((card) => !going.has(card)) : pile;
      if (rest.length > 0) left.push(rest);
      taken += pile.length - rest.length;
    }
    if (taken !== going.size) throw new Error(`of ${cards.join(' ')} some came from nowhere, not from ${from}`);
    const laid = cards.map(pileOfOne);
    if (from === to) return setRows(this, { [to]: left.concat(laid) });
    noteTrip(this, from, to, cards);
    setRows(this, { [from]: left, [to]: zoneOf(this, to).row.concat(laid) });
  }

  draw(from: ZoneId, to: ZoneId, count: number): readonly CardId[] {
    const { row } = zoneOf(this, from);
    const drawn: CardId[] = [];
    for (let at = row.length - 1; at >= Math.max(0, row.length - count); at--) drawn.push(...(row[at] as Pile));
    if (drawn.length > 0) {
      noteTrip(this, from, to, drawn);
      setRows(this, { [from]: row.slice(0, -count), [to]: zoneOf(this, to).row.concat(drawn.map(pileOfOne)) });
    }
    const { stack } = this.state;
    if (stack[from] !== undefined) patch(this, { stack: { ...stack, [from]: stack[from].slice(drawn.length) } });
    return drawn;
  }

  roll(cup: string, faces: readonly string[]): string {
    const { stack } = this.state;
    const [next, ...rest] = stack[cup] ?? [];
    if (next === undefined) return faces[this.stream.below(faces.length)] as string;
    this.revealed = true;
    patch(this, { stack: { ...stack, [cup]: rest } });
    return next;
  }

  score(seat: Seat, points: number, why: string, parts: readonly Part[] = []): void {
    if (!Number.isInteger(points)) throw new Error(`${points} points for seat ${seat}: a score is a whole number`);
    patch(this, { scores: this.state.scores.map((old, at) => (at === seat ? old + points : old)) });
    const sum = parts.flatMap(({ values }) => values).reduce((some, value) => some + value, 0);
    if (parts.length > 0 && sum !== points) throw new Error(`${points} points for ${why}, but the parts make ${sum}`);
    this.events.push({ kind: 'scored', seat, points, why, ...(parts.length === 0 ? {} : { parts }) });
  }

  share(change: Partial<G['shared']>): void {
    const { shared } = this.state;
    // Much is said that is so already.
    for (const part in change)
      if (shared[part] !== change[part]) return patch(this, { shared: { ...shared, ...change } });
  }

  tell(seat: Seat, change: Partial<NonNullable<G['own']>>): void {
    patch(this, { own: this.state.own.map((old, at) => (at === seat ? { ...old, ...change } : old)) });
  }

  say(what: string, seat: Seat | null = null, data: { readonly [name: string]: string | number } = {}): void {
    this.events.push({ kind: 'said', what, seat, data });
  }

  reveal(answer?: string): void {
    this.revealed = true;
    if (answer !== undefined) this.answers.push(answer);
  }

  knockOut(seat: Seat): void {
    const { out, frames } = this.state;
    if (out[seat]) return;
    const left = frames.map((frame) => ({ ...frame, asks: frame.asks.filter((ask) => ask.seat !== seat) }));
    patch(this, { out: out.map((was, at) => was || at === seat), frames: left });
    this.events.push({ kind: 'out', seat });
  }

  end(result: Result): void {
    patch(this, { result, frames: [] });
    this.events.push({ kind: 'ended', ...result });
  }

  ask(then: string, asks: readonly NewAsk[], data: unknown): void {
    const { frames, nextAsk } = this.state;
    const mute = asks.find(({ must, until, otherwise }) => must && until !== undefined && otherwise === undefined);
    if (mute !== undefined) throw new Error(`${then}: what does seat ${mute.seat} do when time runs out?`);
    const numbered = asks.map((ask, at) => ({ id: nextAsk + at, ...ask }));
    patch(this, { frames: frames.concat({ asks: numbered, then, data }), nextAsk: nextAsk + asks.length });
  }

  close(): void {
    const { frames } = this.state;
    const top = frames.at(-1);
    if (top !== undefined) patch(this, { frames: [...frames.slice(0, -1), { ...top, asks: [] }] });
  }

  abort(): void {
    patch(this, { frames: this.state.frames.slice(0, -1) });
  }
}
