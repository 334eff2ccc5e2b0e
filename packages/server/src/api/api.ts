import type { FastifyInstance } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { answerErrors, answerRefusals } from './answers.ts';
import { aroundRoutes } from './around.ts';
import { openDocs } from './docs.ts';
import type { Desk } from './desk.ts';
import { streetOf, TOO_MANY } from '../limits.ts';
import { matchRoutes } from './match.ts';
import { openSockets } from '../socket.ts';
import { tableRoutes } from './tables.ts';

/** Everything under `/api`. */
export async function openApi(server: FastifyInstance, desk: Desk): Promise<void> {
  answerErrors(server);
  await server.register(async (api) => {
    api.setValidatorCompiler(validatorCompiler);
    api.setSerializerCompiler(() => (data) => JSON.stringify(data));
    answerRefusals(api, desk.metrics);
    api.addHook('onSend', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      reply.header('x-content-type-options', 'nosniff');
      reply.header('referrer-policy', 'no-referrer');
    });
    api.addHook('onRequest', async (request, reply) => {
      if (!(await desk.limits.take('request', streetOf(request.ip)))) await reply.code(429).send(TOO_MANY);
    });
    api.addHook('onResponse', async (request, { statusCode, elapsedTime }) => {
      desk.metrics.requested(request.routeOptions.url ?? 'none', statusCode, elapsedTime / 1000);
    });
    await openDocs(api);
    const sockets = openSockets(api, desk);
    desk.metrics.gauge('deckle_sockets', 'Open connections.', () => sockets.count());
    await api.register(tableRoutes(desk));
    await api.register(matchRoutes(desk));
    await api.register(aroundRoutes(desk));
  });
}
