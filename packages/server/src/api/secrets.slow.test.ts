import { games } from '@deckle/games';
import type { Fresh, FromServer, Happened } from '@deckle/host';
import { commitmentOf, type GameRecord } from '@deckle/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashKey } from '../table/keys.ts';
import { type Opened, openTable, playSeat, view } from '../testing/games.ts';
import { type Heard, type House, type Line, openHouse } from '../testing/house.ts';
import { fromServerSchema } from './live.ts';
import { playRounds } from '../testing/rounds.ts';
import { leaksIn, statesOf, tellsIn } from '../testing/leaks.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
}, 60_000);
afterAll(() => house.stop());

interface Played {
  readonly table: Opened;
  readonly record: GameRecord;
  readonly lines: readonly Line[];
  /** Everything that anybody was told before the end. */
  readonly before: readonly Heard[];
  readonly keys: readonly string[];
}

const isOver = (message: FromServer): message is Fresh | Happened => {
  if (message.is !== 'fresh' && message.is !== 'happened') return false;
  const { view } = message.match ?? (message.is === 'happened' ? message.change : undefined) ?? {};
  return (view?.result ?? null) !== null;
};

/** So often everybody acts. Beside what comes over their lines everybody asks for their view now and then, and once for moves to choose among. */
const ROUNDS = 15;
const ASKS_EACH = 5;

async function playAll(game: string, people: number): Promise<Played> {
  const table = await openTable(house, { game, spectators: 'delayed', chat: 'all' }, people);
  const keys = [...table.seats, table.host, table.watch as string];
  const lines = await Promise.all(keys.map((key) => house.connect(table.id, key)));
  await playRounds(lines.slice(0, people), game, ROUNDS, async (number) => {
    if (number % ASKS_EACH > 0) return;
    await Promise.all(keys.map((key) => view(house, table, key)));
    if (number === ASKS_EACH)
      await Promise.all(keys.map((key) => house.ask(`/api/tables/${table.id}/candidates?most=5`, { key })));
  });
  await Promise.all(lines.map((line) => line.until(isOver)));
  const heard = house.heard.filter(({ who }) => keys.includes(who));
  const over = heard.findIndex(({ text }) => text.includes('"result":{'));
  const { json } = await house.ask(`/api/tables/${table.id}/record`, { key: table.watch as string });
  for (const { socket } of lines) socket.close();
  return { table, record: json as GameRecord, lines, before: heard.slice(0, over), keys };
}

const GAMES = games.map(({ id, seats: [fewest, most] }) => [id, Math.max(fewest, Math.min(most, 3))] as const);

test.concurrent.each(GAMES)('%s: nobody is ever told what they may not know', async (game, people) => {
  const { record, lines, before, keys, table } = await playAll(game, people);
  const states = await statesOf(record);
  const seats = [...table.seats.keys(), null, null];

  // Cards and words, message by message.
  const counted = lines.map(({ heard }, at) => heard.flatMap((message) => leaksIn(message, seats[at] ?? null, states)));
  expect(counted.flat()).toEqual([]);
  const strange = lines.flatMap(({ heard }) => heard.filter((message) => !fromServerSchema.safeParse(message).success));
  expect(strange).toEqual([]);
  const polled = before.flatMap(({ who, text }) => {
    const [, json = ''] = /\n(\{"is":"fresh".*)$/.exec(text) ?? [];
    return json === '' ? [] : leaksIn(JSON.parse(json) as Fresh, seats[keys.indexOf(who)] ?? null, states);
  });
  expect(polled).toEqual([]);
  // The search can fail: what one seat saw was not for another one, nor for a spectator.
  const wrong = (seat: number | null): number =>
    lines[0]?.heard.flatMap((message) => leaksIn(message, seat, states)).length ?? 0;
  expect(wrong(1)).toBeGreaterThan(0);
  expect(wrong(null)).toBeGreaterThan(0);

  // Secrets, in all bytes of all answers: the seed, hashes, the keys of others.
  const { seed } = record;
  const hashes = keys.map(hashKey);
  expect(tellsIn(before, [seed, ...hashes])).toEqual([]);
  const foreign = before.filter(({ who }) => keys.includes(who));
  for (const key of keys) {
    const others = foreign.filter(({ who }) => who !== key);
    expect(tellsIn(others, [key])).toEqual([]);
  }
  expect(tellsIn([{ who: 'a test', text: `{"at":"${seed}"}` }], [seed])).toHaveLength(1);
  // The promise of the seed is public.
  expect(tellsIn(before, [commitmentOf(seed)])).not.toEqual([]);
  for (const secret of [seed, ...keys, ...hashes, table.id]) expect(house.log()).not.toContain(secret);
});

test('spectators see late, after the end, or nothing, and never a hand', async () => {
  for (const spectators of ['none', 'delayed', 'after'] as const) {
    const table = await openTable(house, { game: 'eight-it-all', spectators });
    const key = table.watch ?? table.host;
    const line = await house.connect(table.id, key);
    const first = await line.until((message) => message.is === 'fresh');
    expect([spectators, first.table.hasBegun, first.match]).toEqual([spectators, spectators !== 'delayed', null]);
    const early = await house.ask(`/api/tables/${table.id}/record`, { key });
    expect(early.json.refused).toBe('not-over');
    await Promise.all(table.seats.map((_key, seat) => playSeat(house, table, seat)));
    const record = await house.ask(`/api/tables/${table.id}/record`, { key });
    const after = await house.ask(`/api/tables/${table.id}/view`, { key });
    const seen = spectators === 'none' ? [409, false] : [200, true];
    expect([spectators, record.status, after.json.match !== null]).toEqual([spectators, ...seen]);
    if (spectators !== 'none') await line.until(isOver);
    line.socket.close();
  }
}, 300_000);

test('a rematch with the same people: each sits down with the key of before, another one begins', async () => {
  const table = await openTable(house, { game: 'eight-it-all' });
  const ask = (path: string, key?: string) => house.ask(`/api/tables/${table.id}/${path}`, { key, method: 'POST' });
  const [ann = '', bob = ''] = table.seats;
  expect((await ask('rematch', ann)).json.refused).toBe('not-over');
  expect((await ask('claim', ann)).json.refused).toBe('no-rematch');
  await Promise.all(table.seats.map((_key, seat) => playSeat(house, table, seat)));
  expect((await ask('rematch')).status).toBe(403);
  const both = await Promise.all([ask('rematch', ann), ask('rematch', bob)]);
  const [{ id }] = both.map(({ json }) => json);
  expect(both.map(({ json }) => json.id)).toEqual([id, id]);
  const claimed = await ask('claim', bob);
  expect(claimed.json).toEqual({ id, seat: 0 });
  expect(claimed.headers.get('set-cookie')).toContain(`seat_${id}=${bob}; Path=/api/tables/${id};`);
  expect((await ask('claim', bob)).json).toEqual({ id, seat: 0 });
  expect((await ask('claim', 'no-such-key')).status).toBe(403);
  expect((await house.ask(`/api/tables/${id}`)).json.hasBegun).toBe(false);
  expect((await ask('claim', ann)).json).toEqual({ id, seat: 1 });
  const { json } = await house.ask(`/api/tables/${id}/view`, { key: ann });
  expect([json.table.chairs.map(({ name }: { name: string }) => name), json.match.view.seat]).toEqual([
    ['Player 1', 'Player 0'],
    1,
  ]);
}, 300_000);
