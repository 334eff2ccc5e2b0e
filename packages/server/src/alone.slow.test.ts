import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import type { Crew } from './bots/crew.ts';
import { openLocalBus } from './bus/local.ts';
import { soon } from './bus/testing.ts';
import { openSqlite } from './store/sqlite.ts';
import type { Place, Store } from './store/store.ts';
import { createOn, makePlan, openNode, openOn, sitDown, type TestNode } from './testing.ts';
import type { Parts } from './holding.ts';

/** What happens by itself happens though nobody is connected, and whichever server is gone. */
const folder = mkdtempSync(join(tmpdir(), 'deckle-'));
const opened: { close(): Promise<void> }[] = [];
let files = 0;
afterEach(async () => {
  for (const each of opened.splice(0)) await each.close();
});
afterAll(() => rmSync(folder, { recursive: true }));

const OPEN = { kind: 'open' } as const;
const BOT = { kind: 'bot', level: 'steady', name: 'Bo' } as const;
const CLOCK = 60;

function openFile(): string {
  return join(folder, `${++files}.db`);
}
function openOne(file: string, change: Partial<Parts> = {}): { readonly store: Store; readonly node: TestNode } {
  const store = openSqlite(file);
  const node = openNode(store, openLocalBus(), change);
  opened.push(node, store);
  return { store, node };
}
const countIn = async (store: Store, place: Place): Promise<number> => (await store.numbers([place]))[0] ?? 0;

/** Time that runs so much faster. */
function fast(times: number): () => number {
  const start = performance.now();
  return () => 1_000_000 + (performance.now() - start) * times;
}

test('a clock runs out at a table that was put away, and the next one after it', async () => {
  const { node, store } = openOne(openFile(), { time: fast(20) });
  const { id } = await createOn(node, makePlan('turnover', [OPEN, OPEN], { clock: CLOCK }));
  const live = await openOn(node, id);
  await sitDown(live, ['Ann', 'Ben']);
  const { number } = live.table();
  await vi.waitFor(() => expect(node.tables.live()).toBe(0), 10_000);
  expect(await countIn(store, live.place)).toBe(number);
  await soon(async () => expect(await countIn(store, live.place)).toBeGreaterThan(number + 1));
});

test('a clock that ran out while no server ran has run out', async () => {
  let now = 1_000_000;
  const file = openFile();
  const before = openOne(file, { time: () => now });
  const { id } = await createOn(before.node, makePlan('turnover', [OPEN, OPEN], { clock: CLOCK }));
  const live = await openOn(before.node, id);
  await sitDown(live, ['Ann', 'Ben']);
  const { number } = live.table();
  await before.node.close();
  now += CLOCK * 1000 - 5000;
  const early = openOne(file, { time: () => now });
  await new Promise((later) => setTimeout(later, 1500));
  expect(await countIn(early.store, live.place)).toBe(number);
  await early.node.close();
  now += 20_000;
  const after = openOne(file, { time: () => now });
  await soon(async () => expect(await countIn(after.store, live.place)).toBe(number + 1));
});

test('a bot whose server is gone plays on at another, though nobody looks', async () => {
  const file = openFile();
  // The first server is asked and never heard of again.
  const crew: Crew = {
    ask: () => new Promise(() => {}),
    search: async () => [],
    review: async () => '',
    close: async () => {},
  };
  const gone = openOne(file, { crew });
  const { id } = await createOn(gone.node, makePlan('turnover', [BOT, { ...BOT, name: 'Cy' }]));
  const live = await openOn(gone.node, id);
  const { number } = live.table();
  const { node, store } = openOne(file);
  expect(node.tables.live()).toBe(0);
  await soon(async () => expect(await countIn(store, live.place)).toBeGreaterThan(number + 1));
  expect(node.questions()).toBeGreaterThan(1);
});
