import { expect, test } from 'vitest';
import { makeHub, openLocalBus } from './bus/local.ts';
import { type Limited, type Limits, openLimits, RATES, streetOf } from './limits.ts';

/** How many of so many are allowed. */
async function allowed(limits: Limits, what: Limited, who: string, tries: number): Promise<number> {
  let count = 0;
  for (let at = 0; at < tries; at++) if (await limits.take(what, who)) count++;
  return count;
}

test('so much at once, and more with time; of each for itself', async () => {
  let now = 0;
  const limits = openLimits(() => now, openLocalBus());
  const { burst, perSecond } = RATES.play;
  expect(await allowed(limits, 'play', 'a', 200)).toBe(burst);
  now += 1000;
  expect(await allowed(limits, 'play', 'a', 200)).toBe(perSecond);
  expect(await allowed(limits, 'play', 'b', 200)).toBe(burst);
});

test('what is rare is counted by all servers together, and what is frequent by each', async () => {
  const hub = makeHub();
  const [one, two] = [openLimits(() => 0, openLocalBus(hub)), openLimits(() => 0, openLocalBus(hub))];
  const { burst, perSecond } = RATES.code;
  const inMinute = burst + 60 * perSecond;
  expect(await allowed(one, 'code', 'a', 100)).toBe(burst);
  expect(await allowed(two, 'code', 'a', 100)).toBe(inMinute - burst);
  expect(await allowed(two, 'code', 'b', 100)).toBe(burst);
  expect(await allowed(one, 'play', 'a', 100)).toBe(RATES.play.burst);
  expect(await allowed(two, 'play', 'a', 100)).toBe(RATES.play.burst);
});

test.each([
  ['1.2.3.4', '1.2.3.4'],
  ['::ffff:1.2.3.4', '::ffff:1.2.3.4'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
])('%s is in the street %s', (address, street) => {
  expect(streetOf(address)).toBe(street);
});
