import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { listen } from './listen.ts';

type Wanted = { readonly port: number; readonly host: string };

/** A server whose system says no with these codes, one after the other, and then lets it listen. */
function openFake(...codes: readonly string[]): { readonly server: FastifyInstance; readonly tried: Wanted[] } {
  const tried: Wanted[] = [];
  const server = {
    async listen({ port, host }: Wanted) {
      if (port > 65_535) createServer().listen(port);
      tried.push({ port, host });
      const code = codes[tried.length - 1];
      if (code !== undefined) throw Object.assign(new Error(`listen ${code}: no`), { code });
    },
    server: { address: () => ({ port: tried.at(-1)?.port }) },
  };
  return { server: server as unknown as FastifyInstance, tried };
}

test('where the port is taken, the server listens at the next free one', async () => {
  const taken = createServer();
  await once(taken.listen(0, '::'), 'listening');
  const { port } = taken.address() as AddressInfo;
  const server = fastify();
  server.get('/', () => 'here');
  const found = await listen(server, port);
  expect(found).toBeGreaterThan(port);
  expect(await (await fetch(`http://localhost:${found as number}/`)).text()).toBe('here');
  await server.close();
  taken.close();
});

test.each(['EAFNOSUPPORT', 'EADDRNOTAVAIL'])(
  'a machine without the newer addresses has the older (%s)',
  async (code) => {
    const { server, tried } = openFake(code, 'EADDRINUSE');
    expect(await listen(server, 3000)).toBe(3001);
    expect(tried.map(({ host }) => host)).toEqual(['::', '0.0.0.0', '0.0.0.0']);
  },
);

test.each([
  [80, ['EACCES'], 'PORT is 80, which cannot be used: listen EACCES: no.'],
  [65_534, ['EADDRINUSE', 'EADDRINUSE'], 'PORT is 65534, which is taken, and so are those after it.'],
  [3000, Array.from({ length: 60 }, () => 'EADDRINUSE'), 'PORT is 3000, which is taken, and so are those after it.'],
])('port %i is told in a sentence when it cannot be', async (port, codes, problem) => {
  expect(await listen(openFake(...codes).server, port)).toEqual({ problem });
});
