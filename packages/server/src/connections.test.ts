import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { openLocalBus } from './bus/local.ts';
import { limitConnections } from './connections.ts';
import { openServer } from './server.ts';
import { openSqlite } from './store/sqlite.ts';

async function open(server: Server): Promise<Socket> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => {});
  await once(socket, 'connect');
  return socket;
}

/** Whoever is put out may hear of it as an error first, for which `once` would not wait. */
const closed = (socket: Socket): Promise<null> => new Promise((done) => socket.once('close', () => done(null)));

test('an address has so many connections at a time', async () => {
  const server = createServer((_request, response) => void response.end('here'));
  limitConnections(server, { most: 3, isCounted: () => true });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const sockets = [await open(server), await open(server), await open(server)];
  const fourth = await open(server);
  await closed(fourth);
  sockets.shift()?.destroy();
  // When one has gone there is room again.
  const fifth = await vi.waitFor(async () => {
    const socket = await open(server);
    socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
    const answer = new Promise((heard) => socket.once('data', heard));
    expect(String(await Promise.race([answer, closed(socket)]))).toContain('200');
    return socket;
  });
  for (const socket of [...sockets, fifth]) socket.destroy();
  server.close();
});

async function openOwn(patience?: number) {
  const folder = mkdtempSync(join(tmpdir(), 'deckle-'));
  const store = openSqlite(join(folder, 'deckle.db'));
  const server = await openServer({
    folder,
    store,
    bus: openLocalBus(),
    ...(patience === undefined ? {} : { patience }),
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
  return {
    server: server.server,
    async close() {
      await server.close();
      await store.close();
      rmSync(folder, { recursive: true });
    },
  };
}

test('a request that comes drop by drop is not waited for', async () => {
  const own = await openOwn(500);
  const socket = await open(own.server);
  let told = '';
  socket.on('data', (data) => (told += String(data)));
  socket.write(
    'POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 60000\r\n\r\n',
  );
  const drops = setInterval(() => socket.write(' '), 50);
  await closed(socket);
  clearInterval(drops);
  expect(told).toContain('408');
  await own.close();
});

test.each([
  ['GET /api/nowhere', ''],
  ['GET /api/tables/nowhere/live', 'sec-websocket-version: 99\r\n'],
  ['POST /api/tables', 'content-type: application/json\r\ncontent-length: 60000\r\n'],
])('%s that wants to become something else is answered, and its connection does not stay', async (line, headers) => {
  const own = await openOwn();
  const socket = connect({ port: (own.server.address() as AddressInfo).port, host: '127.0.0.1', allowHalfOpen: true });
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.write(`${line} HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n${headers}\r\n`);
  socket.resume();
  await once(socket, 'end');
  const count = (): Promise<number> => new Promise((told) => own.server.getConnections((_, number) => told(number)));
  await vi.waitFor(async () => expect(await count()).toBe(0), 10_000);
  socket.destroy();
  await own.close();
});
