import fastify from 'fastify';
import { expect, test } from 'vitest';
import { openMetrics } from '../metrics.ts';
import { openHealth } from './health.ts';

test('however many ask whether the store answers, it is asked by one at a time', async () => {
  let checks = 0;
  let isBroken = false;
  const server = fastify();
  openHealth(server, openMetrics(), async () => {
    checks++;
    await new Promise((later) => setTimeout(later, 50));
    if (isBroken) throw new Error('away');
  });
  const ask = async (): Promise<readonly number[]> => {
    const answers = await Promise.all(Array.from({ length: 100 }, () => server.inject({ url: '/readyz' })));
    return [...new Set(answers.map(({ statusCode }) => statusCode))];
  };
  expect([await ask(), checks]).toEqual([[200], 1]);
  isBroken = true;
  expect([await ask(), checks]).toEqual([[503], 2]);
  await server.close();
});
