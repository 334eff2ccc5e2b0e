import { randomBytes } from 'node:crypto';
import { isRefusal, openMatch, type Refusal } from '@deckle/kernel';
import type { Crew } from './bots/crew.ts';
import { tendBots } from './bots/tend.ts';
import type { Bus } from './bus/bus.ts';
import type { Presence } from './bus/presence.ts';
import type { Hooks } from './hooks/hooks.ts';
import type { Library } from './library.ts';
import { startRounds } from './rounds.ts';
import type { Place, Store } from './store/store.ts';
import type { Entry, Instant } from './table/entry.ts';
import { makeCode, makeTableId } from './table/keys.ts';
import { againOf, type Created, type Locks, makeLocks } from './table/locks.ts';
import { type LiveTable, openLive } from './table/live.ts';
import { hear } from './table/hear.ts';
import type { Plan } from './table/plan.ts';
import { keepSnapshot, readTable } from './table/read.ts';
import { beginIfFull } from './table/requests.ts';
import type { Table } from './table/table.ts';
import type { Tending } from './table/tending.ts';

type Named = Pick<Created, 'id' | 'code'>;

/** All tables of this server: those that somebody looks at are in memory, all others only in the store. */
export interface Tables {
  create(plan: Plan): Promise<Created | Refusal>;
  /** A new table for the same people, who keep their keys. */
  createAgain(before: Table): Promise<Named | Refusal>;
  open(id: string): Promise<LiveTable | null>;
  openCode(code: string): Promise<LiveTable | null>;
  listed(most: number): Promise<readonly LiveTable[]>;
  /** Takes a table off the list. */
  unlist(live: LiveTable): void;
  /** How many are in memory. */
  live(): number;
  /** Ends when everything that is being kept is kept. */
  close(): Promise<void>;
}

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
  readonly isBusy: () => boolean;
  /** Does nothing more for it, and hears no more from other servers. */
  readonly leave: () => void;
  idleSince: Instant | null;
}

/** So often a table is kept as a whole. */
const SNAPSHOT = 100;
/** Two tables with the same code are rare, three rarer. */
const TRIES = 5;

export function openTables(parts: Parts): Tables {
  const { store, library, presence, time } = parts;
  const held = new Map<string, Promise<Held | null>>();
  const awake = new Map<string, Held>();

  const openPlace = (id: string, find: () => Promise<Place | null>): Promise<LiveTable | null> => {
    const known = held.get(id) ?? found(id, find);
    return known.then((one) => {
      // Whoever has asked for it needs it for a while.
      if (one !== null) one.idleSince = null;
      return one?.live ?? null;
    });
  };
  const found = (id: string, find: () => Promise<Place | null>): Promise<Held | null> => {
    const opening = find().then(async (place) => {
      if (place === null) return null;
      const one = await hold(place, parts);
      awake.set(place.id, one);
      return one;
    });
    held.set(id, opening);
    opening.then(
      (one) => one ?? held.delete(id),
      () => held.delete(id),
    );
    return opening;
  };
  const drop = (one: Held): Promise<void> => {
    const { place } = one.live;
    awake.delete(place.id);
    held.delete(place.id);
    one.leave();
    presence.leave(place.id);
    return one.live.close();
  };
  const rounds = startRounds({ ...parts, awake, drop, open: (place) => openPlace(place.id, async () => place) });
  /** Another table may have the same code: then there is a new one. */
  const begin = async (plan: Plan, locks: Locks, after: string | null): Promise<Named | Refusal> => {
    const { game, tools, dictionary } = await library.rules(plan.game, plan.words);
    const { version } = game;
    for (let tries = 0; tries < TRIES; tries++) {
      const [id, code, seed] = [makeTableId(), makeCode(), randomBytes(32).toString('hex')];
      const trial = openMatch(game, { seats: plan.chairs.length, options: plan.options, seed }, tools, dictionary);
      if (isRefusal(trial)) return trial;
      const opening = {
        did: 'opened',
        at: time(),
        id,
        code,
        plan,
        seed,
        version,
        dictionary,
        ...locks,
        after,
      } as const;
      const place = await store.create(opening, null);
      if (place === null) continue;
      const live = await openPlace(id, async () => place);
      if (live !== null) await beginIfFull(live, time());
      return { id, code };
    }
    throw new Error('no code is free');
  };

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
      const lives = await Promise.allSettled(places.map((place) => openPlace(place.id, async () => place)));
      return lives.flatMap((live) => (live.status === 'fulfilled' ? (live.value ?? []) : []));
    },
    unlist: ({ place }) => void store.unlist(place).catch(() => {}),
    live: () => awake.size,
    async close() {
      rounds.stop();
      await Promise.all([...awake.values()].map(drop));
    },
  };
}

/** Takes a table into memory: from here on it hears what other servers write, and its bots think. */
async function hold(place: Place, { store, library, crew, bus, presence, time, hooks, wrote }: Parts): Promise<Held> {
  const channel = `table ${place.id}`;
  let live: LiveTable | null = null;
  let [bots, calls]: (Tending | null)[] = [null, null];
  const tend = (): void => {
    if (live?.table().chairs.some(({ kind }) => kind === 'bot')) bots ??= tendBots(live, crew, bus);
    if (live?.table().chairs.some(({ hook }) => hook !== null)) calls ??= hooks?.tend(live) ?? null;
    bots?.look();
    calls?.look();
  };
  // It listens before it reads, so that nothing is missed in between.
  let heard = 0;
  const leave = await bus.listen(channel, (number) => {
    if (live !== null) hear(live, Number(number));
    else heard = Math.max(heard, Number(number));
  });
  await presence.join(place.id);
  const noted = (entry: Entry, next: Table, whose: 'own' | 'other'): void => {
    if (live !== null && whose === 'own') {
      bus.say(channel, `${next.number}`);
      wrote?.(entry);
      // Where spectators see the table late, it must be known what it was before.
      if (next.number % SNAPSHOT === 0 && live.trail().length === 0) void keepSnapshot(store, place, next);
      if (entry.did === 'began' && next.opening.plan.listed) store.unlist(place).catch(() => {});
    }
    tend();
  };
  try {
    live = openLive({ ...(await readTable(store, library, place)), place, store, time, wrote: noted });
    tend();
    if (heard > live.table().number) hear(live, heard);
    // The server may have been killed between the last who sat down and the deal.
    beginIfFull(live, time()).catch(() => {});
    const isBusy = (): boolean => [bots, calls].some((tending) => tending?.isBusy());
    const leaveAll = (): void => {
      for (const tending of [bots, calls]) tending?.close();
      leave();
    };
    return { live, isBusy, leave: leaveAll, idleSince: null };
  } catch (error) {
    leave();
    presence.leave(place.id);
    throw error;
  }
}
