import { Client, type Room } from '@colyseus/sdk';
import { type Pair, type Peer, startServer } from './peer.ts';

interface State {
  readonly moves: number;
}

export async function openColyseus(): Promise<Peer> {
  const { ask, stop } = await startServer('./colyseus-server.ts');
  const address = `http://127.0.0.1:${await ask<number>('port')}`;
  return {
    name: 'Colyseus',
    open: async (tables) => {
      const pairs: Pair[] = [];
      for (let at = 0; at < tables; at++) pairs.push(await openPair(address));
      return pairs;
    },
    used: () => ask('used'),
    close: stop,
  };
}

async function openPair(address: string): Promise<Pair> {
  const first: Room<State> = await new Client(address).create('trivial');
  const second: Room<State> = await new Client(address).joinById(first.roomId);
  const players = [first, second] as const;
  const seen: ((() => void) | null)[] = [null, null];
  for (const [at, room] of players.entries()) room.onStateChange(() => seen[at]?.());
  let moves = 0;
  return {
    move: () =>
      new Promise((resolve) => {
        const turn = moves++ % 2;
        seen[1 - turn] = resolve;
        players[turn]?.send('move', { word: WORDS[moves % WORDS.length] });
      }),
    close() {
      for (const room of players) void room.leave();
    },
  };
}

const WORDS = ['STAMP', 'TRAMPS', 'RAMPARTS', 'PARTS', 'STRAP', 'TRAP', 'PART', 'TARP'];
