import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openWall } from './wall.ts';

beforeEach(() => void vi.useFakeTimers({ now: 5_000_000 }));
afterEach(() => void vi.useRealTimers());

/** A store whose clock is right, by a server whose own one is wrong. */
const TRUE = 1_000_000;
const right = () => Promise.resolve(TRUE + Date.now() - 5_000_000);

test('a server whose clock is wrong goes by that of the store', async () => {
  const wall = await openWall({ time: right });
  vi.advanceTimersByTime(1000);
  expect(wall.now()).toBe(TRUE + 1000);
  wall.close();
});

test('what the store says later is followed, and where it says nothing all is as before', async () => {
  let step = 0;
  const time = vi.fn(async () => {
    if (step < 0) throw new Error('the database is away');
    return (await right()) + step;
  });
  const wall = await openWall({ time });
  step = 400;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(wall.now()).toBe(TRUE + 60_400);
  step = -1;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(wall.now()).toBe(TRUE + 120_400);
  wall.close();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(time).toHaveBeenCalledTimes(3);
});
