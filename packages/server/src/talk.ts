import type { Duplex } from 'node:stream';
import type { FromPlayer, FromServer, Hello, PlayIt } from '@deckle/host';
import { isPlainMove, isRefusal, moveSchema, type Refusal, refuse } from '@deckle/kernel';
import type { RawData, WebSocket } from 'ws';
import * as z from 'zod/mini';
import { NO_TABLE } from './api/access.ts';
import type { Desk } from './api/desk.ts';
import type { Counts } from './counts.ts';
import { type Delay, openDelay } from './delay.ts';
import { TOO_MANY, within } from './limits.ts';
import { ringOf } from './table/keys.ts';
import type { LiveTable } from './table/live.ts';
import { type Room, readerAt } from './table/people.ts';
import { play, say, wantedIn } from './table/requests.ts';
import { NO_KEY } from './table/table.ts';

/** Whoever says nothing for so long has gone without saying so. */
export const SILENCE = 40_000;
/** Whoever connects says at once who comes. */
const PATIENCE = 10_000;
/** So much may be said before the table is there. */
const MOST_EARLY = 20;
/** Whoever does not leave when told to is put out. */
const GRACE = 2000;
/** Somebody who reads too slowly has so much waiting that it is better to begin anew. */
const MOST_WAITING = 1_000_000;

const NONCE = /^[\w-]{1,64}$/;
const nonce = z.string().check(z.regex(NONCE, 'expected 1 to 64 letters, digits, - or _'));
const helloSchema = z.strictObject({
  do: z.literal('hello'),
  key: z.nullable(z.string().check(z.maxLength(80))),
  after: z.int().check(z.minimum(0)),
});
const ask = z.exactOptional(z.int().check(z.minimum(0)));
const requestSchema = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('play'), nonce, move: moveSchema, ask }),
  z.strictObject({ do: z.literal('say'), nonce, text: z.string().check(z.maxLength(1000)) }),
  z.strictObject({ do: z.literal('here') }),
]);

type Request = Exclude<FromPlayer, Hello>;

/** All there ever were, so that each has a name of its own. */
let connections = 0;

const HERE = JSON.stringify({ is: 'here' } satisfies FromServer);

const UNKEPT = refuse('trouble', 'This could not be kept now: please try again.');

/** What is measured of a connection. */
interface Watched extends WebSocket {
  asked?: number | null;
  /** What lies beneath. */
  line?: Duplex;
}

/** Asks whether anybody is there; whoever has not answered for a while is not. */
export function checkAlive(client: Watched): void {
  if (client.asked !== null && client.asked !== undefined) {
    // Whoever was asked a moment ago may still answer.
    if (performance.now() - client.asked > SILENCE / 4) client.terminate();
    return;
  }
  client.asked = performance.now();
  client.ping();
}

export interface Called {
  readonly table: string;
  /** The keys that the browser keeps for this table. */
  readonly cookie: string | null;
  /** How many are connected to each table. */
  readonly places: Counts;
  readonly line: Duplex;
}

/** A connection from its first message to its end. */
export function talk(client: Watched, { table, cookie, places, line }: Called, desk: Desk): void {
  client.asked = null;
  client.line = line;
  const way = openDelay();
  client.on('pong', () => {
    if (client.asked === null || client.asked === undefined) return;
    way.add(performance.now() - client.asked);
    client.asked = null;
    if (!way.isKnown()) checkAlive(client);
  });
  client.on('error', () => client.terminate());
  const patience = setTimeout(() => client.terminate(), PATIENCE);
  client.on('close', () => clearTimeout(patience));
  client.once('message', (data) => {
    clearTimeout(patience);
    const hello = parse(data, helloSchema);
    if (isRefusal(hello)) return shut(client, hello);
    const ring = ringOf(hello.key ?? cookie);
    // What is said while the table is being opened is not lost.
    const early: RawData[] = [];
    client.on('message', (said) => (early.length < MOST_EARLY ? early.push(said) : shut(client, TOO_MANY)));
    const begin = async (live: LiveTable | null): Promise<void> => {
      if (live === null) return shut(client, NO_TABLE);
      // The client may come from a server that knows more.
      if (hello.after > live.table().number) await live.catchUp();
      await readerAt(live, ring);
      if (client.readyState !== client.OPEN) return;
      const free = places.add(table);
      client.on('close', () => free?.());
      if (free === null) return shut(client, TOO_MANY);
      const expel = (refusal: Refusal): void => shut(client, refusal);
      const room = desk.people.enter(live, { ring, after: hello.after, tell: (text) => send(client, text), expel });
      if (room === null) return shut(client, NO_KEY);
      attend(client, { live, room, way, early }, desk);
    };
    const opened = desk.tables.open(table).then(begin);
    opened.catch(() => shut(client, refuse('trouble', 'The table cannot be opened now.')));
  });
}

interface Attended {
  readonly live: LiveTable;
  readonly room: Room;
  readonly way: Delay;
  /** What was said while the table was being opened. */
  readonly early: readonly RawData[];
}

/** From here on the client is told everything that its keys let it know, and may ask. */
function attend(client: Watched, { live, room, way, early }: Attended, { time, limits, metrics }: Desk): void {
  if (client.readyState !== client.OPEN) return room.leave();
  client.on('close', () => room.leave());
  checkAlive(client);
  const connection = `${++connections}`;
  const take = (data: RawData): void => {
    if (client.readyState !== client.OPEN) return;
    const request = parse<Request>(data, requestSchema, isPlainPlay);
    if (isRefusal(request)) return shut(client, request);
    const reader = room.reader();
    const who = `${live.place.id} ${reader.seat}`;
    if (request.do === 'here') {
      const isHere = within(limits, 'here', connection, async () => null);
      return void isHere.then((refusal) => (refusal === null ? send(client, HERE) : shut(client, refusal)));
    }
    const answer =
      request.do === 'play'
        ? within(limits, 'play', who, () => play(live, reader, wantedIn(request), request.nonce, way.delay()))
        : within(limits, 'say', who, () => say(live, reader, request.text, time()));
    const arrived = performance.now();
    const answered = (refusal: Refusal | null): void => {
      if (refusal !== null) metrics.refused(refusal.refused);
      if (request.do === 'play') metrics.played((performance.now() - arrived) / 1000);
      send(client, JSON.stringify({ is: 'answered', nonce: request.nonce, refusal } satisfies FromServer));
    };
    answer.then(answered, () => answered(UNKEPT));
  };
  client.removeAllListeners('message');
  client.on('message', take);
  for (const data of early) take(data);
}

interface Reads<T> {
  safeParse(value: unknown): z.core.util.SafeParseResult<T>;
}

/** Most of what comes is a move as it should be, and that is seen at a glance; of all else the schema says what it is. */
function isPlainPlay(message: unknown): message is PlayIt {
  const value = message as Partial<PlayIt> | null;
  if (value?.do !== 'play' || typeof value.nonce !== 'string' || !NONCE.test(value.nonce)) return false;
  const { ask: asked = 0 } = value;
  const parts = 'ask' in value ? 4 : 3;
  return Number.isSafeInteger(asked) && asked >= 0 && isPlainMove(value.move) && Object.keys(value).length === parts;
}

function parse<T extends FromPlayer>(
  data: RawData,
  schema: Reads<T>,
  isPlain?: (value: unknown) => value is T,
): T | Refusal {
  try {
    const value: unknown = JSON.parse((data as Buffer).toString());
    if (isPlain?.(value)) return value;
    const parsed = schema.safeParse(value);
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

/** All that is told in one turn goes out in one piece: to hand it to the system costs more than to write it. */
export function send(client: Watched, text: string): void {
  if (client.bufferedAmount > MOST_WAITING) return client.terminate();
  const { line } = client;
  if (line !== undefined && line.writableCorked === 0) {
    line.cork();
    process.nextTick(() => line.uncork());
  }
  client.send(text);
}

/** Nothing that comes after this is read. */
function shut(client: WebSocket, refusal: Refusal): void {
  client.removeAllListeners('message');
  client.send(JSON.stringify({ is: 'closed', refusal } satisfies FromServer));
  client.close(1008, refusal.refused);
  const putOut = setTimeout(() => client.terminate(), GRACE);
  client.on('close', () => clearTimeout(putOut));
}
