import type { Answered, FromServer } from '@deckle/host';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  candidatesSchema,
  createdSchema,
  freshSchema,
  playedSchema,
  recordAnswer,
  refusalSchema,
  satSchema,
  tableSchema,
  tablesSchema,
} from './schemas.ts';
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
  const theirs = { nonce: marked.nonce, move: offered.json.moves[0].move };
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

test('it is there, it is ready, it counts, and says nothing of anybody', async () => {
  expect((await house.ask('/healthz')).json).toEqual({ ok: true });
  expect((await house.ask('/readyz')).json).toEqual({ ok: true });
  expect((await house.ask('/metrics')).status).toBe(404);
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
        ['candidates', 'claim', 'hook', 'key', 'live', 'moves', 'record', 'rematch', 'say'].map(
          (each) => `/{id}/${each}`,
        ),
      )
      .concat(['/{id}/seats/{seat}', '/{id}/sit', '/{id}/view'])
      .map((path) => `/api/tables${path}`),
  );
  const page = await house.ask('/api');
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self';");
  expect(page.text).not.toMatch(/<script(?![^>]*src=)/);
  for (const file of page.text.match(/\/api\/static\/[\w.-]+/g) ?? [])
    expect([file, (await house.ask(file)).status]).toEqual([file, 200]);
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
  ];
  expect(told.map(([schema, answer]) => schema.safeParse(answer).success)).toEqual(told.map(() => true));
  expect(freshSchema.safeParse({ ...(await ask('/view')).json, seed: 'x' }).success).toBe(false);
});
