import { type IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { refuse } from '@deckle/kernel';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { WebSocketServer } from 'ws';
import { fromOtherSite, keyInCookies } from './api/access.ts';
import { statusOf } from './api/answers.ts';
import type { Desk } from './api/desk.ts';
import { refusalSchema, tableParams } from './api/schemas.ts';
import { streetOf } from './limits.ts';
import { openCounts } from './counts.ts';
import { checkAlive, SILENCE, talk } from './talk.ts';

/** Far more than any move. */
const LONGEST_MESSAGE = 16_384;
/** Connections of one address at a time. */
const MOST_AT_ADDRESS = 200;

const CROWDED = refuse('too-many', 'Too many connections at once.');
const NO_UPGRADE = refuse('malformed', 'This address is for a WebSocket.');

export interface Sockets {
  count(): number;
}

/** What is left of a request that wants to become a connection. */
interface Upgrade {
  readonly socket: Duplex;
  readonly head: Buffer;
  readonly response: ServerResponse;
}

/** One connection per client for everything that goes on at a table. They come as requests like all others. */
export function openSockets(server: FastifyInstance, desk: Desk): Sockets {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: LONGEST_MESSAGE, perMessageDeflate: false });
  const addresses = openCounts(MOST_AT_ADDRESS);
  const tables = openCounts(MOST_AT_TABLE);
  const upgrades = new WeakMap<IncomingMessage, Upgrade>();
  server.server.on('upgrade', (request, socket, head) => {
    const response = new ServerResponse(request);
    response.assignSocket(socket as Parameters<ServerResponse['assignSocket']>[0]);
    response.once('finish', () => socket.end());
    socket.on('error', () => socket.destroy());
    upgrades.set(request, { socket, head, response });
    server.routing(request, response);
  });
  const connect = (request: FastifyRequest, { socket, head, response }: Upgrade, id: string): void => {
    response.detachSocket(socket as Parameters<ServerResponse['detachSocket']>[0]);
    freeAtEnd(socket, addresses.add(streetOf(request.ip)));
    sockets.handleUpgrade(request.raw, socket, head, (client) => {
      const cookie = keyInCookies(request.headers.cookie ?? '', id);
      talk(client, { table: id, cookie, places: tables, line: socket }, desk);
    });
  };
  server.get(
    '/api/tables/:id/live',
    {
      schema: {
        summary: 'A WebSocket: all that happens at the table, and moves',
        params: tableParams,
        response: { '4xx': refusalSchema },
      },
    },
    async (request, reply) => {
      const { id } = request.params as { readonly id: string };
      const upgrade = upgrades.get(request.raw);
      const refusal =
        upgrade === undefined
          ? NO_UPGRADE
          : (fromOtherSite(request) ?? (addresses.isFull(streetOf(request.ip)) ? CROWDED : null));
      if (upgrade === undefined || refusal !== null) return reply.code(statusOf(refusal ?? NO_UPGRADE)).send(refusal);
      reply.hijack();
      connect(request, upgrade, id);
      return reply;
    },
  );
  const beat = setInterval(() => {
    for (const client of sockets.clients) checkAlive(client);
  }, SILENCE / 2);
  server.addHook('preClose', async () => {
    clearInterval(beat);
    for (const client of sockets.clients) client.close(1001, 'The server is going away.');
    sockets.close();
  });
  return { count: () => sockets.clients.size };
}

/** Apart from the request, which would be kept as long as the connection. */
const freeAtEnd = (socket: Duplex, free: (() => void) | null): void => void socket.on('close', () => free?.());

/** Connections at one table of those who have a key to it. */
const MOST_AT_TABLE = 200;
