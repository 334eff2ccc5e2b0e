import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openLocalBus } from '../bus/local.ts';
import { openSqlite } from '../store/sqlite.ts';
import { asked, choiceFor, createOn, makePlan, openNode, openOn, readerOn, sitDown } from '../testing.ts';
import type { LiveTable } from './live.ts';
import { play } from './requests.ts';
import { LAG, sightOf } from './sight.ts';

const folder = mkdtempSync(join(tmpdir(), 'deckle-'));
const store = openSqlite(join(folder, 'deckle.db'));
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

const WATCHER = { seat: null, isHost: false, mayWatch: true };
const OPEN = { kind: 'open' } as const;

test('spectators see what is a minute and a turn old, and all of it when it is over', async () => {
  let time = 1_000_000;
  const clock = { time: () => time };
  const node = openNode(store, openLocalBus(), clock);
  const plan = { ...makePlan('eight-it-all', [OPEN, OPEN]), spectators: 'delayed' } as const;
  const { id } = await createOn(node, plan);
  const live = await openOn(node, id);
  await sitDown(live, ['Ann', 'Bob']);
  const dealt = live.table().number;
  /** Which input a spectator sees last; null: no cards at all. */
  const seen = (at: LiveTable, when: number): number | null =>
    sightOf(at, WATCHER, when).table.match?.last.number ?? null;
  const turn = async (nonce: string): Promise<number> => {
    const [seat = 0] = asked(live);
    const move = choiceFor(live, seat);
    if (move === null) throw new Error('nobody is asked');
    expect(await play(live, readerOn(seat), move, nonce, 0)).toBeNull();
    return seat;
  };

  // The cards were dealt long ago, but nobody has had a turn since.
  expect(seen(live, time + 10 * LAG)).toBeNull();
  time += 1000;
  const one = await turn('a');
  const first = time;
  expect(seen(live, first + LAG - 1001)).toBeNull();
  expect(seen(live, first + LAG - 1000)).toBe(-1);
  expect(seen(live, first + 10 * LAG)).toBe(-1);
  expect(sightOf(live, WATCHER, first).next).toBe(first - 1000 + LAG);
  time += 30_000;
  // In some deals the first one acts again.
  let acts = 1;
  while ((await turn(`b${acts}`)) === one) acts++;
  expect(seen(live, first + LAG - 1)).toBe(-1);
  expect(seen(live, first + LAG)).toBe(0);
  expect(sightOf(live, WATCHER, first + LAG).table.number).toBe(dealt + 1);
  expect(seen(live, first + 10 * LAG)).toBe(acts - 1);
  expect(sightOf(live, readerOn(0), time).table).toBe(live.table());
  expect(sightOf(live, { ...WATCHER, mayWatch: false }, first + 10 * LAG).table.match).toBeNull();

  // Another server, which reads it from the store, shows the same.
  const other = openNode(store, openLocalBus(), clock);
  const read = await openOn(other, id);
  expect([seen(read, first + LAG - 1), seen(read, first + LAG)]).toEqual([-1, 0]);

  await play(live, readerOn(0), { kind: 'resign' }, 'c', 0);
  expect(sightOf(live, WATCHER, time).table).toBe(live.table());
  await node.close();
  await other.close();
});
