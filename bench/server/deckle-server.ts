// Deckle's own server as it runs alone, with a store that keeps every move before it is answered.
import { mkdtempSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openLocalBus } from '../../packages/server/src/bus/local.ts';
import { openLibrary } from '../../packages/server/src/library.ts';
import { openServer } from '../../packages/server/src/server.ts';
import { openSqlite } from '../../packages/server/src/store/sqlite.ts';
import { hashKey } from '../../packages/server/src/table/keys.ts';
import { planSchema } from '../../packages/server/src/table/plan.ts';
import { answerWith } from './peer.ts';
import { GAME, KEYS, SEED } from './script.ts';

const folder = mkdtempSync(join(tmpdir(), 'deckle-bench-'));
const store = openSqlite(join(folder, 'deckle.db'));
const library = openLibrary();
const server = await openServer({ folder, store, bus: openLocalBus() });
await server.listen({ port: 0, host: '127.0.0.1' });

let made = 0;
const plan = planSchema.parse({ game: GAME, chairs: [{ kind: 'person' }, { kind: 'person' }] });

/** A table with a known deal at which both players sit. */
async function create(): Promise<string> {
  const rules = await library.rules(plan.game, plan.words);
  const id = `bench${made++}`;
  const at = Date.now();
  const place = await store.create(
    {
      did: 'opened',
      at,
      id,
      code: id,
      plan,
      seed: SEED,
      version: rules.game.version,
      dictionary: rules.dictionary,
      host: hashKey('host'),
      watch: null,
      keys: KEYS.map(hashKey),
      after: null,
    },
    null,
  );
  if (place === null) throw new Error('the name is taken');
  for (const [seat, key] of KEYS.entries()) {
    const entry = { did: 'sat', at, seat, name: key, colour: null, key: hashKey(key) } as const;
    await store.append({ place, number: seat + 2, entry, due: 'same', isOver: false });
  }
  await store.append({ place, number: 4, entry: { did: 'began', at }, due: 'same', isOver: false });
  return id;
}

answerWith({
  port: () => (server.server.address() as AddressInfo).port,
  async create(count: number) {
    const ids: string[] = [];
    for (let at = 0; at < count; at++) ids.push(await create());
    return ids;
  },
});
