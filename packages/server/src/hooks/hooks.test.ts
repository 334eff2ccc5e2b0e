import { createHmac } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openLocalBus } from '../bus/local.ts';
import { openServer } from '../server.ts';
import { openSqlite } from '../store/sqlite.ts';
import { TEST_CERTIFICATE, TEST_KEY } from '../testing/certificate.ts';
import { isPublic, openResolve, parseHook } from './address.ts';
import { callHook, type CallParts } from './call.ts';

test.each([
  ['8.8.8.8', true],
  ['2606:4700:4700::1111', true],
  ['0.0.0.0', false],
  ['10.1.2.3', false],
  ['100.64.0.1', false],
  ['127.0.0.1', false],
  ['127.255.255.254', false],
  ['169.254.169.254', false],
  ['172.31.255.255', false],
  ['172.32.0.1', true],
  ['192.168.1.1', false],
  ['198.19.0.1', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::', false],
  ['::1', false],
  ['::ffff:10.0.0.1', false],
  ['::ffff:8.8.8.8', false],
  ['64:ff9b::a00:1', false],
  ['fc00::1', false],
  ['fd00:ec2::254', false],
  ['fe80::1', false],
  ['ff02::1', false],
  ['2001:0:a00:1::', false],
  ['2001:db8::1', false],
  ['2002:a00:1::', false],
  ['no address', false],
  ['', false],
])('%s is public: %s', (address, expected) => {
  expect(isPublic(address)).toBe(expected);
});

test.each([
  ['https://example.com/turn?of=me', true],
  ['https://example.com:8443/', true],
  ['https://8.8.8.8/', true],
  ['http://example.com/', false],
  ['ftp://example.com/', false],
  ['https://user:word@example.com/', false],
  ['https://example.com:22/', false],
  ['https://127.0.0.1/', false],
  // However it is written.
  ['https://2130706433/', false],
  ['https://0x7f.1/', false],
  ['https://[::1]/', false],
  ['https://[::ffff:7f00:1]/', false],
  ['https://[fd00::1]:8443/', false],
  ['not an address', false],
  ['', false],
])('%s may be called: %s', (text, expected) => {
  expect(parseHook(text) !== null).toBe(expected);
});

describe('the addresses of a name', () => {
  /** Knows one name, or says nothing at all. */
  const openNames = async (knows: 'hooks.example' | 'nothing') => {
    const socket = createSocket('udp4');
    socket.on('message', (asked, from) => {
      if (knows === 'nothing') return;
      const [IPV4, IPV6] = [1, 28];
      const end = asked.indexOf(0, 12) + 5;
      const type = asked.readUInt16BE(end - 4);
      const address = type === IPV4 ? Buffer.from([10, 0, 0, 1]) : Buffer.from([0xfd, ...Array(14).fill(0), 1]);
      const answer = Buffer.concat([
        asked.subarray(0, end),
        Buffer.from([0xc0, 12, 0, type, 0, 1, 0, 0, 0, 1, 0, address.length]),
        address,
      ]);
      answer.writeUInt16BE(0x8180, 2);
      answer.writeUInt16BE(type === IPV4 || type === IPV6 ? 1 : 0, 6);
      answer.writeUInt32BE(0, 8);
      socket.send(answer, from.port, from.address);
    });
    await new Promise<void>((ready) => socket.bind(0, '127.0.0.1', ready));
    return socket;
  };

  test('are all of them, of both kinds', async () => {
    const names = await openNames('hooks.example');
    const resolve = openResolve([`127.0.0.1:${names.address().port}`]);
    expect(await resolve('hooks.example')).toEqual(['10.0.0.1', 'fd00::1']);
    names.close();
  });

  test('are asked for by no thread that others need: whoever answers for names may be silent', async () => {
    const names = await openNames('nothing');
    const resolve = openResolve([`127.0.0.1:${names.address().port}`]);
    let isOver = false;
    const asked = Promise.allSettled(Array.from({ length: 20 }, () => resolve('hooks.example')));
    void asked.finally(() => {
      isOver = true;
    });
    await readFile(new URL(import.meta.url));
    expect(isOver).toBe(false);
    expect(new Set((await asked).map((each) => each.status === 'fulfilled' && each.value.length))).toEqual(
      new Set([0]),
    );
    names.close();
  });
});

interface Call {
  readonly path: string;
  readonly body: string;
  readonly signature: string;
}

const calls: Call[] = [];
let waiting: (() => void)[] = [];
const answers: { [path: string]: readonly number[] } = {};
const server = createServer({ key: TEST_KEY, cert: TEST_CERTIFICATE }, (request, response) => {
  let body = '';
  request.setEncoding('utf8').on('data', (text: string) => {
    body += text;
  });
  request.on('end', () => {
    const { url: path = '' } = request;
    calls.push({ path, body, signature: String(request.headers['deckle-signature']) });
    const count = calls.filter((call) => call.path === path).length;
    const status = answers[path]?.[count - 1] ?? 204;
    if (status === 302) response.setHeader('location', '/elsewhere');
    if (status > 0) response.writeHead(status).end();
    for (const look of waiting) look();
  });
});
const until = (isSo: () => boolean): Promise<void> =>
  new Promise((resolve) => {
    const look = (): void => {
      if (!isSo()) return;
      waiting = waiting.filter((each) => each !== look);
      resolve();
    };
    waiting.push(look);
    look();
  });
let port = 0;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  calls.length = 0;
});

const isHere = (address: string): boolean => address === '127.0.0.1';
const OWN: CallParts = {
  resolve: async () => ['127.0.0.1'],
  isPublic: isHere,
  ca: TEST_CERTIFICATE,
  timeout: 5000,
  time: () => 1234,
};

describe('one call', () => {
  const call = (path: string, change: Partial<CallParts> = {}): Promise<string> =>
    callHook({ url: `https://hooks.example:${port}${path}`, secret: 'a secret' }, '{"seat":1}', { ...OWN, ...change });

  test('is signed, and made to the very address that was looked at', async () => {
    let asked = 0;
    const resolve = async (): Promise<readonly string[]> => {
      asked++;
      // Whoever asks again is sent elsewhere.
      return asked === 1 ? ['127.0.0.1'] : ['10.0.0.1'];
    };
    expect(await call('/turn', { resolve })).toBe('heard');
    const mac = createHmac('sha256', 'a secret').update('1234.{"seat":1}').digest('hex');
    expect(calls).toEqual([{ path: '/turn', body: '{"seat":1}', signature: `t=1234,v1=${mac}` }]);
    expect(asked).toBe(1);
  });

  test.each<[string, Partial<CallParts>]>([
    ['to an address that is not public', { isPublic }],
    ['to a name that is also one of ours', { resolve: async () => ['127.0.0.1', '10.0.0.1'] }],
    ['to a name without address', { resolve: async () => [] }],
    ['to a name that cannot be found', { resolve: () => Promise.reject(new Error('ENOTFOUND')) }],
    ['to somebody whom nobody knows', { ca: '' }],
    ['where the name is not found in time', { resolve: () => new Promise(() => {}), timeout: 50 }],
  ])('is not made %s', async (_what, change) => {
    expect(await call('/turn', change)).toBe('failed');
    expect(calls).toEqual([]);
  });

  test('follows nothing, and waits no longer than it should', async () => {
    answers['/moved'] = [302];
    answers['/silent'] = [0];
    expect(await call('/moved')).toBe('failed');
    expect(await call('/silent', { timeout: 300 })).toBe('failed');
    expect(calls.map(({ path }) => path)).toEqual(['/moved', '/silent']);
  });
});

/** A server of Deckle on a folder, which may be followed by another one on the same. */
async function openDeckle(folder: string, pauses: readonly number[]) {
  writeFileSync(join(folder, 'index.html'), '');
  const store = openSqlite(join(folder, 'deckle.db'));
  const bus = openLocalBus();
  const server = await openServer({ folder, store, bus, outside: { ...OWN, pauses } });
  return {
    store,
    async ask(url: string, key: string, payload?: object) {
      const headers = { authorization: `Bearer ${key}` };
      const answer = await server.inject({
        url,
        method: payload ? 'POST' : 'GET',
        headers,
        ...(payload ? { payload } : {}),
      });
      return answer.json();
    },
    async close() {
      await server.close();
      await bus.close();
      await store.close();
    },
  };
}

type Deckle = Awaited<ReturnType<typeof openDeckle>>;

/** A table of two with the cards dealt: who is asked first, and who then. */
async function dealCards(deckle: Deckle) {
  const chairs = [{ kind: 'person' }, { kind: 'person' }];
  const { id, seats } = await deckle.ask('/api/tables', 'none', { plan: { game: 'eight-it-all', chairs } });
  for (const [seat, key] of seats.entries()) await deckle.ask(`/api/tables/${id}/sit`, key, { name: `P ${seat}` });
  const { match, number } = await deckle.ask(`/api/tables/${id}/view`, seats[0]);
  const { seat } = match.view.asks[0];
  return { table: `/api/tables/${id}`, id, number, seat: 1 - seat, first: seats[seat], second: seats[1 - seat] };
}

// A word might earn another turn.
const PASS = { nonce: 'a', move: { kind: 'pass' } };

test('whoever is asked is called, again after a failure, and nobody waits for it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'deckle-'));
  const deckle = await openDeckle(folder, [20, 20]);
  const { table, id, number, seat, first, second } = await dealCards(deckle);
  expect(await deckle.ask(`${table}/hook`, second, { url: 'https://127.0.0.1/' })).toMatchObject({
    refused: 'bad-hook',
  });
  const { secret } = await deckle.ask(`${table}/hook`, second, { url: `https://hooks.example:${port}/again` });
  answers['/again'] = [500, 302, 204];
  await deckle.ask(`${table}/moves`, first, PASS);
  await until(() => calls.length === 3);
  const { body, signature } = calls[2] as Call;
  expect(JSON.parse(body)).toMatchObject({ table: id, game: 'eight-it-all', seat, number: number + 2 });
  const [, time] = /^t=(\d+),/.exec(signature) ?? [];
  expect(signature).toBe(`t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`);
  expect(JSON.stringify(await deckle.ask(`${table}/view`, first))).not.toContain('hooks.example');
  await deckle.close();
  rmSync(folder, { recursive: true });
});

test('a seat is told which address is called for it, and nobody else is', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'deckle-'));
  const deckle = await openDeckle(folder, []);
  const { table, first, second } = await dealCards(deckle);
  const told = (key: string) => deckle.ask(`${table}/hook`, key);
  expect(await told(first)).toEqual({ url: null });
  await deckle.ask(`${table}/hook`, first, { url: 'https://hooks.example/first' });
  expect(await told(first)).toEqual({ url: 'https://hooks.example/first' });
  expect(await told(second)).toEqual({ url: null });
  expect(await told('none')).toMatchObject({ refused: 'no-seat' });
  await deckle.ask(`${table}/hook`, first, { url: null });
  expect(await told(first)).toEqual({ url: null });
  await deckle.close();
  rmSync(folder, { recursive: true });
});

test('a call that was not heard when its server stopped is made by the next one, and only once', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'deckle-'));
  const stopped = await openDeckle(folder, [600_000]);
  const { table, id, seat, first, second } = await dealCards(stopped);
  // Who asks for calls in their own turn knows that it is theirs.
  await stopped.ask(`${table}/hook`, first, { url: `https://hooks.example:${port}/first` });
  await stopped.ask(`${table}/hook`, second, { url: `https://hooks.example:${port}/late` });
  answers['/late'] = [500, 204];
  await stopped.ask(`${table}/moves`, first, PASS);
  await until(() => calls.length === 1);
  await stopped.close();

  // Nobody comes to the table.
  const next = await openDeckle(folder, []);
  await until(() => calls.length === 2);
  expect(calls.map(({ path }) => path)).toEqual(['/late', '/late']);
  expect(JSON.parse(calls[1]?.body ?? '')).toMatchObject({ table: id, seat });
  const isOwed = async (): Promise<boolean> => (await next.store.due(Number.MAX_SAFE_INTEGER, 10, 0)).length > 0;
  await vi.waitFor(async () => expect(await isOwed()).toBe(false));
  await next.close();

  const last = await openDeckle(folder, []);
  await last.ask(`${table}/view`, first);
  expect(calls).toHaveLength(2);
  await last.close();
  rmSync(folder, { recursive: true });
});
