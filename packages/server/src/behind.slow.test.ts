import { EventEmitter } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRefusal } from '@deckle/kernel';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import type { Desk } from './api/desk.ts';
import { newsFor } from './api/news.ts';
import { openLocalBus } from './bus/local.ts';
import { openPresence } from './bus/presence.ts';
import { openClock } from './clock.ts';
import { openServer } from './server.ts';
import { openSqlite } from './store/sqlite.ts';
import type { Store } from './store/store.ts';
import { ringOf } from './table/keys.ts';
import type { LiveTable } from './table/live.ts';
import { openPeople } from './table/people.ts';
import { play, rematch } from './table/requests.ts';
import { isFinished } from './table/table.ts';
import { asked, choiceFor, createOn, makePlan, openNode, openOn, readerOn, sitDown, type TestNode } from './testing.ts';

/** Two servers that hear nothing of one another: what one has written the other knows only by reading it. */
const folder = mkdtempSync(join(tmpdir(), 'deckle-'));
const opened: { close(): unknown }[] = [];
let files = 0;
let file = '';
let stores: readonly [Store, Store];
let nodes: readonly [TestNode, TestNode];
let lives: readonly [LiveTable, LiveTable];
let host = '';
let id = '';

const OPEN = { kind: 'open' } as const;

beforeEach(async () => {
  file = join(folder, `${++files}.db`);
  stores = [openSqlite(file), openSqlite(file)];
  nodes = [openNode(stores[0], openLocalBus()), openNode(stores[1], openLocalBus())];
  opened.push(...nodes, ...stores);
  ({ host, id } = await createOn(nodes[0], { ...makePlan('turnover', [OPEN, OPEN]), spectators: 'after' }));
  const here = await openOn(nodes[0], id);
  await sitDown(here, ['Ann', 'Ben']);
  lives = [here, await openOn(nodes[1], id)];
});
afterEach(async () => {
  for (const each of opened.splice(0)) await each.close();
});
afterAll(() => rmSync(folder, { recursive: true }));

test('whoever has seen more than this server is shown as much', async () => {
  const [seat = 0] = asked(lives[0]);
  await play(lives[0], readerOn(seat), choiceFor(lives[0], seat) ?? { kind: 'pass' }, 'n', 0);
  const after = lives[0].table().number;
  expect(lives[1].table().number).toBeLessThan(after);
  const time = openClock();
  const desk = { people: openPeople(time, openPresence(openLocalBus())), time } as Desk;
  const visit = { live: lives[1], key: host, ring: ringOf(host), reader: { ...readerOn(0), isHost: true } };
  const news = await newsFor(desk, visit, { after, seconds: 0, asking: new EventEmitter() });
  expect(isRefusal(news) ? news : news.number).toBe(after);
});

test('a game that is over elsewhere has its record, its rematch and its claim here too', async () => {
  const bus = openLocalBus();
  const server = await openServer({ folder, store: stores[1], bus });
  opened.unshift(server, bus);
  const ask = async (method: 'GET' | 'POST', path: string) => {
    const headers = { authorization: `Bearer ${host}` };
    return (await server.inject({ method, url: `/api/tables/${id}/${path}`, headers })).json() as { refused?: string };
  };
  expect((await ask('GET', 'record')).refused).toBe('not-over');
  expect((await ask('POST', 'claim')).refused).toBe('no-rematch');
  await play(lives[0], readerOn(0), { kind: 'resign' }, 'n', 0);
  expect([isFinished(lives[0].table()), isFinished(lives[1].table())]).toEqual([true, false]);
  expect(await ask('GET', 'record')).toMatchObject({ game: 'turnover', seats: 2 });
  const again = await rematch(lives[1], readerOn(1), (before) => nodes[1].tables.createAgain(before), 5);
  expect(again).toEqual({ id: lives[1].table().again });
  expect(await ask('POST', 'claim')).toMatchObject(again);
});

test('a move that waits is not played when its chair is given away meanwhile', async () => {
  const { id: race } = await createOn(nodes[0], makePlan('wordical', [OPEN, OPEN, OPEN]));
  const live = await openOn(nodes[0], race);
  await sitDown(live, ['Ann', 'Ben', 'Cy']);
  for (let most = 0; most < 20 && asked(live).length < 3; most++) {
    const [seat = 0] = asked(live);
    await play(live, readerOn(seat), choiceFor(live, seat) ?? { kind: 'pass' }, `roll-${most}`, 0);
  }
  expect(asked(live)).toHaveLength(3);
  const { number } = live.table();
  const answer = play(live, readerOn(0), choiceFor(live, 0) ?? { kind: 'pass' }, 'late', 0);
  await live.change(() => ({ did: 'freed', at: 1, seat: 0, key: 'somebody else' }));
  expect(await answer).toMatchObject({ refused: 'given-away' });
  expect(live.table().number).toBe(number + 1);
});
