import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Fresh } from '@deckle/host';
import { isRefusal } from '@deckle/kernel';
import { afterAll, expect, test, vi } from 'vitest';
import { openLocalBus } from '../bus/local.ts';
import { openPresence } from '../bus/presence.ts';
import { openSqlite } from '../store/sqlite.ts';
import { asked, choiceFor, createOn, makePlan, openNode, openOn, readerOn, sitDown } from '../testing.ts';
import { ringOf } from './keys.ts';
import { openPeople } from './people.ts';
import { play } from './requests.ts';
import { LAG } from './sight.ts';

const folder = mkdtempSync(join(tmpdir(), 'deckle-'));
const store = openSqlite(join(folder, 'deckle.db'));
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

test('a late spectator who comes in a quiet moment is told what has become old enough, though nothing happens', async () => {
  /** Time stands still until then. */
  let start: number | null = null;
  const time = (): number => 1_000_000 + (start === null ? 0 : LAG - 300 + performance.now() - start);
  const bus = openLocalBus();
  const node = openNode(store, bus, { time });
  const people = openPeople(time, openPresence(bus));
  const plan = { ...makePlan('turnover', [{ kind: 'open' }, { kind: 'open' }]), spectators: 'delayed' } as const;
  const { id, watch } = await createOn(node, plan);
  const live = await openOn(node, id);
  await sitDown(live, ['Ann', 'Bob']);
  for (const nonce of ['a', 'b', 'c']) {
    const [seat = 0] = asked(live);
    expect(await play(live, readerOn(seat), choiceFor(live, seat) ?? { kind: 'pass' }, nonce, 0)).toBeNull();
  }
  start = performance.now();
  const told: string[] = [];
  const comer = { ring: ringOf(watch), tell: (text: string) => void told.push(text), expel: () => {} };
  const room = people.enter(live, comer, 0);
  const fresh = (): readonly Fresh[] =>
    told.map((text) => JSON.parse(text) as Fresh).filter(({ is }) => is === 'fresh');
  expect(fresh().map(({ match }) => match === null)).toEqual([true]);
  await vi.waitFor(() => expect(fresh().at(-1)?.happenings.at(-1)?.number).toBe(1), 3000);
  // By then they have seen the row and the moves on it, and no hand and no card of the deck.
  const { view } = fresh().at(-1)?.match ?? {};
  const zones = Object.entries(view?.zones ?? {});
  const shown = zones.filter(([, { row }]) => (row?.flat().length ?? 0) > 0).map(([name]) => name);
  expect(shown).toContain('row 1');
  const hidden = zones.filter(([, { sight }]) => sight !== 'all');
  expect(hidden.map(([name]) => name)).toEqual(expect.arrayContaining(['hand 0', 'hand 1', 'deck']));
  for (const [name, { row, count }] of hidden) expect([name, row, count > 0]).toEqual([name, null, count > 0]);
  if (!isRefusal(room)) room.leave();
  await node.close();
});
