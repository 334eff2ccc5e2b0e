import { createRequire } from 'node:module';
import { type Pair, type Peer, startServer } from './peer.ts';
import { trivial } from './boardgame-game.ts';

interface GameClient {
  start(): void;
  stop(): void;
  subscribe(heard: (state: { readonly ctx: { readonly turn: number } } | null) => void): () => void;
  getState(): unknown;
  readonly moves: { lay(word: string): void };
}

const load = createRequire(import.meta.url);

export async function openBoardgame(): Promise<Peer> {
  const { Client } = load('boardgame.io/client') as { readonly Client: (setup: object) => GameClient };
  const { SocketIO } = load('boardgame.io/multiplayer') as { readonly SocketIO: (setup: object) => unknown };
  const { ask, stop } = await startServer('./boardgame-server.ts');
  const address = `http://127.0.0.1:${await ask<number>('port')}`;
  const seat = (matchID: string, playerID: string): GameClient =>
    Client({
      game: trivial,
      debug: false,
      matchID,
      playerID,
      multiplayer: SocketIO({ server: address, socketOpts: { transports: ['websocket'] } }),
    });
  return {
    name: 'boardgame.io',
    async open(tables) {
      const ids = await ask<readonly string[]>('create', tables);
      return Promise.all(ids.map((id) => openPair([seat(id, '0'), seat(id, '1')])));
    },
    cpu: () => ask('cpu'),
    memory: () => ask('memory'),
    close: stop,
  };
}

async function openPair(players: readonly [GameClient, GameClient]): Promise<Pair> {
  let turn = 1;
  const waiting: ({ readonly turn: number; readonly done: () => void } | null)[] = [null, null];
  for (const [at, client] of players.entries()) {
    client.start();
    client.subscribe((state) => {
      const wanted = waiting[at];
      if (state === null || wanted === null || wanted === undefined || state.ctx.turn < wanted.turn) return;
      waiting[at] = null;
      wanted.done();
    });
  }
  const sees = (at: number, next: number): Promise<void> =>
    new Promise((done) => {
      waiting[at] = { turn: next, done };
    });
  while (players.some((client) => client.getState() === null)) await new Promise((go) => setTimeout(go, 5));
  return {
    async move() {
      const at = (turn - 1) % 2;
      turn++;
      const seen = sees(1 - at, turn);
      players[at]?.moves.lay('STAMP');
      await seen;
    },
    close() {
      for (const client of players) client.stop();
    },
  };
}
