// Colyseus with the least a card game on line needs: whose turn it is and what was played last, a patch per move, kept nowhere.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerWith } from './peer.ts';

interface State {
  turn: number;
  moves: number;
  word: string;
  readonly scores: number[];
}

/** As much of the peer as is used here: it is installed when the benchmark runs. */
interface Core {
  readonly Room: new () => {
    onMessage(kind: string, heard: (client: unknown, message: { readonly word: string }) => void): void;
    broadcastPatch(): void;
  };
  readonly Server: new (
    setup: object,
  ) => { define(name: string, room: unknown): void; listen(port: number): Promise<void> };
}
interface Schema {
  readonly schema: (fields: object) => new () => State;
  readonly t: { number(): object; string(): object; array(of: string): object };
}
const load = <T>(name: string): Promise<T> => import(name) as Promise<T>;
const { Room, Server } = await load<Core>('@colyseus/core');
const { schema, t } = await load<Schema>('@colyseus/schema');
const { WebSocketTransport } = await load<{ readonly WebSocketTransport: new (setup: object) => object }>(
  '@colyseus/ws-transport',
);

const Table = schema({ turn: t.number(), moves: t.number(), word: t.string(), scores: t.array('number') });

class Trivial extends Room {
  readonly maxClients = 2;
  readonly patchRate = null;
  readonly state = new Table();
  onCreate(): void {
    const { state } = this;
    Object.assign(state, { turn: 0, moves: 0, word: '' });
    state.scores.push(0, 0);
    this.onMessage('move', (_client, { word }) => {
      state.scores[state.turn] = (state.scores[state.turn] ?? 0) + word.length;
      state.word = word;
      state.turn = 1 - state.turn;
      state.moves++;
      this.broadcastPatch();
    });
  }
}

const http = createServer();
const server = new Server({ transport: new WebSocketTransport({ server: http }), greet: false });
server.define('trivial', Trivial);
await server.listen(0);
answerWith({ port: () => (http.address() as AddressInfo).port });
