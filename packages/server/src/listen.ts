import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Problem } from './settings.ts';

const TRIES = 50;
const LAST_PORT = 65_535;

/** All addresses, older and newer; a machine without the newer ones says so. */
const EVERYWHERE = '::';
const OLDER_ONLY = '0.0.0.0';
const NO_NEWER = ['EAFNOSUPPORT', 'EADDRNOTAVAIL'];

/** Listens at this port, or at the next one that is free; else why not, in a sentence. */
export async function listen(server: FastifyInstance, wanted: number): Promise<number | Problem> {
  let host = EVERYWHERE;
  for (let port = wanted; port <= Math.min(LAST_PORT, wanted + TRIES); ) {
    try {
      // Where it is, is told once, in a sentence for people.
      await server.listen({ port, host, listenTextResolver: () => 'listening' });
      return (server.server.address() as AddressInfo).port;
    } catch (error) {
      const { code = '', message } = error as NodeJS.ErrnoException;
      if (host === EVERYWHERE && NO_NEWER.includes(code)) host = OLDER_ONLY;
      else if (code === 'EADDRINUSE') port++;
      else return { problem: `PORT is ${port}, which cannot be used: ${message}.` };
    }
  }
  return { problem: `PORT is ${wanted}, which is taken, and so are those after it.` };
}
