import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import fastify, { type FastifyInstance } from 'fastify';
import { openApi } from './api/api.ts';
import { openCrew } from './bots/crew.ts';
import type { Bus } from './bus.ts';
import { OUTSIDE, openHooks, type Outside } from './hooks/hooks.ts';
import { type Limits, openLimits } from './limits.ts';
import { openLibrary } from './library.ts';
import type { Store } from './store/store.ts';
import { openPeople } from './table/people.ts';
import { openTables } from './tables.ts';

const YEAR = 31_536_000;

/** Far more than any request needs. */
const MOST_BYTES = 65_536;

export interface ServerParts {
  /** Where the app is. */
  readonly folder: string;
  readonly store: Store;
  readonly bus: Bus;
  /** Those of a server that is alone where none are given. */
  readonly limits?: Limits;
  /** Tests have an outside of their own. */
  readonly outside?: Outside;
}

/** The app, the API and the sockets of all tables. */
export async function openServer({
  folder,
  store,
  bus,
  limits = openLimits(Date.now),
  outside = OUTSIDE,
}: ServerParts): Promise<FastifyInstance> {
  const server = fastify({
    // Only what stands before this server in the same house may say whom it asks for.
    trustProxy: 'loopback, linklocal, uniquelocal',
    bodyLimit: MOST_BYTES,
    rewriteUrl: ({ url = '/' }) => (isReadable(url) ? url : '/'),
  });
  const time = Date.now;
  const crew = openCrew();
  const tables = openTables({
    store,
    bus,
    crew,
    time,
    library: openLibrary(),
    wrote: (_live, _entry, table, before) => hooks.look(table, before),
  });
  const hooks = openHooks({ ...outside, limits, time, open: (id) => tables.open(id) });
  const people = openPeople(time);
  server.addHook('onClose', async () => {
    hooks.close();
    await tables.close();
    await crew.close();
  });
  await openApi(server, { tables, people, crew, limits, time });
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
  server.get('/healthz', async () => ({ ok: true }));
  // Every address of the app is the app; files that are not there are not.
  server.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && !/\.\w+$/.test(request.url.split('?')[0] ?? '');
    return isPage ? reply.sendFile('index.html') : reply.code(404).send({ error: 'There is nothing at this address.' });
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
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');
