import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { openLocalBus } from '../bus/local.ts';
import { soon } from '../bus/testing.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import { play } from '../table/requests.ts';
import {
  asked,
  choiceFor,
  createOn,
  makePlan,
  openNode,
  openOn,
  readerOn,
  sitDown,
  type TestNode,
} from '../testing.ts';
import type { Parts } from '../holding.ts';

const folder = mkdtempSync(join(tmpdir(), 'deckle-'));
const opened: { close(): Promise<void> }[] = [];
let files = 0;
afterEach(async () => {
  for (const each of opened.splice(0)) await each.close();
});
afterAll(() => rmSync(folder, { recursive: true }));

const BOT = { kind: 'bot', level: 'steady', name: 'Bo' } as const;
const OPEN = { kind: 'open' } as const;

function open(change: Partial<Parts> = {}): { readonly node: TestNode; readonly store: Store } {
  const store = openSqlite(join(folder, `${++files}.db`));
  const node = openNode(store, openLocalBus(), change);
  opened.push(node, store);
  return { node, store };
}

test('a bot that may act but need not is asked, and yet a table that everybody has left does not stay in memory', async () => {
  const start = performance.now();
  const { node, store } = open({ time: () => 1_000_000 + (performance.now() - start) * 10 });
  const { id } = await createOn(node, makePlan('last-word-standing', [OPEN, BOT]));
  const live = await openOn(node, id);
  const watcher = { happened: () => {} };
  live.watch(watcher);
  await sitDown(live, ['Ann']);
  const kinds = (): readonly unknown[] =>
    live
      .table()
      .match?.last.state.frames.at(-1)
      ?.asks.map(({ seat, must }) => [seat, must]) ?? [];
  await soon(() => expect(kinds()).toContainEqual([0, true]));
  expect(kinds()).toContainEqual([1, false]);
  const { number } = live.table();
  await soon(() => expect(node.questions()).toBeGreaterThan(0));
  live.unwatch(watcher);
  await vi.waitFor(() => expect(node.tables.live()).toBe(0), 15_000);
  // Nor does anything wake it, unless the bot has done something and is waited for.
  expect(live.table().number).toBe(number);
  expect(await store.due(Number.MAX_SAFE_INTEGER, 10, 0)).toEqual([]);
});

test('what is said does not make a bot think anew', async () => {
  const { node } = open();
  const { id } = await createOn(node, makePlan('turnover', [OPEN, BOT]));
  const live = await openOn(node, id);
  await sitDown(live, ['Ann']);
  while (asked(live)[0] === 0)
    await play(live, readerOn(0), choiceFor(live, 0) ?? { kind: 'pass' }, `n${live.table().number}`, 0);
  await soon(() => expect(node.questions()).toBe(1));
  const questions: number[] = [];
  live.watch({ happened: ({ entry }) => entry.did === 'played' && questions.push(node.questions()) });
  for (const text of ['one', 'two', 'three'])
    await live.change((table) => ({ did: 'said', at: table.opening.at, seat: 0, text }));
  await soon(() => expect(questions.length).toBeGreaterThan(0));
  expect(questions[0]).toBe(1);
});
