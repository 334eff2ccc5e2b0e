// boardgame.io with the same trivial game, its matches in memory.
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { answerWith } from './peer.ts';
import { trivial } from './boardgame-game.ts';

const load = createRequire(import.meta.url);
const { Server, Origins } = load('boardgame.io/server') as {
  readonly Server: (setup: object) => {
    readonly db: { createMatch(id: string, setup: object): Promise<void> | void };
    run(options: object): Promise<{ readonly appServer: { address(): AddressInfo } }>;
  };
  readonly Origins: { readonly LOCALHOST: unknown };
};
const { InitializeGame } = load('boardgame.io/internal') as { readonly InitializeGame: (setup: object) => object };

const server = Server({ games: [trivial], origins: [Origins.LOCALHOST] });
const running = await server.run({ port: 0, lobbyConfig: { apiPort: 0 } });
let made = 0;
answerWith({
  port: () => running.appServer.address().port,
  async create(tables: number) {
    const ids = Array.from({ length: tables }, () => `table-${made++}`);
    for (const id of ids) {
      await server.db.createMatch(id, {
        initialState: InitializeGame({ game: trivial, numPlayers: 2 }),
        metadata: { gameName: trivial.name, players: { 0: { id: 0 }, 1: { id: 1 } }, createdAt: 0, updatedAt: 0 },
      });
    }
    return ids;
  },
});
