import type { FastifyInstance, FastifyServerOptions } from 'fastify';

const SECRET = ['key', 'seed', 'secret', 'hook', 'authorization', 'cookie', 'set-cookie'];

/**
 * Lines of JSON. Of a request they have the route it took and how it ended, never its address, headers or contents, so
 * that no key and no name is ever in a log.
 */
export const logTo = (stream: NodeJS.WritableStream): NonNullable<FastifyServerOptions['logger']> => ({
  level: 'info',
  stream,
  serializers: {
    req: () => ({}),
    res: () => ({}),
    err: ({ message, stack = '' }: Error) => ({ type: 'Error', message, stack }),
  },
  // Should anybody ever log more.
  redact: {
    paths: SECRET.flatMap((name) => ['', '*', '*.*'].map((above) => `${above}["${name}"]`)),
    remove: true,
  },
});

export function logRequests(server: FastifyInstance): void {
  server.addHook('onResponse', async (request, { statusCode, elapsedTime }) => {
    const { url: route = 'none' } = request.routeOptions;
    if (route === '/healthz' || route === '/readyz' || route === '/metrics') return;
    request.log.info({ method: request.method, route, status: statusCode, ms: Math.round(elapsedTime) }, 'answered');
  });
}
