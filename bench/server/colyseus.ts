import { type Pair, type Peer, startServer } from './peer.ts';

/** As much of the peer as is used here: it is installed when the benchmark runs. */
interface Room {
  readonly roomId: string;
  readonly reconnection: { enabled: boolean };
  onStateChange(seen: (state: { readonly moves: number }) => void): void;
  send(kind: string, message: object): void;
  leave(): Promise<unknown>;
}
type Client = new (address: string) => { create(name: string): Promise<Room>; joinById(id: string): Promise<Room> };

export async function openColyseus(): Promise<Peer> {
  const { ask, stop } = await startServer('./colyseus-server.ts');
  const sdk: string = '@colyseus/sdk';
  const { Client: Sdk } = (await import(sdk)) as { readonly Client: Client };
  const address = `http://127.0.0.1:${await ask<number>('port')}`;
  return {
    name: 'Colyseus',
    open: async (tables) => {
      const pairs: Pair[] = [];
      for (let at = 0; at < tables; at++) pairs.push(await openPair(Sdk, address));
      return pairs;
    },
    cpu: () => ask('cpu'),
    memory: () => ask('memory'),
    close: stop,
  };
}

async function openPair(Sdk: Client, address: string): Promise<Pair> {
  const first = await new Sdk(address).create('trivial');
  const second = await new Sdk(address).joinById(first.roomId);
  const players = [first, second] as const;
  let moves = 0;
  /** Who waits for how many moves to be seen. */
  const waiting: ({ readonly moves: number; readonly done: () => void } | null)[] = [null, null];
  for (const [at, room] of players.entries())
    room.onStateChange((state) => {
      if (state.moves === waiting[at]?.moves) waiting[at]?.done();
    });
  return {
    move: () =>
      new Promise((done) => {
        const turn = moves++ % 2;
        waiting[1 - turn] = { moves, done };
        players[turn]?.send('move', { word: WORDS[moves % WORDS.length] });
      }),
    close() {
      for (const room of players) void room.leave();
    },
  };
}

const WORDS = ['STAMP', 'TRAMPS', 'RAMPARTS', 'PARTS', 'STRAP', 'TRAP', 'PART', 'TARP'];
