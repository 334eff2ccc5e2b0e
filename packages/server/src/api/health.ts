import { refuse } from '@deckle/kernel';
import type { FastifyInstance } from 'fastify';
import { isOwn } from '../hooks/address.ts';
import type { Metrics } from '../metrics.ts';

const NOT_READY = refuse('trouble', 'The store does not answer.');
const NO_ADDRESS = refuse('no-address', 'There is nothing at this address.');

/** For those who run the server: does it live, can it be used, what does it do. Figures are not for the public. */
export function openHealth(server: FastifyInstance, metrics: Metrics, check: () => Promise<void>): void {
  // Whoever asks without end is not to keep the store busy.
  let checking: Promise<void> | null = null;
  const checkOnce = (): Promise<void> => {
    checking ??= check().finally(() => {
      checking = null;
    });
    return checking;
  };
  server.get('/healthz', { schema: { hide: true } }, async () => ({ ok: true }));
  server.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    try {
      await checkOnce();
      return { ok: true };
    } catch {
      return reply.code(503).send(NOT_READY);
    }
  });
  server.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!isOwn(request.ip.replace(/^::ffff:/, ''))) return reply.code(404).send(NO_ADDRESS);
    return reply.type(metrics.type).send(await metrics.text());
  });
}
