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

test('a request that comes drop by drop is not waited for', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'deckle-'));
  const store = openSqlite(join(folder, 'deckle.db'));
  const server = await openServer({ folder, store, bus: openLocalBus(), patience: 500 });
  await server.listen({ port: 0, host: '127.0.0.1' });
  const socket = await open(server.server);
  let told = '';
  socket.on('data', (data) => (told += String(data)));
  socket.write(
    'POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 60000\r\n\r\n',
  );
  const drops = setInterval(() => socket.write(' '), 50);
  await closed(socket);
  clearInterval(drops);
  expect(told).toContain('408');
  await server.close();
  await store.close();
  rmSync(folder, { recursive: true });
});
