// Colyseus with the least a card game on line needs: whose turn it is and what was played last, a patch per move, kept nowhere.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Room, Server } from '@colyseus/core';
import { schema } from '@colyseus/schema';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { answerWith } from './peer.ts';

const State = schema({ turn: 'number', moves: 'number', word: 'string', scores: ['number'] });

class Trivial extends Room {
  override maxClients = 2;
  override patchRate = null;
  override state = new State();
  override onCreate(): void {
    this.state.turn = 0;
    this.state.moves = 0;
    this.state.word = '';
    this.state.scores.push(0, 0);
    this.onMessage('move', (_client: unknown, { word }: { readonly word: string }) => {
      const { state } = this;
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
