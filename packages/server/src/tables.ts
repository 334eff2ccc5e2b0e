import { randomBytes } from 'node:crypto';
import { isRefusal, openMatch, type Refusal } from '@deckle/kernel';
import type { Crew } from './bots/crew.ts';
import { type Tending, tendBots } from './bots/tend.ts';
import type { Bus } from './bus.ts';
import type { Library } from './library.ts';
import type { Place, Store } from './store/store.ts';
import type { Entry, Instant, Opening } from './table/entry.ts';
import { makeCode, makeTableId } from './table/keys.ts';
import { againOf, type Created, type Locks, makeLocks } from './table/locks.ts';
import { type LiveTable, openLive, stepOf } from './table/live.ts';
import type { Plan } from './table/plan.ts';
import type { Step } from './table/sight.ts';
import { makeSnapshot, parseSnapshot } from './table/snapshot.ts';
import { isFull, openTable, type Rules, type Table, withEntry } from './table/table.ts';

/** All tables of this server: those that somebody looks at are in memory, all others only in the store. */
export interface Tables {
  create(plan: Plan): Promise<Created | Refusal>;
  /** A new table for the same people, who keep their keys. */
  createAgain(before: Table): Promise<Pick<Created, 'id' | 'code'> | Refusal>;
  open(id: string): Promise<LiveTable | null>;
  openCode(code: string): Promise<LiveTable | null>;
  listed(most: number): Promise<readonly LiveTable[]>;
  /** How many are in memory. */
  live(): number;
  close(): Promise<void>;
}

export interface Parts {
  readonly store: Store;
  readonly library: Library;
  readonly crew: Crew;
  readonly bus: Bus;
  readonly time: () => Instant;
  /** Told of every entry this server has written, as for calling somebody whose turn it is. */
  readonly wrote?: (live: LiveTable, entry: Entry, table: Table, before: Table) => void;
}

interface Held {
  readonly live: LiveTable;
  readonly bots: Tending;
  idleSince: Instant | null;
}

/** So often tables are looked through: which must be looked at, which nobody looks at any more. */
const ROUND = 1000;
/** What is due is left that long to a server that may have the table in memory. */
const GRACE = 1500;
/** A table that nobody looks at stays in memory that long. */
const REST = 20_000;
/** So many tables are woken in one round. */
const MOST_WOKEN = 500;
/** So often a table is kept as a whole. */
const SNAPSHOT = 50;

export function openTables({ store, library, crew, bus, time, wrote }: Parts): Tables {
  const held = new Map<string, Promise<Held | null>>();
  const awake = new Map<string, Held>();
  let isOpen = true;

  const hold = async (place: Place): Promise<Held> => {
    const read = await readTable(store, library, place);
    const live = openLive({ ...read, place, store, time, wrote: (...args) => noted(...args) });
    const bots = tendBots(live, crew);
    const one: Held = { live, bots, idleSince: null };
    function noted(entry: Entry, next: Table, before: Table, whose: 'own' | 'other'): void {
      if (whose === 'own') {
        bus.publish(place.id, next.number);
        wrote?.(live, entry, next, before);
        // Where spectators see the table late, it must be known what it was before.
        if (next.number % SNAPSHOT === 0 && live.trail().length === 0) void keepSnapshot(store, place, next);
      }
      bots.look();
    }
    awake.set(place.id, one);
    bots.look();
    return one;
  };
  const openPlace = (id: string, find: () => Promise<Place | null>): Promise<LiveTable | null> => {
    const known = held.get(id) ?? found(id, find);
    return known.then((one) => one?.live ?? null);
  };
  const found = (id: string, find: () => Promise<Place | null>): Promise<Held | null> => {
    const opening = find().then((place) => (place === null ? null : hold(place)));
    held.set(id, opening);
    opening.then(
      (one) => one ?? held.delete(id),
      () => held.delete(id),
    );
    return opening;
  };
  const drop = ({ live, bots }: Held): void => {
    live.close();
    bots.close();
    awake.delete(live.place.id);
    held.delete(live.place.id);
  };
  const rest = (): void => {
    for (const one of awake.values()) {
      if (one.live.isWatched() || one.bots.isBusy()) one.idleSince = null;
      else if (one.idleSince === null) one.idleSince = time();
      else if (time() - one.idleSince > REST) drop(one);
    }
  };
  const wake = async (by: Instant): Promise<void> => {
    for (const place of await store.due(by, MOST_WOKEN)) {
      const known = awake.get(place.id);
      // Another server may have written since.
      if (known !== undefined) await known.live.catchUp();
      else await openPlace(place.id, async () => place);
    }
  };
  const begin = async (
    plan: Plan,
    locks: Locks,
    after: string | null,
  ): Promise<Pick<Created, 'id' | 'code'> | Refusal> => {
    const rules = await library.rules(plan.game, plan.words);
    const { version } = rules.game;
    const [id, code, seed] = [makeTableId(), makeCode(), randomBytes(32).toString('hex')];
    const seats = plan.chairs.length;
    const trial = openMatch(rules.game, { seats, options: plan.options, seed }, rules.tools, rules.dictionary);
    if (isRefusal(trial)) return trial;
    const { dictionary } = rules;
    await store.create({ did: 'opened', at: time(), id, code, plan, seed, version, dictionary, ...locks, after }, null);
    const live = await openPlace(id, () => store.find(id));
    if (live !== null && isFull(live.table())) await live.change(() => ({ did: 'began', at: time() }));
    return { id, code };
  };
  const round = async (grace: number): Promise<void> => {
    try {
      await wake(time() - grace);
      rest();
    } catch {
      // The store does not answer: the next round tries again.
    }
    if (isOpen) timer = setTimeout(() => void round(GRACE), ROUND);
  };
  let timer: NodeJS.Timeout = setTimeout(() => void round(0));
  bus.onPublished((id, number) => {
    const one = awake.get(id);
    if (one !== undefined && one.live.table().number < number) void one.live.catchUp().catch(() => {});
  });

  return {
    async create(plan) {
      const { keys, locks } = makeLocks(plan);
      const made = await begin(plan, locks, null);
      return isRefusal(made) ? made : { ...made, ...keys };
    },
    createAgain(before) {
      const { plan, locks } = againOf(before);
      return begin(plan, locks, before.opening.id);
    },
    open: (id) => openPlace(id, () => store.find(id)),
    async openCode(code) {
      const place = await store.findCode(code);
      return place === null ? null : openPlace(place.id, async () => place);
    },
    async listed(most) {
      const places = await store.listed(most);
      const lives = await Promise.all(places.map((place) => openPlace(place.id, async () => place)));
      return lives.flatMap((live) => live ?? []);
    },
    live: () => awake.size,
    async close() {
      isOpen = false;
      clearTimeout(timer);
      for (const one of awake.values()) drop(one);
    },
  };
}

async function keepSnapshot(store: Store, place: Place, table: Table): Promise<void> {
  const text = makeSnapshot(table);
  if (text !== null) await store.keepSnapshot(place, { number: table.number, text }).catch(() => {});
}

/** A table from its entries, from the last whole one on. */
async function readTable(
  store: Store,
  library: Library,
  place: Place,
): Promise<{ readonly table: Table; readonly rules: Rules; readonly trail: readonly Step[] }> {
  const snapshot = await store.snapshot(place);
  const entries = await store.entries(place, snapshot?.number ?? 0);
  const opening =
    snapshot === null ? (entries[0] as Opening) : (JSON.parse(snapshot.text) as { readonly opening: Opening }).opening;
  const rules = await library.rules(opening.plan.game, opening.plan.words);
  if (rules.game.version !== opening.version || rules.dictionary !== opening.dictionary)
    throw new Error(`table ${place.id} is of another version of ${opening.plan.game} or its words`);
  let table = snapshot === null ? openTable(opening) : parseSnapshot(snapshot.text, rules);
  const trail = opening.plan.spectators === 'delayed' ? [stepOf(opening, table)] : [];
  for (const entry of snapshot === null ? entries.slice(1) : entries) {
    const next = withEntry(table, entry, rules);
    if (isRefusal(next)) throw new Error(`table ${place.id}, entry ${table.number + 1}: ${next.rule}`);
    table = next;
    if (trail.length > 0) trail.push(stepOf(entry, next));
  }
  return { table, rules, trail };
}
