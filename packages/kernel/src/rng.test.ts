import { describe, expect, test } from 'vitest';
import { commitmentOf, openStream } from './rng.ts';

const take = (seed: string, used: number, count: number, below = 1000): readonly number[] => {
  const stream = openStream({ seed, used });
  return Array.from({ length: count }, () => stream.below(below));
};

describe('chance', () => {
  test('is the same for the same seed and another for another', () => {
    expect(take('a', 0, 50)).toEqual(take('a', 0, 50));
    expect(take('a', 0, 50)).not.toEqual(take('b', 0, 50));
  });

  test('stays what it is on every machine and in every version', () => {
    expect(take('deckle', 0, 6)).toEqual([802, 968, 100, 430, 745, 144]);
  });

  test.each([1, 15, 16, 17, 40])('goes on where it stood after %i numbers', (used) => {
    expect(take('a', used, 40)).toEqual(take('a', 0, 40 + used).slice(used));
  });

  test('counts what it used', () => {
    const stream = openStream({ seed: 'a', used: 7 });
    for (let n = 0; n < 20; n++) stream.below(2);
    expect(stream.used()).toBe(27);
  });

  test('is fair: each of 12 numbers comes up as often as chance allows', () => {
    const counts = Array.from({ length: 12 }, () => 0);
    for (const n of take('fair', 0, 12_000, 12)) counts[n] = (counts[n] as number) + 1;
    const chiSquare = counts.reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
    expect(chiSquare).toBeLessThan(31.3); // one seed in a thousand would be above
    expect(chiSquare).toBeGreaterThan(1.6);
  });

  test('draws again where a remainder would favour the low numbers', () => {
    const size = 3 * 2 ** 30;
    const low = take('skew', 0, 3000, size).filter((n) => n < 2 ** 30).length;
    expect(low).toBeGreaterThan(900);
    expect(low).toBeLessThan(1100);
  });

  test.each([0, -1, 1.5, Number.NaN, 2 ** 33])('refuses below(%s)', (n) => {
    expect(() => openStream({ seed: 'a', used: 0 }).below(n)).toThrow(RangeError);
  });

  test('the commitment is made of the seed but is not what keys the stream', () => {
    expect(commitmentOf('a')).toMatch(/^[0-9a-f]{64}$/);
    expect(commitmentOf('a')).not.toBe(commitmentOf('b'));
    expect(take(commitmentOf('a'), 0, 20)).not.toEqual(take('a', 0, 20));
  });
});
