import type { AddressInfo } from 'node:net';
import type { FromPlayer, FromServer } from '@deckle/host';
import { afterEach, expect, test, vi } from 'vitest';
import { type WebSocket as Client, WebSocketServer } from 'ws';
import { type Line, openLine } from './line.ts';

/** A server that only listens; what it answers is up to the test. */
interface Listening {
  readonly url: string;
  readonly heard: FromPlayer[];
  readonly clients: Client[];
  tell(message: FromServer): void;
  close(): void;
}

async function listen(port = 0): Promise<Listening> {
  const server = new WebSocketServer({ port });
  const [heard, clients]: [FromPlayer[], Client[]] = [[], []];
  server.on('connection', (client) => {
    clients.push(client);
    client.on('message', (data) => heard.push(JSON.parse((data as Buffer).toString()) as FromPlayer));
  });
  await new Promise((listening) => server.once('listening', listening));
  const listening: Listening = {
    url: `ws://localhost:${(server.address() as AddressInfo).port}`,
    heard,
    clients,
    tell: (message) => clients.at(-1)?.send(JSON.stringify(message)),
    close() {
      for (const client of clients) client.terminate();
      server.close();
    },
  };
  open.push(listening);
  return listening;
}

const FRESH = { is: 'fresh', number: 3 } as FromServer;
const MOVE = { do: 'play', nonce: 'n', move: { kind: 'pass' } } as const;
const notDone = (): boolean => false;
let open: { close(): void }[] = [];

function connect(url: string, after = 0): { readonly line: Line; readonly told: string[] } {
  const told: string[] = [];
  const line = openLine({
    url,
    after: () => after,
    heard: (message) => told.push(message.is),
    changed: (state) => told.push(state),
  });
  open.push(line);
  return { line, told };
}

afterEach(() => {
  for (const each of open) each.close();
  open = [];
});

test('a line says how much it has seen, and asks only once it has been told the rest', async () => {
  const server = await listen();
  const { line, told } = connect(server.url, 7);
  const answer = line.ask(MOVE, notDone);
  await vi.waitUntil(() => server.heard.length === 1);
  expect(server.heard).toEqual([{ do: 'hello', key: null, after: 7 }]);
  server.tell(FRESH);
  await vi.waitUntil(() => server.heard.length === 2);
  server.tell({ is: 'answered', nonce: 'n', refusal: null });
  expect(await answer).toBeNull();
  expect(told).toEqual(['fresh', 'here']);
});

test('what was not answered is asked again with the same mark over the next connection', async () => {
  const server = await listen();
  const { line, told } = connect(server.url);
  await vi.waitUntil(() => server.heard.length === 1);
  server.tell(FRESH);
  await vi.waitUntil(() => told.includes('here'));
  const answer = line.ask(MOVE, notDone);
  const said = line.ask({ do: 'say', nonce: 's', text: 'Hello!' }, () => true);
  await vi.waitUntil(() => server.heard.length === 3);
  server.close();
  const again = await listen(Number(new URL(server.url).port));
  await vi.waitUntil(() => again.heard.length === 1);
  expect(told).toEqual(['fresh', 'here', 'lost']);
  again.tell(FRESH);
  // What was said has been heard though nobody answered, so it is not said again.
  expect(await said).toBeNull();
  await vi.waitUntil(() => again.heard.length === 2);
  expect(again.heard[1]).toEqual(MOVE);
  again.tell({ is: 'answered', nonce: 'n', refusal: { refused: 'late', rule: 'Too late.' } });
  expect(await answer).toMatchObject({ refused: 'late' });
});

test('a connection that is dead and does not say so is found out when somebody wakes', async () => {
  const server = await listen();
  const { line, told } = connect(server.url);
  await vi.waitUntil(() => server.heard.length === 1);
  server.tell(FRESH);
  await vi.waitUntil(() => told.includes('here'));
  line.wake();
  await vi.waitUntil(() => server.heard.length === 2);
  expect(server.heard[1]).toEqual({ do: 'here' });
  // It answers nothing: soon another connection says hello.
  await vi.waitUntil(() => server.clients.length === 2, 10_000);
  await vi.waitUntil(() => server.heard.at(-1)?.do === 'hello');
  expect(told).toEqual(['fresh', 'here', 'lost']);
});

test('whoever is cut off for five minutes knocks ever more seldom, and the move they made goes out when they are back', {
  timeout: 60_000,
}, async () => {
  const server = await listen();
  const port = Number(new URL(server.url).port);
  const really = setTimeout;
  const moment = (): Promise<void> => new Promise((go) => really(go, 15));
  const knocks: number[] = [];
  const Socket = WebSocket;
  vi.stubGlobal(
    'WebSocket',
    class extends Socket {
      constructor(url: string | URL) {
        super(url);
        knocks.push(Date.now());
      }
    },
  );
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  try {
    const { line, told } = connect(server.url);
    while (server.heard.length < 1) await moment();
    server.tell(FRESH);
    while (!told.includes('here')) await moment();
    server.close();
    while (!told.includes('lost')) await moment();
    const answer = line.ask(MOVE, notDone);
    const began = Date.now();
    for (let second = 0; second < 300; second++) {
      await vi.advanceTimersByTimeAsync(1000);
      await moment();
    }
    const early = knocks.filter((at) => at - began < 10_000).length;
    const late = knocks.filter((at) => at - began >= 290_000).length;
    expect([early > late, knocks.length > 10, knocks.length < 100]).toEqual([true, true, true]);
    const again = await listen(port);
    for (let second = 0; second < 60 && again.heard.length < 1; second++) {
      await vi.advanceTimersByTimeAsync(1000);
      await moment();
    }
    expect(again.heard).toMatchObject([{ do: 'hello' }]);
    again.tell(FRESH);
    while (again.heard.length < 2) await moment();
    expect(again.heard[1]).toEqual(MOVE);
    again.tell({ is: 'answered', nonce: 'n', refusal: null });
    expect(await answer).toBeNull();
    expect(told.filter((each) => each === 'here' || each === 'lost')).toEqual(['here', 'lost', 'here']);
  } finally {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  }
});

test('a door that is shut stays shut; one that is only crowded is knocked at again', async () => {
  const server = await listen();
  const { told } = connect(server.url);
  await vi.waitUntil(() => server.heard.length === 1);
  server.tell({ is: 'closed', refusal: { refused: 'too-many', rule: 'Wait a little.' } });
  await vi.waitUntil(() => server.heard.length === 2);
  expect(told).toEqual([]);
  server.tell({ is: 'closed', refusal: { refused: 'no-key', rule: 'No seat.' } });
  await vi.waitUntil(() => told.length > 0);
  expect(told).toEqual(['closed']);
  await vi.waitUntil(() => server.clients.every(({ readyState }) => readyState > 1));
  expect(server.clients).toHaveLength(2);
});

test('a move that could not be kept is sent again with the same mark after a pause, but not for ever', {
  timeout: 60_000,
}, async () => {
  const server = await listen();
  const { line, told } = connect(server.url);
  await vi.waitUntil(() => server.heard.length === 1);
  server.tell(FRESH);
  await vi.waitUntil(() => told.includes('here'));
  const trouble = { refused: 'trouble', rule: 'This could not be kept now: please try again.' };
  const answer = line.ask(MOVE, notDone);
  for (const refusal of [trouble, trouble, null]) {
    await vi.waitUntil(() => server.heard.at(-1)?.do === 'play');
    const [asked, count] = [Date.now(), server.heard.length];
    server.tell({ is: 'answered', nonce: 'n', refusal });
    if (refusal === null) break;
    await vi.waitUntil(() => server.heard.length > count, 5000);
    expect(Date.now() - asked).toBeGreaterThan(100);
  }
  expect(await answer).toBeNull();
  expect(server.heard.slice(1)).toEqual([MOVE, MOVE, MOVE]);

  // What somebody says too often they are told.
  const said = line.ask({ do: 'say', nonce: 's', text: 'Hello!' }, notDone);
  server.tell({ is: 'answered', nonce: 's', refusal: { refused: 'too-many', rule: 'Wait a little.' } });
  expect(await said).toMatchObject({ refused: 'too-many' });

  const never = line.ask({ ...MOVE, nonce: 'm' }, notDone);
  server.clients.at(-1)?.on('message', () => server.tell({ is: 'answered', nonce: 'm', refusal: trouble }));
  server.tell({ is: 'answered', nonce: 'm', refusal: trouble });
  expect(await never).toMatchObject(trouble);
});
