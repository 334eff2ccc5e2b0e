import { Writable } from 'node:stream';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { logTo } from './log.ts';

test('what is secret is never in a log, also where it lies within what somebody logs by mistake', async () => {
  let written = '';
  const stream = new Writable({
    write(chunk, _encoding, done) {
      written += String(chunk);
      done();
    },
  });
  const server = fastify({ logger: logTo(stream) });
  const secrets = {
    key: 'hush',
    seed: 'hush',
    secret: 'hush',
    authorization: 'hush',
    cookie: 'hush',
    'set-cookie': ['hush'],
    hook: { url: 'hush' },
  };
  server.log.info(secrets, 'flat');
  server.log.info({ about: secrets }, 'within');
  server.log.info({ about: { more: secrets } }, 'deep');
  expect(written).toContain('"msg":"deep"');
  expect(written).not.toContain('hush');
  await server.close();
});
