import { spawnSync } from 'node:child_process';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { nonce, type Opened, openTable, playSeat, view } from '../testing/games.ts';
import { type House, openHouse, otherAddress } from '../testing/house.ts';
import { isShort, spoilt } from '../testing/spoilt.ts';

let house: House;
let table: Opened;
beforeAll(async () => {
  house = await openHouse();
  table = await openTable(house, { game: 'eight-it-all', spectators: 'delayed', chat: 'all' });
}, 60_000);
afterAll(() => house.stop());

/** It still lives, and nothing went wrong that nobody has thought of. */
async function expectWell(): Promise<void> {
  expect((await house.ask('/readyz')).status).toBe(200);
  expect(house.log()).not.toContain('"level":50');
}

const VALID: { readonly [path: string]: object } = {
  '/api/tables': { plan: { game: 'eight-it-all', chairs: [{ kind: 'person' }, { kind: 'open' }] }, name: 'Ann' },
  '/api/tables/{id}/sit': { name: 'Eve', colour: 'red', seat: 0 },
  '/api/tables/{id}/seats/{seat}': { bot: { level: 'steady', name: 'Bo' } },
  '/api/tables/{id}/moves': { nonce: 'n', move: { kind: 'play', words: [[{ play: 3 }, { keep: ['row 1', 0] }]] } },
  '/api/tables/{id}/say': { text: 'hi' },
  '/api/tables/{id}/hook': { url: 'https://example.com/' },
};

test('every address of the documentation answers anything with a refusal or what it should', async () => {
  const { json } = await house.ask('/api/json');
  const routes = Object.entries(json.paths as { [path: string]: { [method: string]: unknown } }).flatMap(
    ([path, methods]) => Object.keys(methods).map((method) => [method.toUpperCase(), path] as const),
  );
  expect(routes.length).toBeGreaterThan(14);
  const asked = await openTable(house, { game: 'eight-it-all', chat: 'all', spectators: 'delayed' });
  const anyId = fc.oneof(fc.constant(asked.id), fc.constant('ABCDEF'), fc.string({ minLength: 1, maxLength: 50 }));
  const anyKey = fc.oneof(
    fc.constantFrom(...asked.seats, asked.host, asked.watch ?? '', undefined, 'x'.repeat(22)),
    fc.stringMatching(/^[\w.-]{1,90}$/),
  );
  for (const [method, path] of routes) {
    const asking = fc.record({
      id: anyId,
      key: anyKey,
      seat: fc.oneof(fc.nat(3).map(String), fc.string({ minLength: 1, maxLength: 8 })),
      query: fc.oneof(
        fc.constant(''),
        fc.webQueryParameters().map((query) => `?${query}`),
        fc.constant('?after=1&after=2'),
      ),
      body: spoilt(VALID[path] ?? {}),
    });
    await fc.assert(
      fc.asyncProperty(asking, async ({ id, key, seat, query, body }) => {
        const url = path.replace('{id}', encodeURIComponent(id)).replace('{seat}', encodeURIComponent(seat));
        const sent = method === 'GET' ? {} : { body: JSON.stringify(body) };
        const answer = await house.ask(url + query, { method, key, ...sent });
        expect(answer.status).toBeLessThan(500);
        expect(answer.status < 400 || isShort(answer.json)).toBe(true);
      }),
      { numRuns: 60 },
    );
  }
  await expectWell();
}, 600_000);

test('what is too large, too deep, cut off or no JSON at all is refused', async () => {
  const url = `/api/tables/${table.id}/moves`;
  const [key] = table.seats;
  const deep = (count: number): string => `${'['.repeat(count)}${']'.repeat(count)}`;
  const cases: readonly (readonly [string, number])[] = [
    [JSON.stringify({ nonce: 'a', says: 'x'.repeat(70_000) }), 413],
    [deep(30_000), 400],
    [`{"nonce":"a","move":${deep(30_000)}}`, 400],
    ['{"a":'.repeat(10_000), 400],
    ['{"nonce":"a","says":"play', 400],
    ['', 400],
    ['{"__proto__":{"isHost":true},"nonce":"a","says":"x"}', 400],
    ['{"nonce":"a","says":"x","constructor":{"prototype":{"isHost":true}}}', 400],
  ];
  for (const [body, status] of cases) {
    const answer = await house.ask(url, { key, body, method: 'POST' });
    expect([body.slice(0, 40), answer.status]).toEqual([body.slice(0, 40), status]);
  }
  const plan = '{"game":"eight-it-all","chairs":[{"kind":"person"},{"kind":"person"}],"options":{"toString":1}}';
  expect((await house.ask('/api/tables', { body: `{"plan":${plan}}` })).status).toBe(400);
  const form = await house.ask(url, { key, body: 'nonce=a', headers: { 'content-type': 'text/plain' } });
  expect(form.status).toBeGreaterThanOrEqual(400);
  await expectWell();
});

test('nobody plays for another seat, however the request is dressed', async () => {
  const own = await openTable(house, { game: 'eight-it-all' });
  const { match } = await view(house, own, own.seats[0] as string);
  const seat = match?.view.asks[0]?.seat ?? 0;
  const { json } = await house.ask(`/api/tables/${own.id}/candidates`, { key: own.seats[seat] });
  const [{ move }] = json.moves;
  const other = own.seats[1 - seat] as string;
  const { number } = await view(house, own, other);
  for (const key of [other, own.host, undefined, `${other}.${own.host}`, 'forged']) {
    const played = await house.ask(`/api/tables/${own.id}/moves`, { key, body: { nonce: nonce(), move } });
    expect(played.status).toBeGreaterThanOrEqual(403);
    // What the other seat may choose among is nobody else's to see.
    const { json: offered, status } = await house.ask(`/api/tables/${own.id}/candidates`, { key });
    expect(status === 403 || offered.moves.length === 0).toBe(true);
  }
  // A table's keys open no other table.
  for (const key of [...table.seats, table.host, table.watch ?? ''])
    expect((await house.ask(`/api/tables/${own.id}/view`, { key })).status).toBe(403);
  expect((await view(house, own, other)).number).toBe(number);
});

test('a flood from one address is refused, and others play on', async () => {
  const own = await openTable(house, { game: 'eight-it-all' });
  const from = { 'x-forwarded-for': '9.9.9.9' };
  const over = new AbortController();
  const statuses: number[] = [];
  const flood = async (): Promise<void> => {
    while (!over.signal.aborted) statuses.push((await house.ask(`/api/tables/${own.id}`, { headers: from })).status);
  };
  const floods = Promise.all(Array.from({ length: 20 }, flood));
  await Promise.all(own.seats.map((_key, seat) => playSeat(house, own, seat)));
  over.abort();
  await floods;
  expect(statuses).toContain(429);
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(statuses.length / 2);
  expect((await view(house, own, own.seats[0] as string)).match?.view.result).not.toBeNull();
}, 300_000);

test('codes are not found by trying', async () => {
  const from = { 'x-forwarded-for': '9.9.9.8' };
  const tried: number[] = [];
  for (let at = 0; at < 40; at++) {
    const code = `AC${'DEFGH'[at % 5]}${'DEFGH'[Math.floor(at / 5) % 5]}${'DEFGH'[Math.floor(at / 25)]}L`;
    tried.push((await house.ask(`/api/tables/${code}`, { headers: from })).status);
  }
  expect([tried[0], tried.at(-1)]).toEqual([404, 429]);
});

test('so many connections come from one address, so many sit at one table, and no more', async () => {
  const same = { 'x-forwarded-for': '9.9.9.7' };
  // They say nothing, so that none is closed for a wrong key before the last one comes.
  const url = `${house.url.replace('http', 'ws')}/api/tables/${table.id}/live`;
  const silent = Array.from({ length: 230 }, () => new WebSocket(url, { headers: same }));
  const opened = await Promise.all(
    silent.map(
      (socket) =>
        new Promise<string>((resolve) => {
          socket.once('open', () => resolve('open'));
          socket.once('error', (error) => resolve(error.message));
        }),
    ),
  );
  const refused = opened.filter((how) => how !== 'open');
  expect(refused.length).toBeGreaterThan(0);
  expect(refused[0]).toContain('429');
  const full = await openTable(house, { game: 'eight-it-all', spectators: 'delayed' });
  const crowd = await Promise.all(Array.from({ length: 201 }, () => house.connect(full.id, full.watch)));
  const told = await Promise.all(
    crowd.map((line) => line.until((each) => each.is === 'fresh' || each.is === 'closed')),
  );
  expect(told.filter(({ is }) => is === 'closed')).toHaveLength(1);
  // Those who play come in all the same, and so does the host.
  for (const key of [...full.seats, full.host]) {
    const line = await house.connect(full.id, key);
    expect(await line.until((each) => each.is === 'fresh' || each.is === 'closed')).toMatchObject({ is: 'fresh' });
    crowd.push(line);
  }
  for (const socket of silent) socket.terminate();
  for (const { socket } of crowd) socket.terminate();
}, 120_000);

test('nobody keeps the others of a table out, be it without a key or with one of their own', async () => {
  const own = await openTable(house, { game: 'eight-it-all' });
  const [mine = '', other = ''] = own.seats;
  const enter = async (key: string) => {
    const line = await house.connect(own.id, key);
    return { line, told: await line.until((each) => each.is === 'fresh' || each.is === 'closed') };
  };
  const strangers = await Promise.all(Array.from({ length: 250 }, () => enter('a-key-that-opens-nothing')));
  expect(strangers.every(({ told }) => told.is === 'closed')).toBe(true);
  const windows = await Promise.all(Array.from({ length: 210 }, () => enter(other)));
  expect(windows.every(({ told }) => told.is === 'fresh')).toBe(true);
  const { line, told } = await enter(mine);
  expect(told.is).toBe('fresh');
  // Of so many windows only the newest are still told what happens.
  await vi.waitFor(() => expect(windows.filter((each) => each.line.socket.readyState === 1)).toHaveLength(10), 5000);
  for (const each of [...strangers, ...windows]) each.line.socket.terminate();
  line.socket.terminate();
}, 120_000);

test('whoever is silent is let go, be it before the first word or after', async () => {
  const dumb = new WebSocket(`${house.url.replace('http', 'ws')}/api/tables/${table.id}/live`, { autoPong: false });
  const deaf = new WebSocket(`${house.url.replace('http', 'ws')}/api/tables/${table.id}/live`, { autoPong: false });
  deaf.on('open', () => deaf.send(JSON.stringify({ do: 'hello', key: table.seats[0], after: 0 })));
  const closed = (socket: WebSocket): Promise<number> => new Promise((resolve) => socket.once('close', resolve));
  expect(await Promise.all([closed(dumb), closed(deaf)])).toEqual([1006, 1006]);
}, 120_000);

/** Each connection is an open file, here and at the server; besides them there are others. */
const OTHER_FILES = 500;
const mostSockets = (): number => {
  const told = spawnSync('sh', ['-c', 'ulimit -Hn'], { encoding: 'utf8' }).stdout.trim();
  return told === 'unlimited' ? Number.POSITIVE_INFINITY : Number(told) - OTHER_FILES;
};

test('ten thousand who only sit there, or as many as this machine has room for, disturb nobody', async () => {
  const crowds = Math.floor(Math.min(10_000, mostSockets()) / 200);
  const lines = [];
  for (let crowd = 0; crowd < crowds; crowd++) {
    const { id, watch } = await openTable(house, { game: 'eight-it-all', spectators: 'after' });
    const crowded = await Promise.all(
      Array.from({ length: 200 }, () => house.connect(id, watch, { 'x-forwarded-for': otherAddress() })),
    );
    lines.push(...crowded);
  }
  await Promise.all(lines.map((line) => line.until((each) => each.is === 'fresh')));
  const { text } = await house.ask('/metrics', { headers: { 'x-forwarded-for': '127.0.0.1' } });
  expect(Number(/^deckle_sockets (\d+)/m.exec(text)?.[1])).toBeGreaterThanOrEqual(crowds * 200);
  const own = await openTable(house, { game: 'eight-it-all' });
  await Promise.all(own.seats.map((_key, seat) => playSeat(house, own, seat)));
  expect((await view(house, own, own.seats[0] as string)).match?.view.result).not.toBeNull();
  expect(lines.every(({ socket }) => socket.readyState === socket.OPEN)).toBe(true);
  for (const { socket } of lines) socket.terminate();
}, 600_000);
