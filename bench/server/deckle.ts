import { WebSocket } from 'ws';
import { type FromServer, matchAfter, type MatchSeen } from '../../packages/host/src/index.ts';
import { type Pair, type Peer, startServer } from './peer.ts';
import { KEYS, type Turn, writeScript } from './script.ts';

export interface Deckle extends Peer {
  /** How many moves a match has. */
  readonly moves: number;
  readonly address: string;
  /** Tables that are only in the store. */
  create(tables: number): Promise<readonly string[]>;
}

/** Its servers: one with a file, or as many as are wanted with what `env` names. Players of a table come to any of them. */
export async function openDeckle(servers = 1, env: NodeJS.ProcessEnv = {}): Promise<Deckle> {
  const script = await writeScript();
  const nodes = await Promise.all(Array.from({ length: servers }, () => startServer('./deckle-server.ts', env)));
  const ports = await Promise.all(nodes.map(({ ask }) => ask<number>('port')));
  const addresses = ports.map((port) => `ws://127.0.0.1:${port}/api/tables`);
  const [first] = nodes as [(typeof nodes)[number]];
  const create = (tables: number): Promise<readonly string[]> => first.ask('create', tables);
  const placesOf = (id: string, at: number): readonly string[] =>
    KEYS.map((_key, seat) => `${addresses[(at >> seat) % servers]}/${id}/live`);
  return {
    name: 'Deckle',
    moves: script.length,
    address: addresses[0] as string,
    create,
    open: async (tables) => Promise.all((await create(tables)).map((id, at) => openPair(placesOf(id, at), script))),
    cpu: async () => (await Promise.all(nodes.map(({ ask }) => ask<number>('cpu')))).reduce((sum, cpu) => sum + cpu),
    memory: () => first.ask('memory'),
    close: async () => void (await Promise.all(nodes.map(({ stop }) => stop()))),
  };
}

let houses = 0;

/** Joins a table; `told` hears what happens there once it is open. */
export function join(address: string, key: string, told: (message: FromServer) => void): Promise<WebSocket> {
  // Each from a house of its own, as if through a proxy: no address may have so many connections.
  const house = `10.${(houses >> 16) & 255}.${(houses >> 8) & 255}.${houses++ & 255}`;
  const socket = new WebSocket(address, { perMessageDeflate: false, headers: { 'x-forwarded-for': house } });
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

async function openPair(addresses: readonly string[], script: readonly Turn[]): Promise<Pair> {
  let moves = 0;
  /** Who waits for how many moves to be seen. */
  const waiting: ({ readonly moves: number; readonly done: () => void } | null)[] = [null, null];
  const sockets = await Promise.all(
    KEYS.map((key, at) => {
      /** What the player sees, brought up to date as the app does it. */
      let match: MatchSeen | null = null;
      return join(addresses[at] as string, key, (message) => {
        if (message.is === 'fresh') match = message.match;
        if (message.is === 'happened') match = matchAfter(match, message);
        if (message.is === 'answered' && message.refusal !== null) throw new Error(message.refusal.rule);
        if (message.is === 'happened' && message.happening?.number === (waiting[at]?.moves ?? 0) - 1)
          waiting[at]?.done();
      });
    }),
  );
  return {
    move: () =>
      new Promise((done, reject) => {
        const turn = script[moves++];
        if (turn === undefined) return reject(new Error('the match is over'));
        const { seat, move } = turn;
        waiting[1 - seat] = { moves, done };
        sockets[seat]?.send(JSON.stringify({ do: 'play', nonce: `n${moves}`, move }));
      }),
    close() {
      for (const socket of sockets) socket.terminate();
    },
  };
}
