import type { Server } from 'node:net';
import { openCounts } from './counts.ts';
import { isPublic } from './hooks/address.ts';
import { streetOf } from './limits.ts';

/** Connections of one address at a time, for requests and sockets together. */
const MOST_AT_ADDRESS = 400;

interface Rule {
  readonly most: number;
  readonly isCounted: (address: string) => boolean;
}

/** Whoever has too many connections gets no other. What stands before this server in the same house has as many as it needs. */
export function limitConnections(
  server: Server,
  { most, isCounted }: Rule = { most: MOST_AT_ADDRESS, isCounted: isPublic },
): void {
  const counts = openCounts(most);
  server.on('connection', (socket) => {
    const address = (socket.remoteAddress ?? '').replace(/^::ffff:/, '');
    if (!isCounted(address)) return;
    const street = streetOf(address);
    if (counts.add(street)) socket.once('close', () => counts.remove(street));
    else socket.destroy();
  });
}
