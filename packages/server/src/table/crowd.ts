import { type Refusal, refuse, type Seat } from '@deckle/kernel';
import type { Entry, Instant } from './entry.ts';
import type { Ring } from './keys.ts';
import type { LiveTable, Watcher } from './live.ts';
import { freshFor, happenedFor, mayEnter, type Reader, readerOf, type Turn } from './seen.ts';
import { LAG, sightOf } from './sight.ts';
import { GIVEN_AWAY, NO_KEY } from './table.ts';

/** Somebody who comes to a table. */
export interface Comer {
  readonly ring: Ring;
  tell(text: string): void;
  /** They may not stay. */
  expel(refusal: Refusal): void;
}

/** Where somebody is who has come. */
export interface Room {
  readonly live: LiveTable;
  /** What their keys let them be now. */
  readonly reader: Reader;
  leave(): void;
}

/** What all crowds of a server share. */
export interface House {
  readonly time: () => Instant;
  /** By seat: is somebody connected, here or elsewhere? */
  readonly here: (live: LiveTable) => readonly boolean[];
  /** Somebody came or went. */
  readonly changed: (live: LiveTable) => void;
}

/** Windows in which one person has the table open. */
const MOST_WINDOWS = 10;
/** All who only look on. */
const MOST_WATCHING = 200;

const FULL = refuse('too-many', 'Too many are looking on at this table.');
const ELSEWHERE = refuse('too-many', 'You have this table open in too many windows.');

/** After these a key may open something else than before. */
const CHANGES_KEYS: readonly Entry['did'][] = ['freed', 'bot', 'sat', 'watch'];

/** Those who are connected to a table on this server. */
export class Crowd implements Watcher {
  readonly live: LiveTable;
  readonly #house: House;
  #guests: readonly Guest[] = [];
  #timer: NodeJS.Timeout | undefined = undefined;

  constructor(live: LiveTable, house: House) {
    this.live = live;
    this.#house = house;
    live.watch(this);
  }

  seats(): readonly (Seat | null)[] {
    return this.#guests.map(({ reader }) => reader.seat);
  }

  tell(text: string): void {
    for (const { comer } of this.#guests) comer.tell(text);
  }

  enter(comer: Comer, after: number): Room | Refusal {
    const { live } = this;
    const { time, here } = this.#house;
    const reader = readerOf(live.table(), comer.ring);
    if (!this.#makeRoom(reader)) return FULL;
    const { table, now, next } = sightOf(live, reader, time());
    const guest = new Guest(this, comer, reader);
    guest.told = table.number;
    guest.saw = table.match === null ? 'table' : 'match';
    this.#guests = this.#guests.concat(guest);
    comer.tell(JSON.stringify(freshFor(table, reader, now, here(live), after)));
    if (next !== null) this.#tellLate();
    this.#house.changed(live);
    return guest;
  }

  /** Nobody at the table is kept out by anybody else: of their own windows, the one opened first gives way. Who looks on may find it full. */
  #makeRoom({ seat, isHost }: Reader): boolean {
    const same = this.#guests.filter(({ reader }) => reader.seat === seat && reader.isHost === isHost);
    if (seat === null && !isHost) return same.length < MOST_WATCHING;
    const [oldest] = same;
    if (oldest !== undefined && same.length >= MOST_WINDOWS) this.#expel(oldest, ELSEWHERE);
    return true;
  }

  leave(guest: Guest): void {
    this.#guests = this.#guests.filter((other) => other !== guest);
    this.#house.changed(this.live);
  }

  /** Nobody is here any more. */
  end(): void {
    clearTimeout(this.#timer);
    this.live.unwatch(this);
  }

  happened(turn: Turn): void {
    if (CHANGES_KEYS.includes(turn.entry.did)) this.#checkKeys();
    this.#tellSeats(turn);
    this.#tellLate();
  }

  /** The same seat in several windows is told the same. */
  #tellSeats(turn: Turn): void {
    const { live } = this;
    const texts = new Map<string, string>();
    for (const { reader, comer } of this.#guests) {
      if (reader.seat === null) continue;
      const eyes = `${reader.seat} ${reader.isHost}`;
      const text =
        texts.get(eyes) ?? JSON.stringify(happenedFor(turn, reader, live.now(), () => this.#house.here(live)));
      texts.set(eyes, text);
      comer.tell(text);
    }
  }

  /** Tells spectators what has become old enough, now and whenever more has. */
  #tellLate(): void {
    clearTimeout(this.#timer);
    const times = this.#guests.flatMap((guest) => (guest.reader.seat === null ? (this.#tellFresh(guest) ?? []) : []));
    if (times.length === 0) return;
    const left = Math.max(0, Math.min(...times) - this.#house.time());
    this.#timer = setTimeout(() => this.#tellLate(), Math.min(LAG, left));
  }

  /** All that is new to somebody, as far as they may see it; where they saw no cards before, all of the match is. */
  #tellFresh(guest: Guest): Instant | null {
    const { live } = this;
    const { time, here } = this.#house;
    const { table, now, next } = sightOf(live, guest.reader, time());
    const saw = table.match === null ? 'table' : 'match';
    if (table.number === guest.told && saw === guest.saw) return next;
    const after = guest.saw === saw ? guest.told : 0;
    guest.comer.tell(JSON.stringify(freshFor(table, guest.reader, now, here(live), after)));
    guest.told = table.number;
    guest.saw = saw;
    return next;
  }

  /** A chair may have been given to somebody else, or the link of spectators made anew: whoever had it is nobody there any more. */
  #checkKeys(): void {
    for (const guest of this.#guests) {
      const { seat } = guest.reader;
      guest.reader = readerOf(this.live.table(), guest.comer.ring);
      if (seat === null ? mayEnter(guest.reader) : guest.reader.seat === seat) continue;
      this.#expel(guest, seat === null ? NO_KEY : GIVEN_AWAY);
    }
  }

  #expel(guest: Guest, refusal: Refusal): void {
    this.#guests = this.#guests.filter((other) => other !== guest);
    guest.comer.expel(refusal);
  }
}

class Guest implements Room {
  readonly comer: Comer;
  reader: Reader;
  /** How far a spectator has been told, and whether of the cards. */
  told = 0;
  saw: 'match' | 'table' = 'table';
  readonly #crowd: Crowd;

  constructor(crowd: Crowd, comer: Comer, reader: Reader) {
    this.#crowd = crowd;
    this.comer = comer;
    this.reader = reader;
  }

  get live(): LiveTable {
    return this.#crowd.live;
  }

  leave(): void {
    this.#crowd.leave(this);
  }
}
