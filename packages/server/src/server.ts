import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { type Millis, refuse } from '@deckle/kernel';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { openApi } from './api/api.ts';
import { openHealth } from './api/health.ts';
import { openCrew } from './bots/crew.ts';
import { openReviews } from './bots/reviews.ts';
import type { Bus } from './bus/bus.ts';
import { openPresence } from './bus/presence.ts';
import { openClock } from './clock.ts';
import { limitConnections } from './connections.ts';
import { OUTSIDE, openHooks, type Outside } from './hooks/hooks.ts';
import { type Limits, openLimits } from './limits.ts';
import { logRequests, logTo } from './log.ts';
import { openMetrics } from './metrics.ts';
import { openLibrary } from './library.ts';
import type { Store } from './store/store.ts';
import { openPeople } from './table/people.ts';
import { openTables } from './tables.ts';
import { openWall } from './wall.ts';

const YEAR = 31_536_000;

/** Far more than any request needs. */
const MOST_BYTES = 65_536;

/** Nobody needs longer for a request of that size. */
const PATIENCE = 20_000;

export interface ServerParts {
  /** Where the app is. */
  readonly folder: string;
  readonly store: Store;
  readonly bus: Bus;
  /** The usual ones where none are given. */
  readonly limits?: Limits;
  /** Tests have an outside of their own. */
  readonly outside?: Outside;
  /** How long a request may take to arrive. */
  readonly patience?: Millis;
  /** Where to write the log; nowhere if there is none. */
  readonly logStream?: NodeJS.WritableStream;
}

/** The app, the API and the sockets of all tables. */
export async function openServer({
  folder,
  store,
  bus,
  limits = openLimits(() => performance.now(), bus),
  outside = OUTSIDE,
  patience = PATIENCE,
  logStream,
}: ServerParts): Promise<FastifyInstance> {
  const server = fastify({
    ...(logStream === undefined ? {} : { logger: logTo(logStream) }),
    logController: new LogController({ disableRequestLogging: true }),
    // Only what stands before this server in the same house may say whom it asks for.
    trustProxy: 'loopback, linklocal, uniquelocal',
    bodyLimit: MOST_BYTES,
    requestTimeout: patience,
    http: { headersTimeout: patience, connectionsCheckingInterval: patience / 4 },
    rewriteUrl: ({ url = '/' }) => (isReadable(url) ? url : '/'),
  });
  logRequests(server);
  limitConnections(server.server);
  const wall = await openWall(store);
  const time = openClock(wall.now);
  const metrics = openMetrics();
  const crew = openCrew();
  const presence = openPresence(bus);
  const hooks = openHooks({ ...outside, limits, time, bus });
  const tables = openTables({
    store: metrics.measured(store),
    bus,
    presence,
    crew,
    time,
    library: openLibrary(),
    hooks,
    wrote: (entry) => metrics.wrote(entry),
    complain: (sentence) => server.log.error(sentence),
  });
  const people = openPeople(time, presence);
  server.addHook('onClose', async () => {
    await tables.close();
    wall.close();
    presence.close();
    await crew.close();
  });
  await openApi(server, { tables, people, crew, reviews: openReviews(crew), limits, metrics, time });
  openHealth(server, metrics, () => store.check());
  metrics.gauge('deckle_live_tables', 'Tables in memory.', () => tables.live());
  metrics.gauge('deckle_bus_whole', '1 while other servers are heard, else 0.', () => Number(bus.isWhole()));
  await serveApp(server, folder);
  return server;
}

/** Files named after their contents are kept by browsers for ever, all others are asked for. */
async function serveApp(server: FastifyInstance, folder: string): Promise<void> {
  await server.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      const isHashed = path.startsWith(join(folder, 'assets'));
      reply.header('cache-control', isHashed ? `public, max-age=${YEAR}, immutable` : 'no-cache');
      reply.header('x-content-type-options', 'nosniff');
      reply.header('referrer-policy', 'no-referrer');
      reply.header('content-security-policy', POLICY);
    },
  });
  // Every address of the app is the app; files that are not there are not.
  server.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && !/\.\w+$/.test(request.url.split('?')[0] ?? '');
    return isPage
      ? reply.sendFile('index.html')
      : reply.code(404).send(refuse('no-address', 'There is nothing at this address.'));
  });
}

/** A link that was cut off within a letter still leads to the app, which explains it. */
function isReadable(url: string): boolean {
  try {
    decodeURIComponent(url);
    return true;
  } catch {
    return false;
  }
}

const POLICY = [
  "default-src 'self'",
  // The search through the words is WebAssembly.
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "object-src 'none'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');
