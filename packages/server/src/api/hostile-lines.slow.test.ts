import type { FromServer } from '@deckle/host';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { type Opened, openTable } from '../testing/games.ts';
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

test('a socket that says anything else than it should is closed, and hurts nobody', async () => {
  const [key = ''] = table.seats;
  const play = { do: 'play', nonce: 'n', move: { kind: 'play', words: [[{ play: 3 }]] } };
  const anything = fc.oneof(
    fc.string(),
    spoilt(play).map((each) => JSON.stringify(each)),
    spoilt({ do: 'say', nonce: 'n', text: 'hi' }).map((each) => JSON.stringify(each)),
    spoilt({ do: 'hello', key, after: 0 }).map((each) => JSON.stringify(each)),
    fc.constantFrom('{"do":"here"}', '['.repeat(16_000), `{"do":"say","nonce":"n","text":"${'x'.repeat(20_000)}"}`),
  );
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(key, null), anything, async (hello, text) => {
      const line = await house.connect(table.id, hello);
      line.socket.send(text ?? '');
      const told = await Promise.race([
        line.closed,
        line.until((message) => message.is === 'answered' || message.is === 'here' || message.is === 'closed'),
      ]);
      expect(told).toBeDefined();
      line.socket.terminate();
    }),
    { numRuns: 150 },
  );
  await expectWell();
}, 600_000);

/** Is it word for word what somebody says first who may come in? */
function isGoodHello(text: string, keys: readonly string[]): boolean {
  try {
    const { do: what, key, after, ...more } = JSON.parse(text);
    const hasKey = typeof key === 'string' && key.length <= 80 && key.split('.').some((each) => keys.includes(each));
    return what === 'hello' && hasKey && Number.isSafeInteger(after) && after >= 0 && Object.keys(more).length === 0;
  } catch {
    return false;
  }
}

test('whoever begins with anything but a good hello is refused once and sent away, and told nothing else', async () => {
  const keys = [...table.seats, table.host, table.watch ?? ''];
  const hello = { do: 'hello', key: keys[0], after: 0 };
  const anyKey = fc.oneof(fc.string(), fc.constantFrom(`x.${keys[1]}`, 'x'.repeat(80), 'x'.repeat(81), null));
  const first = fc.oneof(
    fc.string(),
    fc.uint8Array({ maxLength: 500 }).map((bytes) => Buffer.from(bytes)),
    spoilt(hello).map((each) => JSON.stringify(each) ?? ''),
    fc.record({ key: anyKey, after: fc.integer() }).map((each) => JSON.stringify({ ...hello, ...each })),
    fc.constantFrom(
      '{"do":"here"}',
      JSON.stringify({ do: 'say', nonce: 'n', text: 'hi' }),
      '['.repeat(16_000),
      `{"do":"hello","key":"${keys[0]}","after":0,"__proto__":{"isHost":true}}`,
      `{"do":"hello","key":"${keys[0]}","after":${'9'.repeat(400)}}`,
      'x'.repeat(20_000),
    ),
  );
  const anywhere = fc.oneof(fc.constantFrom(table.id, table.id, 'ABCDEF', table.id.toLowerCase()), fc.webSegment());
  await fc.assert(
    fc.asyncProperty(anywhere, first, fc.array(fc.string(), { maxLength: 3 }), async (id, message, more) => {
      const { told, code } = await begin(id, [message, ...more]);
      const isGood = id === table.id && isGoodHello(message.toString(), keys);
      expect(told.map(({ is }) => is)).toEqual(isGood ? ['fresh'] : code === 1008 ? ['closed'] : []);
      // What is longer than anything that is ever said is not read to its end.
      const ends = message.length > 16_384 ? [1006, 1009] : [1008];
      // No table can be at some addresses.
      expect(isGood ? [0] : [...ends, 400, 404]).toContain(code);
      for (const each of told) expect(each.is !== 'closed' || isShort(each.refusal)).toBe(true);
    }),
    { numRuns: 300 },
  );
  await expectWell();
}, 600_000);

/** Says all this at once; gives what is told, until the first table is shown or the line is cut, and how that ended. */
function begin(id: string, messages: readonly (string | Buffer)[]) {
  const url = `${house.url.replace('http', 'ws')}/api/tables/${encodeURIComponent(id)}/live`;
  const socket = new WebSocket(url, { headers: { 'x-forwarded-for': otherAddress() } });
  const told: FromServer[] = [];
  return new Promise<{ readonly told: readonly FromServer[]; readonly code: number }>((resolve) => {
    const end = (code: number): void => {
      socket.terminate();
      resolve({ told: [...told], code });
    };
    socket.on('open', () => messages.forEach((message) => socket.send(message)));
    socket.on('message', (data: Buffer) => {
      told.push(JSON.parse(data.toString()) as FromServer);
      if (told[0]?.is === 'fresh') end(0);
    });
    socket.on('unexpected-response', (_request, { statusCode = 0 }) => end(statusCode));
    socket.on('error', () => {});
    socket.on('close', end);
  });
}

test('a line that is asked now and then whether it is there says so, and one that is asked without end is cut', async () => {
  const { socket, closed } = await house.connect(table.id, table.seats[0] ?? '');
  let pongs = 0;
  socket.on('pong', () => pongs++);
  for (let at = 0; at < 10; at++) socket.ping();
  await vi.waitFor(() => expect(pongs).toBe(10));
  for (let at = 0; at < 1000; at++) socket.ping();
  expect(await closed).toBe(1008);
  expect(pongs).toBeLessThan(100);
}, 30_000);
