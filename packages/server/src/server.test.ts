import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openLocalBus } from './bus/local.ts';
import { openServer } from './server.ts';
import { openSqlite } from './store/sqlite.ts';

const folder = mkdtempSync(join(tmpdir(), 'deckle-'));
writeFileSync(join(folder, 'index.html'), 'the app');
const store = openSqlite(join(folder, 'deckle.db'));
const server = await openServer({ folder, store, bus: openLocalBus() });
afterAll(async () => {
  await server.close();
  await store.close();
  rmSync(folder, { recursive: true });
});

test('the app runs no script but its own, and says nobody where it was', async () => {
  const { headers } = await server.inject({ url: '/' });
  const policy = new Map(
    String(headers['content-security-policy'])
      .split('; ')
      .map((rule) => [rule.split(' ')[0], rule]),
  );
  expect(policy.get('script-src')).toBe("script-src 'self' 'wasm-unsafe-eval'");
  expect(policy.get('default-src')).toBe("default-src 'self'");
  expect(policy.get('form-action')).toBe("form-action 'self'");
  for (const rule of ['object-src', 'base-uri', 'frame-ancestors']) expect(policy.get(rule)).toBe(`${rule} 'none'`);
  const api = await server.inject({ url: '/api/tables' });
  for (const answer of [headers, api.headers])
    expect([answer['referrer-policy'], answer['x-content-type-options']]).toEqual(['no-referrer', 'nosniff']);
});

test.each([
  ['/', 200],
  ['/games/some-game', 200],
  // Links are cut off on their way, also within a letter.
  ['/games/%E0%A4%A', 200],
  [`/games/${'x'.repeat(2000)}`, 200],
  ['/no-such-file.js', 404],
])('%s is answered with %s', async (url, status) => {
  const { statusCode, body, headers } = await server.inject({ url });
  const isSafe = String(headers['content-security-policy']).includes("default-src 'self'");
  const isApp = status === 200;
  expect([statusCode, body === 'the app', isSafe]).toEqual([status, isApp, isApp]);
});
