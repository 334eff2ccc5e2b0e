import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import fastify, { type FastifyInstance } from 'fastify';

const YEAR = 31_536_000;

/** Serves the app from a folder. Files named after their contents are kept by browsers for ever, all others are asked for. */
export async function openServer(folder: string): Promise<FastifyInstance> {
  const server = fastify({ trustProxy: true, rewriteUrl: ({ url = '/' }) => (isReadable(url) ? url : '/') });
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
  return server;
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
