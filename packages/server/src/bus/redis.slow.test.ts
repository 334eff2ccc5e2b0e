import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findRedis, type Service, startRedis } from '../../../../scripts/services.ts';
import { openPresence } from './presence.ts';
import { openRedisBus } from './redis.ts';
import { busContract, soon } from './testing.ts';

describe.skipIf(findRedis() === null)('with a real Redis', () => {
  let service: Service;
  beforeAll(async () => {
    service = await startRedis();
  });
  afterAll(() => service.close());

  busContract('Redis', () => openRedisBus(service.url));

  test('a server goes on alone while Redis is away, and all find together again', async () => {
    const [one, two] = await Promise.all([openRedisBus(service.url), openRedisBus(service.url)]);
    const [here, there] = [openPresence(one), openPresence(two)];
    await Promise.all([here.join('a'), there.join('a')]);
    there.tell('a', { seats: [1], watchers: 0 });
    await soon(() => expect(here.elsewhere('a').seats).toEqual([1]));
    const heard: string[] = [];
    await two.listen('c', (text) => heard.push(text));
    let again = 0;
    two.onWhole(() => again++);

    await service.stop('kill');
    await soon(() => expect([one.isWhole(), two.isWhole()]).toEqual([false, false]));
    one.say('c', 'lost');
    const late: string[] = [];
    await two.listen('d', (text) => late.push(text));
    // Both may do it: the store knows who was first.
    expect(await Promise.all([one.take('w', 1000), two.take('w', 1000)])).toEqual([true, true]);
    expect([await one.count('n', 60_000), await one.count('n', 60_000), await two.count('n', 60_000)]).toEqual([
      1, 2, 1,
    ]);
    await soon(() => expect(here.elsewhere('a').seats).toEqual([]));

    await service.start();
    await soon(() => expect([one.isWhole(), two.isWhole()]).toEqual([true, true]));
    expect(again).toBe(1);
    await soon(() => expect(here.elsewhere('a').seats).toEqual([1]));
    one.say('c', 'found');
    one.say('d', 'found');
    await soon(() => expect([heard, late]).toEqual([['found'], ['found']]));
    for (const presence of [here, there]) presence.close();
    await Promise.all([one.close(), two.close()]);
  });

  test('forgets a server that is silent', async () => {
    const [one, dying] = await Promise.all([openRedisBus(service.url), openRedisBus(service.url)]);
    const here = openPresence(one);
    await here.join('b');
    const there = openPresence(dying);
    await there.join('b');
    there.tell('b', { seats: [0], watchers: 0 });
    await soon(() => expect(here.elsewhere('b').seats).toEqual([0]));
    await dying.close();
    await soon(() => expect(here.elsewhere('b').seats).toEqual([]));
    for (const presence of [here, there]) presence.close();
    await one.close();
  });

  test('nobody there at the start is told', async () => {
    await expect(openRedisBus('redis://127.0.0.1:1')).rejects.toThrow(/ECONNREFUSED/);
  });
});
