import type { Server } from 'node:http';
import type { FromPlayer, FromServer } from '@deckle/host';
import { isRefusal, MOST_DELAY, moveSchema, type Refusal, refuse } from '@deckle/kernel';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import * as z from 'zod/mini';
import type { Tables } from './tables.ts';
import type { Instant } from './table/entry.ts';
import type { LiveTable } from './table/live.ts';
import type { People } from './table/people.ts';
import { play, say } from './table/requests.ts';
import { freshFor, isSomebody, type Reader, readerAt } from './table/seen.ts';

const PATH = /^\/api\/tables\/([\w-]{1,40})\/live$/;
/** Far more than any move. */
const LONGEST_MESSAGE = 16_384;
/** Whoever says nothing for so long has gone without saying so. */
const SILENCE = 40_000;
/** Somebody who reads too slowly has so much waiting that it is better to begin anew. */
const MOST_WAITING = 1_000_000;

const nonce = z.string().check(z.regex(/^[\w-]{1,64}$/, 'expected 1 to 64 letters, digits, - or _'));
const helloSchema = z.strictObject({
  do: z.literal('hello'),
  key: z.nullable(z.string().check(z.maxLength(80))),
  after: z.int().check(z.minimum(0)),
});
const requestSchema = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('play'), nonce, move: moveSchema }),
  z.strictObject({ do: z.literal('say'), nonce, text: z.string().check(z.maxLength(1000)) }),
  z.strictObject({ do: z.literal('here') }),
]);

const HERE = JSON.stringify({ is: 'here' } satisfies FromServer);
const GIVEN_AWAY = refuse('given-away', 'The host has given this chair to somebody else.');
const UNKEPT = refuse('trouble', 'This could not be kept now: please try again.');

export interface Sockets {
  count(): number;
  close(): void;
}

export interface SocketParts {
  readonly tables: Tables;
  readonly people: People;
  readonly time: () => Instant;
  /** The key that the browser keeps for this table, if it has one. */
  readonly keyOf: (cookies: string, table: string) => string | null;
}

/** One connection per client for everything that goes on at a table. */
export function openSockets(server: Server, parts: SocketParts): Sockets {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: LONGEST_MESSAGE, perMessageDeflate: false });
  server.on('upgrade', (request, socket, head) => {
    const [, id] = PATH.exec(request.url ?? '') ?? [];
    if (id === undefined) socket.destroy();
    else
      sockets.handleUpgrade(request, socket, head, (client) => {
        const cookie = parts.keyOf(request.headers.cookie ?? '', id);
        connect(client, id, cookie, parts);
      });
  });
  const beat = setInterval(() => {
    for (const client of sockets.clients) checkAlive(client);
  }, SILENCE / 2);
  return {
    count: () => sockets.clients.size,
    close() {
      clearInterval(beat);
      for (const client of sockets.clients) client.close(1001, 'The server is going away.');
      sockets.close();
    },
  };
}

/** What is measured of a connection. */
interface Watched extends WebSocket {
  asked?: number | null;
  /** There and back, in milliseconds. */
  trip?: number;
}

function checkAlive(client: Watched): void {
  if (client.asked !== null && client.asked !== undefined) return client.terminate();
  client.asked = performance.now();
  client.ping();
}

function connect(client: Watched, id: string, cookie: string | null, parts: SocketParts): void {
  client.asked = null;
  client.on('pong', () => {
    if (client.asked !== null && client.asked !== undefined) client.trip = performance.now() - client.asked;
    client.asked = null;
  });
  client.on('error', () => client.terminate());
  const patience = setTimeout(() => client.terminate(), SILENCE);
  client.once('message', (data) => {
    clearTimeout(patience);
    const hello = parse(helloSchema, data);
    if (isRefusal(hello)) return shut(client, hello);
    const { after } = hello;
    const begin = async (live: LiveTable | null): Promise<void> => {
      if (live === null) return shut(client, refuse('no-table', 'There is no such table.'));
      const reader = await readerAt(live, hello.key ?? cookie);
      // The client comes from a server that knows more.
      if (after > live.table().number) await live.catchUp();
      if (client.readyState === client.OPEN) attend(client, { live, reader, after }, parts);
    };
    const open = parts.tables.open(id).then(begin);
    open.catch(() => shut(client, refuse('trouble', 'The table cannot be opened now.')));
  });
  client.once('close', () => clearTimeout(patience));
}

interface Visit {
  readonly live: LiveTable;
  readonly reader: Reader;
  /** How much the client has seen already. */
  readonly after: number;
}

/** From here on the client is told everything that its reader may know, and may ask. */
function attend(client: Watched, { live, reader, after }: Visit, { time, people }: SocketParts): void {
  if (!isSomebody(reader)) return shut(client, refuse('no-key', 'This link gives no seat at this table.'));
  const room = people.enter(live, reader, (text) => send(client, text));
  client.once('close', () => room.leave());
  // Whoever sat on a chair before somebody else got it sees nothing of it any more.
  const stop = live.watch((entry) => {
    const isGiven = entry.did === 'bot' || entry.did === 'freed';
    if (isGiven && entry.seat === reader.seat) shut(client, GIVEN_AWAY);
  });
  client.once('close', stop);
  send(client, JSON.stringify(freshFor(live.table(), reader, live.now(), room.here(), after)));
  checkAlive(client);
  client.on('message', (data) => {
    const request = parse(requestSchema, data);
    if (isRefusal(request)) return shut(client, request);
    if (request.do === 'here') return send(client, HERE);
    const delay = Math.min(MOST_DELAY, Math.round((client.trip ?? 0) / 2));
    const answer =
      request.do === 'play'
        ? play(live, reader, request.move, request.nonce, delay)
        : say(live, reader, request.text, time());
    const answered = (refusal: Refusal | null): void =>
      send(client, JSON.stringify({ is: 'answered', nonce: request.nonce, refusal } satisfies FromServer));
    answer.then(answered, () => answered(UNKEPT));
  });
}

function parse<T extends FromPlayer>(schema: z.ZodMiniType<T>, data: RawData): T | Refusal {
  try {
    const parsed = schema.safeParse(JSON.parse((data as Buffer).toString()));
    if (parsed.success) return parsed.data;
    const [issue] = parsed.error.issues;
    const field = issue?.path.join('.').slice(0, 100) ?? '';
    return refuse(
      'malformed',
      `This is no message: ${field || 'all of it'}: ${issue?.message.slice(0, 200) ?? ''}.`,
      field,
    );
  } catch {
    return refuse('malformed', 'This is no message: it is not readable JSON.');
  }
}

function send(client: WebSocket, text: string): void {
  if (client.bufferedAmount > MOST_WAITING) client.terminate();
  else client.send(text);
}

function shut(client: WebSocket, refusal: Refusal): void {
  client.send(JSON.stringify({ is: 'closed', refusal } satisfies FromServer));
  client.close(1008, refusal.refused);
}
