import { randomBytes } from 'node:crypto';
import { isRefusal, openMatch, type Refusal } from '@deckle/kernel';
import { type Held, hold, type Parts } from './holding.ts';
import { startRounds } from './rounds.ts';
import type { Place } from './store/store.ts';
import { makeCode, makeTableId } from './table/keys.ts';
import { againOf, type Created, type Locks, makeLocks } from './table/locks.ts';
import type { LiveTable } from './table/live.ts';
import type { Plan } from './table/plan.ts';
import { beginIfFull } from './table/requests.ts';
import type { Table } from './table/table.ts';

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
