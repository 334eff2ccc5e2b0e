import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Bus } from './bus.ts';
import { openPresence, type Presence } from './presence.ts';

/** Long enough on any machine; what is waited for comes at once. */
export const soon = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 30_000, interval: 10 });

/** What every bus promises. Each `open` is another server of the same house. */
export function busContract(name: string, open: () => Promise<Bus>): void {
  describe(`a bus in ${name}`, () => {
    let one: Bus;
    let two: Bus;
    beforeAll(async () => {
      [one, two] = await Promise.all([open(), open()]);
    });
    afterAll(async () => {
      await one.close();
      await two.close();
    });
    speaks(() => [one, two]);
    sharesWork(() => [one, two]);

    test('knows who is connected elsewhere, and forgets a server that leaves', async () => {
      const [here, there] = [openPresence(one), openPresence(two)];
      const changes: string[] = [];
      here.onChange((table) => changes.push(table));
      await Promise.all([here.join('a'), there.join('a')]);
      there.tell('a', { seats: [1, 2], watchers: 3 });
      await soon(() => expect(here.elsewhere('a')).toEqual({ seats: [1, 2], watchers: 3 }));
      expect(changes).toEqual(['a']);
      expect(there.elsewhere('a')).toEqual({ seats: [], watchers: 0 });

      // Whoever comes later asks.
      const third = await open();
      const late = openPresence(third);
      await late.join('a');
      await soon(() => expect(late.elsewhere('a').seats).toEqual([1, 2]));
      there.close();
      await soon(() => expect(here.elsewhere('a')).toEqual({ seats: [], watchers: 0 }));
      await closeAll([here, late], third);
    });
  });
}

async function closeAll(presences: readonly Presence[], bus?: Bus): Promise<void> {
  for (const presence of presences) presence.close();
  await bus?.close();
}

function speaks(buses: () => readonly [Bus, Bus]): void {
  test('says to the others what it says, in its order, and not to itself', async () => {
    const [one, two] = buses();
    const heard: string[] = [];
    await one.listen('c', (text) => heard.push(`one ${text}`));
    const stop = await two.listen('c', (text) => heard.push(`two ${text}`));
    one.say('other', 'nothing');
    one.say('c', 'first with spaces');
    one.say('c', 'second');
    await soon(() => expect(heard).toEqual(['two first with spaces', 'two second']));
    stop();
    one.say('c', 'third');
    two.say('c', 'back');
    await soon(() => expect(heard.at(-1)).toBe('one back'));
    expect(heard).toHaveLength(3);
  });

  test('is whole', () => {
    expect(buses().map((bus) => bus.isWhole())).toEqual([true, true]);
  });
}

function sharesWork(buses: () => readonly [Bus, Bus]): void {
  test('gives leave to one at a time, who may prolong it or give it back', async () => {
    const [one, two] = buses();
    expect(await one.take('w', 60_000)).toBe(true);
    expect(await two.take('w', 60_000)).toBe(false);
    expect(await one.take('w', 60_000)).toBe(true);
    two.free('w');
    expect(await two.take('w', 60_000)).toBe(false);
    one.free('w');
    await soon(async () => expect(await two.take('w', 60_000)).toBe(true));
  });

  test('gives the leave to another when it has run out', async () => {
    const [one, two] = buses();
    expect(await one.take('v', 50)).toBe(true);
    await soon(async () => expect(await two.take('v', 60_000)).toBe(true));
    expect(await one.take('v', 60_000)).toBe(false);
  });

  test('counts together, and from the start when the time is over', async () => {
    const [one, two] = buses();
    expect([await one.count('n', 60_000), await two.count('n', 60_000), await one.count('n', 60_000)]).toEqual([
      1, 2, 3,
    ]);
    await one.count('m', 20);
    await soon(async () => expect(await two.count('m', 20)).toBe(1));
  });
}
