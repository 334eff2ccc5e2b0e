import { type IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { refuse } from '@deckle/kernel';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { WebSocketServer } from 'ws';
import { fromOtherSite, keyInCookies } from './api/access.ts';
import { statusOf } from './api/answers.ts';
import type { Desk } from './api/desk.ts';
import { SOCKET } from './api/live.ts';
import { tableParams } from './api/schemas.ts';
import { refusalSchema } from './api/shapes.ts';
import { streetOf } from './limits.ts';
import { openCounts } from './counts.ts';
import { checkAlive, type Places, SILENCE, talk } from './talk.ts';

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
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: LONGEST_MESSAGE,
    perMessageDeflate: false,
    clientTracking: false,
    // It is answered in `talk.ts`, but not without end.
    autoPong: false,
  });
  const places: Places = {
    clients: new Set(),
    addresses: openCounts(MOST_AT_ADDRESS),
  };
  const upgrades = new WeakMap<IncomingMessage, Upgrade>();
  server.server.on('upgrade', (request, socket, head) => {
    const response = new ServerResponse(request);
    response.assignSocket(socket as Parameters<ServerResponse['assignSocket']>[0]);
    // Whoever does not hang up is not waited for.
    response.once('finish', () => socket.once('finish', destroyIt).end());
    socket.on('error', destroyIt);
    upgrades.set(request, { socket, head, response });
    server.routing(request, response);
  });
  const connect = (request: FastifyRequest, { socket, head, response }: Upgrade, id: string): void => {
    response.detachSocket(socket as Parameters<ServerResponse['detachSocket']>[0]);
    const street = streetOf(request.ip);
    const cookie = keyInCookies(request.headers.cookie ?? '', id);
    sockets.handleUpgrade(request.raw, socket, head, (client) => {
      // From here on the connection looks after itself.
      socket.off('error', destroyIt);
      talk(client, { table: id, street, cookie, places, line: socket }, desk);
    });
  };
  server.get(
    '/api/tables/:id/live',
    {
      schema: {
        summary: 'A WebSocket: all that happens at the table, and moves',
        description: SOCKET,
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
          : (fromOtherSite(request) ?? (places.addresses.isFull(streetOf(request.ip)) ? CROWDED : null));
      if (upgrade === undefined || refusal !== null) return reply.code(statusOf(refusal ?? NO_UPGRADE)).send(refusal);
      reply.hijack();
      connect(request, upgrade, id);
      return reply;
    },
  );
  const beat = setInterval(() => {
    for (const client of places.clients) checkAlive(client);
  }, SILENCE / 2);
  server.addHook('preClose', async () => {
    clearInterval(beat);
    for (const client of places.clients) client.close(1001, 'The server is going away.');
    sockets.close();
  });
  return { count: () => places.clients.size };
}

/** One for all of them. */
function destroyIt(this: Duplex): void {
  this.destroy();
}
