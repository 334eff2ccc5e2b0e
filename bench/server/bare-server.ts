// As little as two players need: what one says is read and told to both, as long as our messages are. Nothing is played or kept.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';
import { answerWith } from './peer.ts';

/** As long as what Deckle tells of a move. */
const REST = 'x'.repeat(700);

const http = createServer();
const sockets = new WebSocketServer({ server: http, perMessageDeflate: false });
let alone: WebSocket | null = null;
sockets.on('connection', (client) => {
  const first = alone;
  alone = first === null ? client : null;
  if (first !== null) join([first, client]);
});

function join(pair: readonly WebSocket[]): void {
  for (const each of pair)
    each.on('message', (data) => {
      const { moves } = JSON.parse((data as Buffer).toString()) as { readonly moves: number };
      const text = JSON.stringify({ moves, rest: REST });
      for (const other of pair) other.send(text);
    });
  for (const each of pair) each.send('{"moves":0}');
}

await new Promise<void>((go) => http.listen(0, '127.0.0.1', go));
answerWith({ port: () => (http.address() as AddressInfo).port });
