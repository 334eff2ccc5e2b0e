import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';

const TRIES = 50;

/** Listens at this port, or at the next one that is free. */
export async function listen(server: FastifyInstance, wanted: number): Promise<number> {
  for (let port = wanted; ; port++) {
    try {
      // Where it is, is told once, in a sentence for people.
      await server.listen({ port, host: '::', listenTextResolver: () => 'listening' });
      return (server.server.address() as AddressInfo).port;
    } catch (error) {
      const isTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
      if (!isTaken || port - wanted >= TRIES) throw error;
    }
  }
}
