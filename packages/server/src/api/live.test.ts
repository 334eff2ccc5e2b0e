import type { FromServer, Happened, Presence } from '@deckle/host';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { nonce, openTable } from '../testing/games.ts';
import { type House, openHouse } from '../testing/house.ts';
import { fromServerSchema } from './live.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
}, 60_000);
afterAll(() => house.stop());

const isMove = (message: FromServer): message is Happened => message.is === 'happened' && message.change !== undefined;
const isAlone = (message: FromServer): message is Presence => message.is === 'presence' && message.here[1] === false;

test('what is told over a socket is what the documentation says', async () => {
  const table = await openTable(house, { game: 'turnover' });
  const [ann, bob] = await Promise.all(table.seats.map((key) => house.connect(table.id, key)));
  if (ann === undefined || bob === undefined) throw new Error('two sit there');
  const { match } = await ann.until((message) => message.is === 'fresh');
  const [asked, other] = match?.view.asks[0]?.seat === 0 ? [ann, bob] : [bob, ann];
  asked.say({ do: 'play', nonce: nonce(), move: { kind: 'pass' } });
  await other.until(isMove);
  asked.say({ do: 'say', nonce: nonce(), text: 'Hello!' });
  other.say({ do: 'say', nonce: nonce(), text: 'This is no set phrase.' });
  asked.say({ do: 'here' });
  await asked.until((message) => message.is === 'here');
  await house.ask(`/api/tables/${table.id}/seats/1`, { key: table.host, body: { free: 'link' } });
  await bob.until((message) => message.is === 'closed');
  await ann.until(isAlone);
  const told = [...ann.heard, ...bob.heard];
  expect(new Set(told.map(({ is }) => is))).toEqual(
    new Set(['fresh', 'happened', 'presence', 'answered', 'closed', 'here']),
  );
  expect(told.filter((message) => !fromServerSchema.safeParse(message).success)).toEqual([]);
  expect(fromServerSchema.safeParse({ ...told[0], seed: 'x' }).success).toBe(false);
});
