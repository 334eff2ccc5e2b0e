import type { Bus } from './bus/bus.ts';
import type { Held } from './holding.ts';
import type { Place, Store } from './store/store.ts';
import { PATIENCE } from './table/due.ts';
import type { Instant } from './table/entry.ts';

/** So often tables are looked through: which must be looked at, where others have written, which nobody looks at any more. */
const ROUND = 1000;
/** What is due is left that long to a server that may have the table in memory. */
const GRACE = 1500;
/** A table that nobody looks at stays in memory that long. */
const REST = 20_000;
/** So many tables are woken in one round. */
const MOST_WOKEN = 500;
/** So many are asked for at once. */
const PAGE = 500;
/** So many are read from the store at the same time. */
const AT_ONCE = 8;
/** Messages of other servers may be lost: each table is asked for every so many rounds, and in each while none can come. */
const TURNS = 10;
/** A table that cannot be read is tried again after this long, then after twice as long, and so on to a quarter of an hour. */
const SICK = 2000;
const LONGEST_SICK = 900_000;

export interface Rounds {
  stop(): void;
}

interface Wards {
  readonly store: Store;
  readonly bus: Bus;
  readonly time: () => Instant;
  readonly complain: (sentence: string) => void;
  readonly awake: ReadonlyMap<string, Held>;
  readonly open: (place: Place) => Promise<unknown>;
  readonly drop: (one: Held) => Promise<void>;
}

/** What happens by itself is in the store, so that it happens whichever server is killed: this looks for it. */
export function startRounds(wards: Wards): Rounds {
  const { store, bus, time, awake, drop } = wards;
  let isOpen = true;
  let turn = 0;
  const wake = openWaking(wards);

  const rest = (): void => {
    for (const one of awake.values()) {
      if (one.live.isWatched() || one.isBusy()) one.idleSince = null;
      else if (one.idleSince === null) one.idleSince = time();
      else if (time() - one.idleSince > REST) void drop(one);
    }
  };
  const poll = async (which: 'all' | number): Promise<void> => {
    const all = [...awake.values()].filter((_one, at) => which === 'all' || at % TURNS === which);
    for (let at = 0; at < all.length; at += PAGE) {
      const page = all.slice(at, at + PAGE);
      const numbers = await store.numbers(page.map(({ live }) => live.place));
      const behind = page.filter(({ live }, index) => live.table().number < (numbers[index] ?? 0));
      await inParallel(behind, ({ live }) => live.catchUp());
    }
  };
  const round = async (by: Instant): Promise<void> => {
    try {
      await poll(bus.isWhole() ? turn++ % TURNS : 'all');
      await wake(by);
      rest();
    } catch {
      // The store does not answer: the next round tries again.
    }
    if (isOpen) timer = setTimeout(() => void round(time() - GRACE), ROUND);
  };
  // Whatever a killed server has left is taken up at once.
  let timer: NodeJS.Timeout = setTimeout(() => void round(time() + PATIENCE));
  bus.onWhole(() => void poll('all').catch(() => {}));
  return {
    stop() {
      isOpen = false;
      clearTimeout(timer);
    },
  };
}

/** Takes tables into memory that are due and that are not there. */
function openWaking({ store, awake, open, complain }: Wards): (by: Instant) => Promise<void> {
  const sick = new Map<string, { readonly until: number; readonly wait: number }>();
  const wakeOne = async (place: Place): Promise<void> => {
    try {
      await open(place);
      sick.delete(place.id);
    } catch (error) {
      // That the store does not answer is no fault of the table.
      await store.check();
      const wait = Math.min(LONGEST_SICK, (sick.get(place.id)?.wait ?? SICK / 2) * 2);
      sick.set(place.id, { until: performance.now() + wait, wait });
      if (wait === SICK) complain(`A table cannot go on: ${(error as Error).message}`);
    }
  };
  return async (by) => {
    let woken = 0;
    for (let skip = 0; woken < MOST_WOKEN; skip += PAGE) {
      const places = await store.due(by, PAGE, skip);
      const asleep = places.filter(({ id }) => !awake.has(id) && (sick.get(id)?.until ?? 0) < performance.now());
      await inParallel(asleep, wakeOne);
      woken += asleep.length;
      if (places.length < PAGE) break;
    }
  };
}

async function inParallel<T>(all: readonly T[], work: (one: T) => Promise<unknown>): Promise<void> {
  const waiting = [...all];
  const one = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await work(next);
  };
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, all.length) }, one));
}
