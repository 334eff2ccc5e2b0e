import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRefusal } from '@deckle/kernel';
import { afterAll, expect, test, vi } from 'vitest';
import { openLocalBus } from '../bus/local.ts';
import { openPresence } from '../bus/presence.ts';
import { openSqlite } from '../store/sqlite.ts';
import { ringOf } from '../table/keys.ts';
import { openPeople } from '../table/people.ts';
import { openHouse, otherAddress } from '../testing/house.ts';
import { createOn, makePlan, openNode, openOn } from '../testing.ts';
import { lobbyOf } from './lobby.ts';

const folder = mkdtempSync(join(tmpdir(), 'deckle-'));
afterAll(() => rmSync(folder, { recursive: true }));

const OPEN = { kind: 'open' } as const;

test('one address cannot fill the lobby', async () => {
  const house = await openHouse();
  const plan = { game: 'turnover', chairs: [OPEN, OPEN], listed: true };
  const { json } = await house.ask('/api/tables', { body: { plan } });
  const headers = { 'x-forwarded-for': otherAddress() };
  const opened = await Promise.all(
    Array.from({ length: 55 }, () => house.ask('/api/tables', { body: { plan }, headers })),
  );
  expect(new Set(opened.map(({ status }) => status))).toEqual(new Set([201, 429]));
  const { tables } = (await house.ask('/api/tables')).json as { readonly tables: readonly { readonly id: string }[] };
  expect(tables.map(({ id }) => id)).toContain(json.id);
  // Tables for friends are another matter.
  const own = await house.ask('/api/tables', { body: { plan: { ...plan, listed: false } }, headers });
  expect(own.status).toBe(201);
  await house.stop();
});

test('the lobby shows where somebody waits first, and nothing that everybody has left a day ago', async () => {
  let now = 1_000_000;
  const time = (): number => now;
  const store = openSqlite(join(folder, 'deckle.db'));
  const bus = openLocalBus();
  const presence = openPresence(bus);
  const node = openNode(store, bus, { time, presence });
  const people = openPeople(time, presence);
  const plan = { ...makePlan('turnover', [OPEN, OPEN]), listed: true };
  const waited = await createOn(node, plan);
  const left = await createOn(node, plan);
  const fullOfFriends = { ...makePlan('turnover', [{ kind: 'person' }, { kind: 'person' }]), listed: true };
  for (let many = 0; many < 60; many++) await createOn(node, fullOfFriends);
  const live = await openOn(node, waited.id);
  const room = people.enter(live, { ring: ringOf(waited.host), tell: () => {}, expel: () => {} }, 0);
  const shown = async (): Promise<readonly string[]> =>
    (await lobbyOf({ tables: node.tables, people, time })).map(({ id }) => id);
  expect(await shown()).toEqual([waited.id, left.id]);
  now += 25 * 3600 * 1000;
  expect(await shown()).toEqual([waited.id]);
  if (!isRefusal(room)) room.leave();
  await node.close();
  // It is taken off the list beside all else.
  await vi.waitFor(async () => expect((await store.listed(100)).map(({ id }) => id)).not.toContain(left.id));
  await store.close();
});
