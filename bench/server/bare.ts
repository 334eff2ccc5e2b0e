import { WebSocket } from 'ws';
import { type Pair, type Peer, startServer } from './peer.ts';

/** What sockets alone cost: no server that tells two players of a move can be faster. */
export async function openBare(): Promise<Peer> {
  const { ask, stop } = await startServer('./bare-server.ts');
  const address = `ws://127.0.0.1:${await ask<number>('port')}`;
  return {
    name: 'a bare socket',
    async open(tables) {
      const pairs: Pair[] = [];
      for (let at = 0; at < tables; at++) pairs.push(await openPair(address));
      return pairs;
    },
    cpu: () => ask('cpu'),
    memory: () => ask('memory'),
    close: stop,
  };
}

/** Both are told once both are there. */
async function openPair(address: string): Promise<Pair> {
  const sockets = [0, 1].map(() => new WebSocket(address, { perMessageDeflate: false }));
  const waiting: { moves: number; done: () => void }[] = [];
  let moves = 0;
  await Promise.all(
    sockets.map(
      (socket, at) =>
        new Promise<void>((opened, fail) => {
          socket.on('error', fail);
          waiting[at] = { moves: 0, done: opened };
          socket.on('message', (data) => {
            const told = JSON.parse((data as Buffer).toString()) as { readonly moves: number };
            if (told.moves === waiting[at]?.moves) waiting[at]?.done();
          });
        }),
    ),
  );
  return {
    move: () =>
      new Promise((done) => {
        const turn = moves++ % 2;
        waiting[1 - turn] = { moves, done };
        sockets[turn]?.send(JSON.stringify({ do: 'play', moves, move: { kind: 'play', words: [[{ play: 23 }]] } }));
      }),
    close() {
      for (const socket of sockets) socket.terminate();
    },
  };
}
