import { randomBytes } from 'node:crypto';
import type { Answered, FromServer } from '@deckle/host';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { freshSchema } from './live.ts';
import {
  candidatesSchema,
  createdSchema,
  playedSchema,
  recordAnswer,
  reviewSchema,
  satSchema,
  tableSchema,
  tablesSchema,
} from './schemas.ts';
import { refusalSchema } from './shapes.ts';
import { nonce, openTable, view } from '../testing/games.ts';
import { type House, openHouse } from '../testing/house.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
}, 60_000);
afterAll(() => house.stop());

/** One in which no word earns another turn. */
const GAME = { game: 'turnover' };
const person = { kind: 'person' };
const bot = { kind: 'bot', level: 'steady', name: 'Bo' };

test('a table is opened, found by its code, and gives nobody a chair that is taken', async () => {
  const made = await house.ask('/api/tables', { body: { plan: { ...GAME, chairs: [person, bot] }, name: 'Ann' } });
  expect([made.status, made.json.seat, made.json.seats.length]).toEqual([201, 0, 2]);
  const found = await house.ask(`/api/tables/${made.json.code.toLowerCase()}`);
  expect([found.status, found.json.id, found.json.seat, found.json.hasBegun]).toEqual([200, made.json.id, null, true]);
  const sat = await house.ask(`/api/tables/${made.json.id}/sit`, { body: { name: 'Eve' } });
  expect([sat.status, sat.json.refused]).toEqual([409, 'taken']);
  expect((await house.ask(`/api/tables/${made.json.id}/view`)).status).toBe(403);
});

test('the lobby shows listed tables with an open chair, and anybody may take it', async () => {
  const plan = { ...GAME, chairs: [person, { kind: 'open' }], listed: true };
  const { json } = await house.ask('/api/tables', { body: { plan, name: 'Ann' } });
  const listed = async (): Promise<readonly string[]> =>
    (await house.ask('/api/tables')).json.tables.map(({ id }: { id: string }) => id);
  expect(await listed()).toContain(json.id);
  const same = await house.ask(`/api/tables/${json.id}/sit`, { body: { name: 'ann' } });
  expect([same.status, same.json.refused, same.json.detail]).toEqual([409, 'same-name', 'name']);
  const sat = await house.ask(`/api/tables/${json.id}/sit`, { body: { name: 'Bob', colour: 'red' } });
  expect([sat.status, sat.json.seat]).toEqual([200, 1]);
  expect(await listed()).not.toContain(json.id);
  expect((await view(house, json, sat.json.key)).match?.view.seat).toBe(1);
});

test('whoever sits down again because the answer was lost gets the same chair', async () => {
  const open = { kind: 'open' };
  const { json } = await house.ask('/api/tables', { body: { plan: { ...GAME, chairs: [open, open, open] } } });
  const sit = (body: object) => house.ask(`/api/tables/${json.id}/sit`, { body });
  const body = { name: 'Ann', colour: 'red', key: randomBytes(16).toString('base64url') };
  const [first, again] = [await sit(body), await sit(body)];
  expect([first.status, first.json]).toEqual([200, { seat: 0, key: body.key }]);
  expect([again.status, again.json]).toEqual([200, { seat: 0, key: body.key }]);
  expect((await view(house, json, body.key)).number).toBe(2);
  expect((await sit({ ...body, key: randomBytes(16).toString('base64url') })).json.refused).toBe('same-name');
  expect((await sit({ name: 'Bob', key: 'secret' })).status).toBe(400);
  expect((await sit({ name: 'Bob' })).json.seat).toBe(1);
});

test('the key of a link is kept as a cookie that no script, no other site and no other table gets', async () => {
  const table = await openTable(house, GAME);
  const [key = ''] = table.seats;
  const kept = await house.ask(`/api/tables/${table.id}/key`, { key, method: 'POST' });
  expect(kept.status).toBe(204);
  const cookie = kept.headers.get('set-cookie') ?? '';
  expect(cookie).toMatch(
    new RegExp(`^seat_${table.id}=${key}; Path=/api/tables/${table.id}; Max-Age=\\d+; HttpOnly; SameSite=Strict$`),
  );
  const secure = await house.ask(`/api/tables/${table.id}/key`, {
    key,
    method: 'POST',
    headers: { 'x-forwarded-proto': 'https' },
  });
  expect(secure.headers.get('set-cookie')).toMatch(/; Secure$/);
  const sent = { cookie: `other=1; seat_${table.id}=${key}` };
  expect((await house.ask(`/api/tables/${table.id}`, { headers: sent })).json.seat).toBe(0);
  const say = (headers: { [name: string]: string }) =>
    house.ask(`/api/tables/${table.id}/say`, { body: { text: 'Hello!' }, headers: { ...sent, ...headers } });
  expect((await say({ origin: house.url })).status).toBe(200);
  expect((await say({ 'sec-fetch-site': 'same-origin' })).status).toBe(200);
  const foreign: readonly { [name: string]: string }[] = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
  ];
  for (const headers of foreign) {
    const refused = await say(headers);
    expect([refused.status, refused.json.refused]).toEqual([403, 'other-site']);
  }
});

test('whoever sits at a table keeps their chair, whichever other link of it the same browser opens', async () => {
  const chairs = [person, person, person];
  const plan = { ...GAME, chairs, spectators: 'delayed' };
  const { json } = await house.ask('/api/tables', { body: { plan } });
  const [first, own, third] = json.seats as readonly string[];
  await house.ask(`/api/tables/${json.id}/sit`, { key: own ?? '', body: { name: 'Ann' } });
  let cookie = '';
  const opened = async (key: string | undefined): Promise<unknown> => {
    const kept = await house.ask(`/api/tables/${json.id}/key`, { key, method: 'POST', headers: { cookie } });
    [cookie = ''] = (kept.headers.get('set-cookie') ?? '').split(';');
    expect(cookie.length).toBeLessThan(120);
    const { seat, isHost } = (await house.ask(`/api/tables/${json.id}`, { headers: { cookie } })).json;
    return [seat, isHost];
  };
  expect(await opened(json.watch)).toEqual([null, false]);
  expect(await opened(third)).toEqual([2, false]);
  expect(await opened(own)).toEqual([1, false]);
  for (const other of [json.watch, first, third]) expect(await opened(other)).toEqual([1, false]);
  for (const key of [json.host, json.watch, first, third]) expect(await opened(key)).toEqual([1, true]);
  // A chair that is given to somebody else is no reason to keep its key.
  const bot = { bot: { level: 'steady', name: 'Bo' } };
  await house.ask(`/api/tables/${json.id}/seats/1`, { key: json.host, body: bot });
  expect(await opened(json.watch)).toEqual([2, true]);
  expect(cookie).not.toContain(own);
});

test('a socket from another site is refused', async () => {
  const table = await openTable(house, GAME);
  await expect(house.connect(table.id, null, { origin: 'https://evil.example' })).rejects.toThrow('403');
  const own = await house.connect(table.id, null, { origin: house.url, cookie: `seat_${table.id}=${table.seats[1]}` });
  const fresh = await own.until((message) => message.is === 'fresh');
  expect(fresh.table.seat).toBe(1);
  own.socket.close();
});

test('what is said right after the first word is heard, though the table is still being opened', async () => {
  const table = await openTable(house, { ...GAME, chat: 'all' });
  const line = await house.connect(table.id, table.seats[0] as string);
  for (const said of ['one', 'two']) line.say({ do: 'say', nonce: said, text: said });
  line.say({ do: 'here' });
  await line.until((message) => message.is === 'here');
  await line.until((message): message is Answered => message.is === 'answered' && message.nonce === 'two');
  expect(line.heard.filter(({ is }) => is === 'answered')).toEqual([
    { is: 'answered', nonce: 'one', refusal: null },
    { is: 'answered', nonce: 'two', refusal: null },
  ]);
  line.socket.close();
});

test('many may look on, and each asks for itself whether the server is there', async () => {
  const table = await openTable(house, { ...GAME, spectators: 'after' });
  const lines = await Promise.all(Array.from({ length: 90 }, () => house.connect(table.id, table.watch)));
  for (const line of lines) line.say({ do: 'here' });
  const told = lines.map((line) => line.until((message) => message.is === 'here' || message.is === 'closed'));
  expect(new Set((await Promise.all(told)).map(({ is }) => is))).toEqual(new Set(['here']));
  for (const { socket } of lines) socket.close();
});

test('moves are played once for each nonce, in the command language or as data', async () => {
  const table = await openTable(house, GAME);
  const { match } = await view(house, table, table.seats[0] as string);
  const seat = match?.view.asks[0]?.seat ?? 0;
  const key = table.seats[seat] as string;
  const { json } = await house.ask(`/api/tables/${table.id}/candidates?most=3`, { key });
  expect(json.moves).toHaveLength(3);
  const [{ says }] = json.moves;
  const play = (body: object) => house.ask(`/api/tables/${table.id}/moves`, { key, body });
  const marked = { nonce: nonce(), says };
  const [one, other] = await Promise.all([play(marked), play(marked)]);
  expect([one.status, other.status]).toEqual([200, 200]);
  const { number } = await view(house, table, key);
  expect((await play(marked)).json).toEqual({ number });
  expect((await view(house, table, key)).number).toBe(number);
  const late = await play({ nonce: nonce(), says });
  expect([late.status, late.json.refused]).toEqual([409, 'not-asked']);
  // The other seat's nonces are its own: the same one is another move.
  const their = { key: table.seats[1 - seat] as string };
  const offered = await house.ask(`/api/tables/${table.id}/candidates`, their);
  const [best] = offered.json.moves;
  const stale = { nonce: nonce(), says: best.says, ask: best.ask + 100 };
  const refused = await house.ask(`/api/tables/${table.id}/moves`, { ...their, body: stale });
  expect([refused.status, refused.json.refused]).toEqual([409, 'stale-ask']);
  const theirs = { nonce: marked.nonce, says: best.says, ask: best.ask };
  const played = await house.ask(`/api/tables/${table.id}/moves`, { ...their, body: theirs });
  expect([played.status, played.json.number]).toEqual([200, number + 1]);
});

test('a move over a socket answers the question it names, and no other that is open by then', async () => {
  const table = await openTable(house, GAME);
  const { match } = await view(house, table, table.seats[0] as string);
  const [asked] = match?.view.asks ?? [];
  const key = table.seats[asked?.seat ?? 0] as string;
  const { json } = await house.ask(`/api/tables/${table.id}/candidates`, { key });
  const line = await house.connect(table.id, key);
  const play = async (ask: number): Promise<string | null> => {
    const mark = nonce();
    line.say({ do: 'play', nonce: mark, move: json.moves[0].move, ask });
    const isAnswer = (message: FromServer): message is Answered => message.is === 'answered' && message.nonce === mark;
    return (await line.until(isAnswer)).refusal?.refused ?? null;
  };
  await line.until((message) => message.is === 'fresh');
  expect(await play((asked?.id ?? 0) + 100)).toBe('stale-ask');
  expect(await play(asked?.id ?? 0)).toBeNull();
  line.socket.close();
});

test.each([
  ['a network that is slow is given back', () => 200, 100],
  ['one answer that comes late is not', (pings: number) => (pings === 0 ? 400 : 0), 0],
])('of the time a move was under way %s', async (_what, lateBy, least) => {
  const table = await openTable(house, GAME);
  const socket = new WebSocket(`${house.url.replace('http', 'ws')}/api/tables/${table.id}/live`, { autoPong: false });
  let pings = 0;
  socket.on('ping', (data) => setTimeout(() => socket.pong(data), lateBy(pings++)));
  const answered = new Promise<void>((done) => {
    socket.on('message', (data: Buffer) => {
      const message = JSON.parse(data.toString()) as FromServer;
      const resign = { do: 'play', nonce: nonce(), move: { kind: 'resign' } };
      if (message.is === 'fresh') setTimeout(() => socket.send(JSON.stringify(resign)), 1000);
      if (message.is === 'answered') done();
    });
  });
  socket.once('open', () => socket.send(JSON.stringify({ do: 'hello', key: table.seats[0], after: 0 })));
  await answered;
  socket.close();
  const { json } = await house.ask(`/api/tables/${table.id}/record`, { key: table.seats[0] });
  const { delay = 0 } = json.inputs[0] as { readonly delay?: number };
  expect([delay >= least, delay < least + 90]).toEqual([true, true]);
});

test('nobody answers a question that another seat is asked, and no refusal tells of a card', async () => {
  const table = await openTable(house, { ...GAME, spectators: 'delayed' });
  const { match, number } = await view(house, table, table.seats[0] as string);
  const [asked] = match?.view.asks ?? [];
  const seat = asked?.seat ?? 0;
  const own = table.seats[seat] as string;
  const { json } = await house.ask(`/api/tables/${table.id}/candidates`, { key: own });
  const [{ move }] = json.moves;
  const mine = (await view(house, table, own)).match?.view.zones[`hand ${seat}`]?.row?.flat() ?? [];
  // A refusal may name the seat and the question it is about, whose numbers cards have, too.
  const telling = mine.filter((card) => ![0, 1, asked?.id].includes(card));
  expect(telling.length).toBeGreaterThan(0);
  for (const key of [table.seats[1 - seat], table.host, table.watch ?? '', undefined]) {
    for (const body of [
      { nonce: nonce(), move, ask: asked?.id },
      { nonce: nonce(), move },
      { nonce: nonce(), move: { kind: 'play', words: [mine.map((card) => ({ play: card }))] }, ask: asked?.id },
    ]) {
      const answer = await house.ask(`/api/tables/${table.id}/moves`, { key, body });
      expect([403, 409]).toContain(answer.status);
      expect(telling).not.toContain(answer.json.detail);
    }
  }
  const line = await house.connect(table.id, table.seats[1 - seat] as string);
  const mark = nonce();
  line.say({ do: 'play', nonce: mark, move, ask: asked?.id ?? 0 });
  const answered = await line.until((message) => message.is === 'answered');
  expect(answered.refusal).not.toBeNull();
  expect(telling).not.toContain(answered.refusal?.detail);
  line.socket.close();
  expect((await view(house, table, own)).number).toBe(number);
});

test('the colour somebody has chosen is seen by the others, and kept in a rematch', async () => {
  const made = await house.ask('/api/tables', { body: { plan: { ...GAME, chairs: [person, person] } } });
  const [ann, bob] = made.json.seats as readonly [string, string];
  const ask = (path: string, key: string, body?: object, id = made.json.id as string) =>
    house.ask(`/api/tables/${id}/${path}`, { key, body, method: path === 'view' ? 'GET' : 'POST' });
  const coloursFor = async (key: string, id?: string): Promise<readonly unknown[]> =>
    (await ask('view', key, undefined, id)).json.table.chairs.map(({ colour }: { colour: unknown }) => colour);
  await ask('sit', ann, { name: 'Ann', colour: 'red' });
  await ask('sit', bob, { name: 'Bob' });
  expect(await coloursFor(bob)).toEqual(['red', null]);
  await ask('moves', ann, { nonce: nonce(), says: 'resign' });
  const { json } = await ask('rematch', bob);
  for (const key of [bob, ann]) await ask('claim', key);
  expect(await coloursFor(bob, json.id)).toEqual([null, 'red']);
});

test('whoever waits is told as soon as something happens', async () => {
  const table = await openTable(house, GAME);
  const [key = '', other = ''] = table.seats;
  const { number } = await view(house, table, key);
  const waiting = view(house, table, key, `?after=${number}&wait=25`);
  await house.ask(`/api/tables/${table.id}/say`, { key: other, body: { text: 'Hello!' } });
  const told = await waiting;
  expect([told.number, told.said.at(-1)]).toEqual([number + 1, { seat: 1, text: 'Hello!' }]);
});

test('the host gives a chair to a bot and free again, and the old key is dead at once', async () => {
  const table = await openTable(house, { ...GAME, chat: 'all' });
  const [, old = ''] = table.seats;
  const line = await house.connect(table.id, old);
  await line.until((message) => message.is === 'fresh');
  const seatTo = (body: object, key: string) => house.ask(`/api/tables/${table.id}/seats/1`, { key, body });
  const robbed = await seatTo({ free: 'link' }, table.seats[0] as string);
  expect([robbed.status, robbed.json.refused]).toEqual([403, 'not-host']);
  expect((await seatTo({ bot: { level: 'steady', name: 'Bo' } }, table.host)).status).toBe(200);
  const closed = await line.until((message) => message.is === 'closed');
  expect([closed.refusal.refused, await line.closed]).toEqual(['given-away', 1008]);
  expect((await house.ask(`/api/tables/${table.id}/view`, { key: old })).status).toBe(403);
  const { json } = await seatTo({ free: 'link' }, table.host);
  const sat = await house.ask(`/api/tables/${table.id}/sit`, { key: json.key, body: { name: 'Cid' } });
  expect([sat.status, sat.json.seat]).toEqual([200, 1]);
  for (const [path, body] of [
    ['say', { text: 'Boo' }],
    ['moves', { nonce: nonce(), says: 'resign' }],
    ['sit', { name: 'Eve' }],
  ] as const) {
    const cookie = { cookie: `seat_${table.id}=${old}` };
    const replayed = await house.ask(`/api/tables/${table.id}/${path}`, { body, headers: cookie });
    expect([path, replayed.status >= 403]).toEqual([path, true]);
  }
});

test('a bot that is given a chair in the middle of a game plays on from there', async () => {
  const table = await openTable(house, GAME);
  const { match, number } = await view(house, table, table.seats[0] as string);
  const asked = match?.view.asks.find(({ must }) => must)?.seat ?? 0;
  const bot = { level: 'sprout', name: 'Bo' };
  await house.ask(`/api/tables/${table.id}/seats/${asked}`, { key: table.host, body: { bot } });
  const key = table.seats[1 - asked] as string;
  await vi.waitFor(async () => {
    const now = await view(house, table, key);
    expect(now.number).toBeGreaterThan(number + 1);
    expect(now.match?.view.asks.find(({ must }) => must)?.seat).toBe(1 - asked);
  }, 30_000);
});

test('the host makes the link for spectators anew, and the old one is dead at once', async () => {
  const table = await openTable(house, { ...GAME, spectators: 'delayed' });
  const line = await house.connect(table.id, table.watch);
  await line.until((message) => message.is === 'fresh');
  const anew = (id: string, key: string | undefined) => house.ask(`/api/tables/${id}/watch`, { key, method: 'POST' });
  expect((await anew(table.id, table.seats[0])).json.refused).toBe('not-host');
  const { json } = await anew(table.id, table.host);
  const closed = await line.until((message) => message.is === 'closed');
  expect(closed.refusal.refused).toBe('no-key');
  const status = async (key: string | undefined): Promise<number> =>
    (await house.ask(`/api/tables/${table.id}/view`, { key })).status;
  expect([await status(table.watch ?? ''), await status(json.key), await status(table.host)]).toEqual([403, 200, 200]);
  const none = await openTable(house, GAME);
  expect((await anew(none.id, none.host)).json.refused).toBe('no-watching');
});

test('set phrases where only they are allowed, nothing where nothing is said, and not too much', async () => {
  const phrases = await openTable(house, GAME);
  const say = (table: { id: string }, key: string | undefined, text: string) =>
    house.ask(`/api/tables/${table.id}/say`, { key, body: { text } });
  expect((await say(phrases, phrases.seats[0], 'I have a Q')).json.refused).toBe('phrases');
  expect((await say(phrases, phrases.host, 'Hello!')).json.refused).toBe('no-seat');
  const silent = await openTable(house, { ...GAME, chat: 'off' });
  expect((await say(silent, silent.seats[0], 'Hello!')).json.refused).toBe('no-chat');
  const open = await openTable(house, { ...GAME, chat: 'all' });
  expect((await say(open, open.seats[0], '<b>hi</b>\u0000\n')).status).toBe(200);
  expect((await view(house, open, open.seats[1] as string)).said).toEqual([{ seat: 0, text: '<b>hi</b>' }]);
  const many = await Promise.all(Array.from({ length: 12 }, () => say(open, open.seats[1], 'flood')));
  expect(many.map(({ status }) => status)).toContain(429);
});

test.each([
  ['sit', { name: 'Eve' }],
  ['key', undefined],
  ['seats/1', { free: 'link' }],
  ['rematch', undefined],
  ['claim', undefined],
])('nobody comes and goes without end: %s', async (path, body) => {
  const table = await openTable(house, GAME);
  const ask = (key: string | undefined) => house.ask(`/api/tables/${table.id}/${path}`, { key, body, method: 'POST' });
  const key = path === 'seats/1' ? table.host : table.seats[0];
  const answers = await Promise.all(Array.from({ length: 60 }, () => ask(key)));
  expect(answers.map(({ status }) => status)).toContain(429);
  // Another one at the table is not the one to suffer for it.
  expect((await ask(table.seats[1])).status).not.toBe(429);
});

test('many open the link to look on, each from their own home', async () => {
  const table = await openTable(house, { ...GAME, spectators: 'after' });
  const key = table.watch ?? '';
  const open = () => house.ask(`/api/tables/${table.id}/key`, { key, method: 'POST' });
  const answers = await Promise.all(Array.from({ length: 60 }, open));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
});

test.each([
  ['/api/nowhere', '{"cut', 400],
  ['/api/nowhere', `"${'x'.repeat(70_000)}"`, 413],
  ['/api/nowhere', '{}', 404],
  ['/t/nowhere', '{"cut', 400],
])('where there is nothing what is wrong is refused as anywhere: %s', async (path, body, status) => {
  const answer = await house.ask(path, { body });
  expect([answer.status, refusalSchema.safeParse(answer.json).success]).toEqual([status, true]);
});

test('it is there, it is ready, it counts, and says nothing of anybody', async () => {
  expect((await house.ask('/healthz')).json).toEqual({ ok: true });
  expect((await house.ask('/readyz')).json).toEqual({ ok: true });
  // Neither to the public nor to whoever has no address that can be read.
  for (const address of ['8.8.8.8', '8.8.8.8:80', 'unknown', '_hidden', '::ffff:8.8.8.8'])
    expect((await house.ask('/metrics', { headers: { 'x-forwarded-for': address } })).status).toBe(404);
  const { status, text } = await house.ask('/metrics', { headers: { 'x-forwarded-for': '127.0.0.1' } });
  expect(status).toBe(200);
  for (const name of ['entries_total{did="played"}', 'move_seconds_count', 'sockets', 'live_tables', 'commit_seconds'])
    expect(text).toContain(`deckle_${name}`);
  expect(text).toContain('deckle_refusals_total{code="not-host"}');
  const table = await openTable(house, GAME);
  for (const secret of [table.id, table.code, table.host, ...table.seats, 'Player 1']) {
    expect((await house.ask('/metrics', { headers: { 'x-forwarded-for': '::1' } })).text).not.toContain(secret);
    expect(house.log()).not.toContain(secret);
  }
  expect(house.log()).toContain('"route":"/api/tables/:id/sit","status":200');
});

test('the documentation has every address, from the schemas that check', async () => {
  const { json } = await house.ask('/api/json');
  const paths = Object.keys(json.paths).filter((path) => path.startsWith('/api/tables'));
  expect(paths.sort()).toEqual(
    ['', '/{id}']
      .concat(
        ['candidates', 'claim', 'hook', 'key', 'live', 'moves', 'record', 'rematch', 'review', 'say'].map(
          (each) => `/{id}/${each}`,
        ),
      )
      .concat(['/{id}/seats/{seat}', '/{id}/sit', '/{id}/view', '/{id}/watch'])
      .map((path) => `/api/tables${path}`),
  );
  const page = await house.ask('/api');
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self';");
  expect(page.text).not.toMatch(/<script(?![^>]*src=)/);
  for (const file of page.text.match(/\/api\/static\/[\w.-]+/g) ?? [])
    expect([file, (await house.ask(file)).status]).toEqual([file, 200]);
});

test('the documentation has every message of a socket, and every reference in it leads somewhere', async () => {
  const { json } = await house.ask('/api/json');
  const { schemas } = json.components;
  const oneOf = (name: string): readonly string[] =>
    schemas[name].oneOf.map(({ $ref }: { $ref: string }) => $ref.replace('#/components/schemas/', ''));
  expect(oneOf('FromPlayer')).toEqual(['Hello', 'PlayIt', 'SayIt', 'IsHere']);
  expect(oneOf('FromServer')).toEqual(['Fresh', 'Happened', 'Presence', 'Answered', 'Closed', 'StillHere']);
  expect(schemas.Hello.required).toEqual(['do', 'key', 'after']);
  expect(schemas.Happened.properties.table).toEqual({ $ref: '#/components/schemas/Table' });
  const { get } = json.paths['/api/tables/{id}/live'];
  for (const name of ['FromPlayer', 'FromServer', 'Hello', 'Fresh']) expect(get.description).toContain(name);
  const references = [...JSON.stringify(json).matchAll(/"\$ref":"([^"]*)"/g)].map(([, path]) => path);
  expect(references.length).toBeGreaterThan(15);
  const known = Object.keys(schemas).map((name) => `#/components/schemas/${name}`);
  expect(references.filter((path) => !known.includes(path ?? ''))).toEqual([]);
});

test('answers are what the documentation says', async () => {
  const made = await house.ask('/api/tables', { body: { plan: { ...GAME, chairs: [person, person], listed: true } } });
  const table = made.json;
  const [key] = table.seats;
  const ask = (path: string, body?: object) => house.ask(`/api/tables/${table.id}${path}`, { key, body });
  const told: readonly (readonly [{ safeParse(value: unknown): { success: boolean } }, unknown])[] = [
    [createdSchema, table],
    [tablesSchema, (await house.ask('/api/tables')).json],
    [satSchema, (await ask('/sit', { name: 'Ann' })).json],
    [satSchema, (await house.ask(`/api/tables/${table.id}/sit`, { key: table.seats[1], body: { name: 'Bob' } })).json],
    [tableSchema, (await ask('')).json],
    [freshSchema, (await ask('/view')).json],
    [candidatesSchema, (await ask('/candidates')).json],
    [refusalSchema, (await ask('/record')).json],
    [playedSchema, (await ask('/moves', { nonce: nonce(), says: 'resign' })).json],
    [freshSchema, (await ask('/view')).json],
    [recordAnswer, (await ask('/record')).json],
    [reviewSchema, (await ask('/review')).json],
  ];
  expect(told.map(([schema, answer]) => schema.safeParse(answer).success)).toEqual(told.map(() => true));
  expect((await ask('/record')).json.table).toEqual({
    words: { list: 'standard', house: [], bans: [] },
    sitters: [
      { name: 'Ann', level: null },
      { name: 'Bob', level: null },
    ],
  });
  expect(freshSchema.safeParse({ ...(await ask('/view')).json, seed: 'x' }).success).toBe(false);
});
