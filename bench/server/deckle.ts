import { WebSocket } from 'ws';
import type { FromServer } from '../../packages/host/src/index.ts';
import { type Pair, type Peer, startServer } from './peer.ts';
import { KEYS, type Turn, writeScript } from './script.ts';

export interface Deckle extends Peer {
  /** How many moves a match has. */
  readonly moves: number;
  readonly address: string;
  /** Tables that are only in the store. */
  create(tables: number): Promise<readonly string[]>;
  live(): Promise<number>;
}

export async function openDeckle(): Promise<Deckle> {
  const script = await writeScript();
  const { ask, stop } = await startServer('./deckle-server.ts');
  const address = `ws://127.0.0.1:${await ask<number>('port')}/api/tables`;
  const create = (tables: number): Promise<readonly string[]> => ask('create', tables);
  return {
    name: 'Deckle',
    moves: script.length,
    address,
    create,
    live: () => ask('live'),
    open: async (tables) => Promise.all((await create(tables)).map((id) => openPair(`${address}/${id}/live`, script))),
    used: () => ask('used'),
    close: stop,
  };
}

/** Joins a table; `told` hears what happens there once it is open. */
export function join(address: string, key: string, told: (message: FromServer) => void): Promise<WebSocket> {
  const socket = new WebSocket(address, { perMessageDeflate: false });
  socket.on('open', () => socket.send(JSON.stringify({ do: 'hello', key, after: 0 })));
  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.on('message', (data) => {
      const message = JSON.parse((data as Buffer).toString()) as FromServer;
      if (message.is === 'fresh') resolve(socket);
      if (message.is === 'closed') reject(new Error(message.refusal.rule));
      told(message);
    });
  });
}

async function openPair(address: string, script: readonly Turn[]): Promise<Pair> {
  const seen: ((() => void) | null)[] = [null, null];
  const sockets = await Promise.all(
    KEYS.map((key, at) =>
      join(address, key, (message) => {
        if (message.is === 'happened' && message.match !== undefined) seen[at]?.();
        if (message.is === 'answered' && message.refusal !== null) throw new Error(message.refusal.rule);
      }),
    ),
  );
  let moves = 0;
  return {
    move: () =>
      new Promise((resolve, reject) => {
        const turn = script[moves++];
        if (turn === undefined) return reject(new Error('the match is over'));
        const { seat, move } = turn;
        seen[1 - seat] = resolve;
        sockets[seat]?.send(JSON.stringify({ do: 'play', nonce: `n${moves}`, move }));
      }),
    close() {
      for (const socket of sockets) socket.terminate();
    },
  };
}
