import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { type Bus } from './bus/bus.ts';
import { makeHub, openLocalBus } from './bus/local.ts';
import { soon } from './bus/testing.ts';
import { openClock } from './clock.ts';
import { openSqlite } from './store/sqlite.ts';
import type { Store } from './store/store.ts';
import { openPlace } from './store/testing.ts';
import { play } from './table/requests.ts';
import { asked, choiceFor, createOn, makePlan, openNode, openOn, readerOn, sitDown, type TestNode } from './testing.ts';

const folder = mkdtempSync(join(tmpdir(), 'deckle-'));
const open: { close(): Promise<void> }[] = [];
let files = 0;

afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});
afterAll(() => rmSync(folder, { recursive: true }));

function openStores(): readonly [Store, Store] {
  const file = join(folder, `${++files}.db`);
  return [openSqlite(file), openSqlite(file)];
}

/** Two servers on one store; with a bus of their own each they hear nothing of one another. */
function openTwo(buses: readonly [Bus, Bus]): readonly [TestNode, TestNode] {
  const [first, second] = openStores();
  const time = openClock();
  // Their clocks never agree to the millisecond.
  const nodes = [openNode(first, buses[0], { time: () => time() + 50 }), openNode(second, buses[1], { time })] as const;
  open.push(...nodes, first, second);
  return nodes;
}

const TWO = [{ kind: 'open' }, { kind: 'open' }] as const;

test('a server that hears nothing finds by itself what another has written', async () => {
  const nodes = openTwo([openLocalBus(), openLocalBus()]);
  const { id } = await createOn(nodes[0], makePlan('eight-it-all', [...TWO]));
  const lives = [await openOn(nodes[0], id), await openOn(nodes[1], id)] as const;
  await sitDown(lives[0], ['Ann', 'Ben']);
  const [seat = 0] = asked(lives[0]);
  const move = choiceFor(lives[0], seat);
  if (move === null) throw new Error('nothing to do');
  lives[1].watch({ happened: () => {} });
  await play(lives[0], readerOn(seat), move, 'nonce', 0);
  await soon(() => expect(lives[1].table().number).toBe(lives[0].table().number));
});

test('what is told while a table is being read is not missed', async () => {
  const hub = makeHub();
  const [first, second] = openStores();
  let isRead = (): void => {};
  const reading = new Promise<void>((done) => {
    isRead = done;
  });
  let goOn = (): void => {};
  const gate = new Promise<void>((done) => {
    goOn = done;
  });
  const slow: Store = {
    ...second,
    async entries(place, after) {
      const found = await second.entries(place, after);
      isRead();
      await gate;
      return found;
    },
  };
  const nodes = [openNode(first, openLocalBus(hub)), openNode(slow, openLocalBus(hub))] as const;
  open.push(...nodes, first, second);
  const { id } = await createOn(nodes[0], makePlan('eight-it-all', [...TWO]));
  const here = await openOn(nodes[0], id);
  await sitDown(here, ['Ann', 'Ben']);
  const opening = openOn(nodes[1], id);
  await reading;
  const [seat = 0] = asked(here);
  expect(await play(here, readerOn(seat), choiceFor(here, seat) ?? { kind: 'pass' }, 'nonce', 0)).toBeNull();
  await new Promise((later) => setTimeout(later, 20));
  goOn();
  const there = await opening;
  // Far sooner than it would be found by asking.
  await vi.waitFor(() => expect(there.table().number).toBe(here.table().number), 2000);
});

test('one of two servers lets the bots think; when it goes the other one goes on', async () => {
  const hub = makeHub();
  const nodes = openTwo([openLocalBus(hub), openLocalBus(hub)]);
  const bot = { kind: 'bot', level: 'steady' } as const;
  const plan = makePlan('eight-it-all', [
    { ...bot, name: 'Cy' },
    { ...bot, name: 'Dee' },
  ]);
  const { id } = await createOn(nodes[0], plan);
  const lives = [await openOn(nodes[0], id), await openOn(nodes[1], id)] as const;
  lives[1].watch({ happened: () => {} });
  const number = lives[0].table().number;
  await soon(() => expect(lives[1].table().number).toBeGreaterThan(number + 1));
  expect(nodes[1].questions()).toBe(0);
  await nodes[0].close();
  const left = lives[1].table().number;
  await soon(() => expect(lives[1].table().number).toBeGreaterThan(left + 1));
  expect(nodes[1].questions()).toBeGreaterThan(0);
});

test('a table goes on though its server was killed between the last who sat down and the deal', async () => {
  const [first, second] = openStores();
  open.push(first, second);
  const node = openNode(first);
  open.push(node);
  const { id } = await createOn(node, makePlan('eight-it-all', [...TWO]));
  const live = await openOn(node, id);
  await live.change(() => ({ did: 'sat', at: 1, seat: 0, name: 'Ann', colour: null, key: 'a' }));
  await live.change(() => ({ did: 'sat', at: 1, seat: 1, name: 'Ben', colour: null, key: 'b' }));
  expect(live.table().match).toBeNull();
  const other = openNode(second);
  open.push(other);
  const again = await openOn(other, id);
  await soon(() => expect(again.table().match).not.toBeNull());
});

test('a table that cannot be read does not keep others from going on', async () => {
  const [first, second] = openStores();
  open.push(first, second);
  // Its game has another version now; it is due before all others.
  const sick = await openPlace(first, { version: 999 });
  await first.append({ place: sick, number: 2, entry: { did: 'began', at: 1 }, due: 1, isOver: false });
  const node = openNode(first);
  const bot = { kind: 'bot', level: 'steady' } as const;
  const plan = makePlan('eight-it-all', [
    { ...bot, name: 'Cy' },
    { ...bot, name: 'Dee' },
  ]);
  const { id } = await createOn(node, plan);
  await node.close();
  const place = await second.find(id);
  if (place === null) throw new Error('the table is gone');
  const [before = 0] = await second.numbers([place]);

  const other = openNode(second);
  open.push(other);
  await soon(async () => expect((await second.numbers([place]))[0]).toBeGreaterThan(before));
  expect(other.complaints).toEqual([expect.stringContaining('another version')]);
});
