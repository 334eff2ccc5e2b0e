import { greedy, seatPlayer } from '@deckle/bots';
import { isRefusal, type Move, type Seat, viewOf } from '@deckle/kernel';
import { openCrew } from './bots/crew.ts';
import type { Bus } from './bus/bus.ts';
import { openLocalBus } from './bus/local.ts';
import { openPresence } from './bus/presence.ts';
import { openClock } from './clock.ts';
import type { Parts } from './holding.ts';
import { openLibrary } from './library.ts';
import type { Store } from './store/store.ts';
import type { LiveTable } from './table/live.ts';
import type { Created } from './table/locks.ts';
import { type Plan, planSchema } from './table/plan.ts';
import { sit } from './table/requests.ts';
import type { Reader } from './table/seen.ts';
import { openTables, type Tables } from './tables.ts';

const library = openLibrary();

export interface TestNode {
  readonly tables: Tables;
  readonly questions: () => number;
  readonly complaints: readonly string[];
  close(): Promise<void>;
}

/** A server without its network: its tables, on a store that others may have open as well. */
export function openNode(store: Store, bus: Bus = openLocalBus(), change: Partial<Parts> = {}): TestNode {
  const crew = openCrew(1);
  const presence = openPresence(bus);
  const complaints: string[] = [];
  let questions = 0;
  const counted: typeof crew = {
    ...crew,
    ask(question, isWanted) {
      questions++;
      return crew.ask(question, isWanted);
    },
  };
  const tables = openTables({
    store,
    bus,
    presence,
    crew: counted,
    library,
    time: openClock(),
    complain: (sentence) => complaints.push(sentence),
    ...change,
  });
  return {
    tables,
    questions: () => questions,
    complaints,
    async close() {
      await tables.close();
      presence.close();
      await bus.close();
      await crew.close();
    },
  };
}

export const makePlan = (game: string, chairs: Plan['chairs'], options: Plan['options'] = {}): Plan =>
  planSchema.parse({ game, chairs, options });

export async function createOn({ tables }: TestNode, plan: Plan): Promise<Created> {
  const created = await tables.create(plan);
  if (isRefusal(created)) throw new Error(created.rule);
  return created;
}

export async function openOn({ tables }: TestNode, id: string): Promise<LiveTable> {
  const live = await tables.open(id);
  if (live === null) throw new Error('there is no such table');
  return live;
}

/** Everybody sits down on the first free chair. */
export async function sitDown(live: LiveTable, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const sat = await sit(live, null, { name, colour: null, seat: null }, live.table().opening.at);
    if (isRefusal(sat)) throw new Error(sat.rule);
  }
}

export const readerOn = (seat: Seat): Reader => ({ seat, isHost: false, mayWatch: false });

/** What a player would do on this seat; null when nobody asks it. */
export function choiceFor(live: LiveTable, seat: Seat): Move | null {
  const { match } = live.table();
  if (match === null) return null;
  const { game, tools } = live.rules;
  return seatPlayer(greedy, game, tools, `seat ${seat}`)(viewOf(match.last.state, seat))?.move ?? null;
}

/** The seats that must answer now. */
export const asked = (live: LiveTable): readonly Seat[] =>
  live
    .table()
    .match?.last.state.frames.at(-1)
    ?.asks.flatMap(({ seat, must }) => (must ? [seat] : [])) ?? [];
