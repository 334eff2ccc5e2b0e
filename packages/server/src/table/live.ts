import {
  fairInput,
  type Input,
  isRefusal,
  type Match,
  type Millis,
  MOST_DELAY,
  type Refusal,
  refuse,
} from '@deckle/kernel';
import type { Place, Store } from '../store/store.ts';
import { dueOf, isStillDue } from './due.ts';
import type { Entry, Instant } from './entry.ts';
import type { Turn } from './seen.ts';
import type { Step } from './sight.ts';
import { GIVEN_AWAY, type Holder, holds, isFinished, markOf, type Rules, type Table, withEntry } from './table.ts';

/** Told of every entry, and of the table before it and after it. */
export interface Watcher {
  happened(turn: Turn): void;
}

/** Something somebody wants to happen: the entry for it, made from the table as it is then, or why not; `done`: it has. */
export type Wish = (table: Table) => Entry | Refusal | 'done';

/** A table that is looked at: in memory, one change after the other, each kept before anybody hears of it. */
export interface LiveTable {
  readonly place: Place;
  readonly rules: Rules;
  table(): Table;
  /** All that the table has been, where spectators see it late; else empty. */
  trail(): readonly Step[];
  /** How long the match has gone on. */
  now(): Millis;
  /** Null when it has happened. Another server may be first: then the wish is made again from what the table is by then. */
  change(wish: Wish): Promise<Refusal | null>;
  /** An answer of a seat. Where several seats are asked, those sent earlier go first though they may arrive later. */
  play(input: Input, nonce: string | null, holder: Holder | null): Promise<Refusal | null>;
  /** Reads what other servers have written. */
  catchUp(): Promise<void>;
  watch(watcher: Watcher): void;
  unwatch(watcher: Watcher): void;
  isWatched(): boolean;
  /** Ends when what is being kept is kept. */
  close(): Promise<void>;
}

interface Arrived {
  readonly input: Input;
  readonly nonce: string | null;
  /** Who had the chair when it was sent; null where that does not matter. */
  readonly holder: Holder | null;
  readonly answer: (refusal: Refusal | null) => void;
  readonly fail: (error: Error) => void;
}

export interface Opened {
  readonly place: Place;
  readonly rules: Rules;
  readonly table: Table;
  readonly trail: readonly Step[];
  readonly store: Store;
  readonly time: () => Instant;
  /** Told of every entry before all watchers; `own`: this server has written it. */
  readonly wrote: (entry: Entry, table: Table, whose: 'own' | 'other') => void;
}

export const openLive = (opened: Opened): LiveTable => new Live(opened);

/** A class, because there is one for every table that is looked at: a closure for each of its acts would take more room than the table. */
class Live implements LiveTable {
  readonly place: Place;
  readonly rules: Rules;
  readonly #store: Store;
  readonly #time: () => Instant;
  readonly #wrote: Opened['wrote'];
  readonly #trail: Step[];
  #watchers: readonly Watcher[] = [];
  #table: Table;
  #due: Instant | null | 'unknown' = 'unknown';
  #arrived: readonly Arrived[] = NOTHING;
  #timer: NodeJS.Timeout | undefined = undefined;
  #looking: NodeJS.Timeout | undefined = undefined;
  #isOpen = true;
  #last: Promise<unknown> = IDLE;

  constructor({ place, rules, table, trail, store, time, wrote }: Opened) {
    this.place = place;
    this.rules = rules;
    this.#store = store;
    this.#time = time;
    this.#wrote = wrote;
    this.#trail = [...trail];
    this.#table = table;
    this.#wait();
  }

  table(): Table {
    return this.#table;
  }

  trail(): readonly Step[] {
    return this.#trail;
  }

  now(): Millis {
    const { began, match } = this.#table;
    return began === null ? 0 : Math.max(match?.last.state.now ?? 0, this.#time() - began);
  }

  change(wish: Wish): Promise<Refusal | null> {
    return this.#inTurn(async () => {
      const refusal = await this.#keep(wish);
      this.#wait();
      return refusal;
    });
  }

  play(input: Input, nonce: string | null, holder: Holder | null): Promise<Refusal | null> {
    return new Promise((answer, fail) => {
      this.#arrived = this.#arrived.concat({ input, nonce, holder, answer, fail });
      this.#settleInTurn();
    });
  }

  catchUp(): Promise<void> {
    return this.#inTurn(async () => {
      await this.#catchUpNow();
      this.#wait();
    });
  }

  watch(watcher: Watcher): void {
    this.#watchers = this.#watchers.concat(watcher);
  }

  unwatch(watcher: Watcher): void {
    this.#watchers = this.#watchers.filter((other) => other !== watcher);
  }

  isWatched(): boolean {
    return this.#watchers.length > 0 || this.#arrived.length > 0;
  }

  async close(): Promise<void> {
    this.#isOpen = false;
    clearTimeout(this.#timer);
    clearTimeout(this.#looking);
    await this.#last;
  }

  /** One after the other: whoever comes while something is being kept waits. */
  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#last.then(work, work);
    this.#last = done.catch(() => {});
    return done;
  }

  #take(entry: Entry, next: Table, whose: 'own' | 'other'): void {
    const before = this.#table;
    this.#table = next;
    if (this.#trail.length > 0) this.#trail.push(stepOf(entry, next));
    this.#wrote(entry, next, whose);
    for (const watcher of this.#watchers) watcher.happened({ entry, table: next, before });
  }

  async #catchUpNow(): Promise<void> {
    for (const entry of await this.#store.entries(this.place, this.#table.number)) {
      const next = withEntry(this.#table, entry, this.rules);
      if (isRefusal(next)) throw new Error(`table ${this.place.id}, entry ${this.#table.number + 1}: ${next.rule}`);
      this.#take(entry, next, 'other');
    }
    this.#due = 'unknown';
  }

  /** What could not be answered may have been kept all the same: then everybody is told as soon as the store answers. */
  #lookLater(): void {
    if (!this.#isOpen || this.#looking !== undefined) return;
    this.#looking = setTimeout(() => {
      this.#looking = undefined;
      this.catchUp().catch(() => this.#lookLater());
    }, RETRY);
  }

  async #keep(wish: Wish): Promise<Refusal | null> {
    for (;;) {
      const entry = wish(this.#table);
      if (entry === 'done') return null;
      if (isRefusal(entry)) return entry;
      const next = withEntry(this.#table, entry, this.rules);
      if (isRefusal(next)) return next;
      const later = dueOf(next, this.#time());
      const isSame = isStillDue(this.#due, later, next, this.#time());
      const isOver = isFinished(next) && !isFinished(this.#table);
      const line = { place: this.place, number: next.number, entry, due: isSame ? ('same' as const) : later, isOver };
      const done = await this.#store.append(line).catch((error: Error) => {
        this.#lookLater();
        throw error;
      });
      if (done === 'gone') return FORGOTTEN;
      if (done === 'kept') {
        if (!isSame) this.#due = later;
        this.#take(entry, next, 'own');
        return null;
      }
      await this.#catchUpNow();
    }
  }

  /** Plays what is settled by now: answers in the order they were sent, and for those whose time is up. */
  async #settle(): Promise<void> {
    for (;;) {
      const { match, began } = this.#table;
      if (match === null || began === null || isFinished(this.#table)) break;
      const inputs = this.#arrived.map(({ input }) => input);
      const input = fairInput(match.last.state, inputs, this.now());
      if (input === null) break;
      const own = this.#arrived.find((each) => each.input === input);
      this.#arrived = this.#arrived.filter((each) => each !== own);
      try {
        const refusal = await this.#keep(playing(input, own ?? BY_ITSELF, began));
        // Another server may have been first. Were it refused without that, it would be tried for ever.
        if (own === undefined && refusal !== null && this.#table.match === match) throw new Error(refusal.rule);
        own?.answer(refusal);
      } catch (error) {
        if (own === undefined) throw error;
        own.fail(error as Error);
      }
    }
    if (this.#table.match === null || isFinished(this.#table)) {
      for (const { answer } of this.#arrived) answer({ refused: 'over', rule: 'The game is over.' });
      this.#arrived = NOTHING;
    }
    this.#wait();
  }

  #settleInTurn(): void {
    this.#inTurn(() => this.#settle()).catch(() => {
      // The store does not answer: what is due stays due.
      if (this.#isOpen) this.#settleIn(RETRY);
    });
  }

  #settleIn(millis: Millis): void {
    this.#timer = setTimeout(() => this.#settleInTurn(), millis);
  }

  #wait(): void {
    clearTimeout(this.#timer);
    const left = nextIn(this.#table, this.#arrived, this.now());
    if (this.#isOpen && left !== null) this.#settleIn(Math.min(left, LONGEST));
  }
}

export const stepOf = (entry: Entry, table: Table): Step => ({
  table,
  at: entry.at,
  seat: entry.did === 'played' ? entry.input.seat : null,
});

/** Whoever looks after the data has forgotten the table. */
const FORGOTTEN = refuse('no-table', 'This table is not kept any more.');

/** Timers count no further. */
const LONGEST = 2 ** 31 - 1;
const RETRY = 1000;

/** Nothing has arrived. */
const NOTHING: readonly Arrived[] = [];
/** Nothing is being kept. */
const IDLE = Promise.resolve();

/** What happens because the time is up is nobody's act. */
const BY_ITSELF = { nonce: null, holder: null };

/** What an input is when it is its turn: later than what another server may have written meanwhile, and only once. */
const playing =
  (input: Input, { nonce, holder }: Pick<Arrived, 'nonce' | 'holder'>, began: Instant): Wish =>
  (table) => {
    const { match, nonces } = table;
    if (nonce !== null && nonces.includes(markOf(input.seat, nonce))) return 'done';
    if (holder !== null && !holds(table, input.seat, holder)) return GIVEN_AWAY;
    const at = Math.max(input.at, match?.last.state.now ?? 0);
    return { did: 'played', at: began + at, input: { ...input, at }, nonce };
  };

/** In how long something is settled by itself. */
function nextIn({ match }: Table, arrived: readonly Arrived[], now: Millis): Millis | null {
  const times = [
    ...arrived.map(({ input: { at, delay = 0 } }) => at - delay + MOST_DELAY),
    ...(match === null ? [] : endsOf(match).map((end) => end + MOST_DELAY)),
  ];
  return times.length === 0 ? null : Math.max(0, Math.min(...times) - now);
}

const endsOf = ({ last: { state } }: Match): readonly Millis[] =>
  state.result !== null
    ? []
    : (state.frames.at(-1)?.asks ?? []).flatMap(({ until, soon = until, otherwise }) =>
        soon === undefined || otherwise === undefined ? [] : [soon],
      );
