import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Row } from '../report.ts';
import { openLocalBus } from '../../packages/server/src/bus/local.ts';
import { openPresence } from '../../packages/server/src/bus/presence.ts';
import { openCrew } from '../../packages/server/src/bots/crew.ts';
import { openClock } from '../../packages/server/src/clock.ts';
import { openLibrary } from '../../packages/server/src/library.ts';
import { openSqlite, SQLITE_FILE } from '../../packages/server/src/store/sqlite.ts';
import type { Room } from '../../packages/server/src/table/crowd.ts';
import { ringOf } from '../../packages/server/src/table/keys.ts';
import type { LiveTable } from '../../packages/server/src/table/live.ts';
import { openPeople } from '../../packages/server/src/table/people.ts';
import { play } from '../../packages/server/src/table/requests.ts';
import { openTables } from '../../packages/server/src/tables.ts';
import { keepTable, keyOf, type Turn, writeLongScript, writeScript } from './script.ts';

/** What is played at so many tables at once. */
interface Scene {
  readonly tables: number;
  readonly seats: number;
  readonly script: readonly Turn[];
  /** So many of its moves have been played before. */
  readonly played: number;
}

const MOVES = 20;
const ROUNDS = 2;

/** A server's tables without the network. */
type House = ReturnType<typeof openHouse>;
function openHouse() {
  const store = openSqlite(join(mkdtempSync(join(tmpdir(), 'deckle-bench-')), SQLITE_FILE));
  const [library, crew, bus, time] = [openLibrary(), openCrew(), openLocalBus(), openClock()];
  const presence = openPresence(bus);
  const tables = openTables({ store, library, crew, bus, presence, time, complain: console.error });
  const close = async (): Promise<void> => {
    await tables.close();
    await crew.close();
    presence.close();
    await store.close();
  };
  return { store, library, tables, people: openPeople(time, presence), close };
}

let made = 0;

/** Microseconds of processor time for a move and all that its players are told of it. */
async function costOf(house: House, { tables, seats, script, played }: Scene): Promise<number> {
  const { store, library, people } = house;
  const sitting: { readonly live: LiveTable; readonly rooms: readonly Room[] }[] = [];
  for (let at = 0; at < tables; at++) {
    const { id } = await keepTable(store, library, `growth${made++}`, script.slice(0, played), seats);
    const live = (await house.tables.open(id)) as LiveTable;
    const enter = (seat: number): Room =>
      people.enter(live, { ring: ringOf(keyOf(seat)), tell: () => {}, expel: () => {} }, 0) as Room;
    sitting.push({ live, rooms: Array.from({ length: seats }, (_, seat) => enter(seat)) });
  }
  const before = process.cpuUsage();
  for (const [at, { seat, move }] of script.slice(played, played + MOVES).entries()) {
    const answers = sitting.map(({ live, rooms }) => play(live, (rooms[seat] as Room).reader, move, `n${at}`, 0));
    const refused = (await Promise.all(answers)).find((refusal) => refusal !== null);
    if (refused) throw new Error(refused.rule);
  }
  const { user, system } = process.cpuUsage(before);
  for (const { rooms } of sitting) for (const room of rooms) room.leave();
  return (user + system) / (tables * MOVES);
}

/** The least of several rounds: what else the machine does only adds to it. */
async function leastOf(house: House, scene: Scene): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round++) least = Math.min(least, await costOf(house, scene));
  return least;
}

const WIDTH = 40;

/** What a move costs as something grows, drawn with letters; at the end not more than `bound` times what it costs first. */
async function growthRow(house: House, name: string, bound: number, scenes: ReadonlyMap<number, Scene>): Promise<Row> {
  const costs: { readonly at: number; readonly cost: number }[] = [];
  for (const [at, scene] of scenes) costs.push({ at, cost: await leastOf(house, scene) });
  const most = Math.max(...costs.map(({ cost }) => cost));
  const lines = costs.map(
    ({ at, cost }) => `${`${at}`.padStart(6)} ${'█'.repeat(Math.round((WIDTH * cost) / most))} ${cost.toFixed(0)} µs`,
  );
  const [first, last] = [costs[0]?.cost ?? 0, costs.at(-1)?.cost ?? 0];
  return { name: `a move as ${name} grows`, ratio: last / first, bound, better: 'lower', detail: lines.join('\n    ') };
}

/** How the cost of a move grows with tables, with players at a table and with what was played there before. */
export async function benchGrowth(): Promise<readonly Row[]> {
  const [short, long] = [await writeScript(), await writeLongScript()];
  const house = openHouse();
  const usual: Scene = { tables: 100, seats: 2, script: short, played: 0 };
  // The first runs are slower, whatever they do.
  for (let round = 0; round < ROUNDS; round++) await costOf(house, { ...usual, tables: 200 });
  const players = new Map<number, Scene>();
  for (const seats of [2, 3, 4, 6]) players.set(seats, { ...usual, seats, script: await writeScript(seats) });
  const tables = [25, 100, 400].map((count) => [count, { ...usual, tables: count }] as const);
  const history = [0, 50, 100, 200].map((played) => [played, { ...usual, script: long, played }] as const);
  const rows = [
    await growthRow(house, 'the number of tables', 1.5, new Map(tables)),
    await growthRow(house, 'the number of players at a table', 3, players),
    await growthRow(house, 'the number of moves before it', 1.5, new Map(history)),
  ];
  await house.close();
  return rows;
}
