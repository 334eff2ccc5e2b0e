import type { Crew } from './bots/crew.ts';
import { tendBots } from './bots/tend.ts';
import type { Bus } from './bus/bus.ts';
import type { Presence } from './bus/presence.ts';
import type { Hooks } from './hooks/hooks.ts';
import type { Library } from './library.ts';
import type { Place, Store } from './store/store.ts';
import type { Entry, Instant } from './table/entry.ts';
import { hear } from './table/hear.ts';
import { type LiveTable, openLive } from './table/live.ts';
import { keepSnapshot, readTable } from './table/read.ts';
import { beginIfFull } from './table/requests.ts';
import type { Table } from './table/table.ts';
import type { Tending } from './table/tending.ts';

export interface Parts {
  readonly store: Store;
  readonly library: Library;
  readonly crew: Crew;
  readonly bus: Bus;
  readonly presence: Presence;
  readonly time: () => Instant;
  /** Who calls those whose turn it is; nobody, where none are given. */
  readonly hooks?: Hooks;
  /** Told of every entry this server has written. */
  readonly wrote?: (entry: Entry) => void;
  /** Told in a sentence what whoever runs the server should know. */
  readonly complain: (sentence: string) => void;
}

/** A table in memory. */
export interface Held {
  readonly live: LiveTable;
  /** The game waits for what this server does. */
  isBusy(): boolean;
  /** Does nothing more for it, and hears no more from other servers. */
  leave(): void;
  idleSince: Instant | null;
}

/** So often a table is kept as a whole. */
const SNAPSHOT = 100;
/** Takes a table into memory: from here on it hears what other servers write, and its bots think. */
export async function hold(place: Place, parts: Parts): Promise<Held> {
  const one = new Holding(place, parts);
  await one.open();
  return one;
}

class Holding implements Held {
  idleSince: Instant | null = null;
  readonly #place: Place;
  readonly #parts: Parts;
  #live: LiveTable | null = null;
  #bots: Tending | null = null;
  #calls: Tending | null = null;
  /** What others have said that there is, before it could be read. */
  #heard = 0;
  #deafen: (() => void) | null = null;

  constructor(place: Place, parts: Parts) {
    this.#place = place;
    this.#parts = parts;
  }

  get live(): LiveTable {
    if (this.#live === null) throw new Error('the table is not open yet');
    return this.#live;
  }

  async open(): Promise<void> {
    const { store, library, bus, presence, time } = this.#parts;
    const place = this.#place;
    // It listens before it reads, so that nothing is missed in between.
    this.#deafen = await bus.listen(this.#channel(), (number) => this.#hear(Number(number)));
    await presence.join(place.id);
    try {
      const read = await readTable(store, library, place);
      const live = openLive({ ...read, place, store, time, wrote: (...what) => this.#wrote(...what) });
      this.#live = live;
      this.#tend(live);
      if (this.#heard > live.table().number) hear(live, this.#heard);
      // The server may have been killed between the last who sat down and the deal.
      beginIfFull(live, time()).catch(() => {});
    } catch (error) {
      this.leave();
      presence.leave(place.id);
      throw error;
    }
  }

  isBusy(): boolean {
    return (this.#bots?.isBusy() ?? false) || (this.#calls?.isBusy() ?? false);
  }

  leave(): void {
    this.#bots?.close();
    this.#calls?.close();
    this.#deafen?.();
  }

  #channel(): string {
    return `table ${this.#place.id}`;
  }

  #hear(number: number): void {
    if (this.#live !== null) hear(this.#live, number);
    else this.#heard = Math.max(this.#heard, number);
  }

  #wrote(entry: Entry, next: Table, whose: 'own' | 'other'): void {
    const live = this.#live;
    if (live === null) return;
    const { bus, store, wrote } = this.#parts;
    if (whose === 'own') {
      bus.say(this.#channel(), `${next.number}`);
      wrote?.(entry);
      // Where spectators see the table late, it must be known what it was before.
      if (next.number % SNAPSHOT === 0 && live.trail().length === 0) void keepSnapshot(store, this.#place, next);
      if (entry.did === 'began' && next.opening.plan.listed) store.unlist(this.#place).catch(() => {});
    }
    this.#tend(live);
  }

  #tend(live: LiveTable): void {
    const { crew, bus, hooks } = this.#parts;
    const { chairs } = live.table();
    if (chairs.some(({ kind }) => kind === 'bot')) this.#bots ??= tendBots(live, crew, bus);
    if (chairs.some(({ hook }) => hook !== null)) this.#calls ??= hooks?.tend(live) ?? null;
    this.#bots?.look();
    this.#calls?.look();
  }
}
