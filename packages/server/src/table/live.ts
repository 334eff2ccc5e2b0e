import { fairInput, type Input, isRefusal, type Match, type Millis, MOST_DELAY, type Refusal } from '@deckle/kernel';
import type { Place, Store } from '../store/store.ts';
import { dueOf, isStillDue } from './due.ts';
import type { Entry, Instant } from './entry.ts';
import type { Step } from './sight.ts';
import { GIVEN_AWAY, type Holder, holds, isFinished, markOf, type Rules, type Table, withEntry } from './table.ts';

/** Told of every entry, the table before it and after it. */
export type Watcher = (entry: Entry, table: Table, before: Table) => void;

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
  watch(watcher: Watcher): () => void;
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

export function openLive({ place, rules, table: opened, trail: trodden, store, time, wrote }: Opened): LiveTable {
  const watchers = new Set<Watcher>();
  const trail = [...trodden];
  let table = opened;
  let due: Instant | null | 'unknown' = 'unknown';
  let arrived: readonly Arrived[] = [];
  let timer: NodeJS.Timeout | undefined;
  let looking: NodeJS.Timeout | undefined;
  let isOpen = true;
  let last: Promise<unknown> = Promise.resolve();

  const now = (): Millis =>
    table.began === null ? 0 : Math.max(table.match?.last.state.now ?? 0, time() - table.began);
  /** One after the other: whoever comes while something is being kept waits. */
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const done = last.then(work, work);
    last = done.catch(() => {});
    return done;
  };
  const take = (entry: Entry, next: Table, whose: 'own' | 'other'): void => {
    const before = table;
    table = next;
    if (trail.length > 0) trail.push(stepOf(entry, next));
    wrote(entry, next, whose);
    for (const watcher of watchers) watcher(entry, next, before);
  };
  const catchUpNow = async (): Promise<void> => {
    for (const entry of await store.entries(place, table.number)) {
      const next = withEntry(table, entry, rules);
      if (isRefusal(next)) throw new Error(`table ${place.id}, entry ${table.number + 1}: ${next.rule}`);
      take(entry, next, 'other');
    }
    due = 'unknown';
  };
  /** What could not be answered may have been kept all the same: then everybody is told as soon as the store answers. */
  const lookLater = (): void => {
    if (!isOpen || looking !== undefined) return;
    looking = setTimeout(() => {
      looking = undefined;
      inTurn(catchUpNow).then(wait, lookLater);
    }, RETRY);
  };
  const keep = async (wish: Wish): Promise<Refusal | null> => {
    for (;;) {
      const entry = wish(table);
      if (entry === 'done') return null;
      if (isRefusal(entry)) return entry;
      const next = withEntry(table, entry, rules);
      if (isRefusal(next)) return next;
      const later = dueOf(next, time());
      const isSame = isStillDue(due, later, next, time());
      const isOver = isFinished(next) && !isFinished(table);
      const line = { place, number: next.number, entry, due: isSame ? ('same' as const) : later, isOver };
      const done = await store.append(line).catch((error: Error) => {
        lookLater();
        throw error;
      });
      if (done === 'kept') {
        if (!isSame) due = later;
        take(entry, next, 'own');
        return null;
      }
      await catchUpNow();
    }
  };

  /** Plays what is settled by now: answers in the order they were sent, and for those whose time is up. */
  const settle = async (): Promise<void> => {
    for (;;) {
      const { match, began } = table;
      if (match === null || began === null || isFinished(table)) break;
      const inputs = arrived.map(({ input }) => input);
      const input = fairInput(match.last.state, inputs, now());
      if (input === null) break;
      const own = arrived.find((each) => each.input === input);
      arrived = arrived.filter((each) => each !== own);
      try {
        const refusal = await keep(playing(input, own ?? BY_ITSELF, began));
        // Another server may have been first. Were it refused without that, it would be tried for ever.
        if (own === undefined && refusal !== null && table.match === match) throw new Error(refusal.rule);
        own?.answer(refusal);
      } catch (error) {
        if (own === undefined) throw error;
        own.fail(error as Error);
      }
    }
    const { match } = table;
    if (match === null || isFinished(table)) {
      for (const { answer } of arrived) answer({ refused: 'over', rule: 'The game is over.' });
      arrived = [];
    }
    wait();
  };
  const settleInTurn = (): void => {
    inTurn(settle).catch(() => {
      // The store does not answer: what is due stays due.
      if (isOpen) timer = setTimeout(settleInTurn, RETRY);
    });
  };
  const wait = (): void => {
    clearTimeout(timer);
    const left = nextIn(table, arrived, now());
    if (isOpen && left !== null) timer = setTimeout(settleInTurn, Math.min(left, LONGEST));
  };

  wait();
  return {
    place,
    rules,
    table: () => table,
    trail: () => trail,
    now,
    change: (wish) =>
      inTurn(async () => {
        const refusal = await keep(wish);
        wait();
        return refusal;
      }),
    play: (input, nonce, holder) =>
      new Promise((answer, fail) => {
        arrived = [...arrived, { input, nonce, holder, answer, fail }];
        settleInTurn();
      }),
    catchUp: () =>
      inTurn(async () => {
        await catchUpNow();
        wait();
      }),
    watch(watcher) {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    isWatched: () => watchers.size > 0 || arrived.length > 0,
    async close() {
      isOpen = false;
      clearTimeout(timer);
      clearTimeout(looking);
      await last;
    },
  };
}

export const stepOf = (entry: Entry, table: Table): Step => ({
  table,
  at: entry.at,
  seat: entry.did === 'played' ? entry.input.seat : null,
});

/** Timers count no further. */
const LONGEST = 2 ** 31 - 1;
const RETRY = 1000;

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
