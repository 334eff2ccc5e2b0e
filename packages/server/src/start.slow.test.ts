import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';

const program = fileURLToPath(new URL('bare.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'deckle-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A port at which nobody listens. */
const NOBODY = '127.0.0.1:1';

test.each([
  [{ PORT: 'none' }, 'PORT is none: expected a number from 0 to 65535.'],
  [{ DECKLE_DATA: '/etc/passwd/x' }, 'DECKLE_DATA: the folder /etc/passwd/x cannot be used: ENOTDIR'],
  [{ DATABASE_URL: 'oracle://me:secret@host' }, 'DATABASE_URL is no address of that kind'],
  [
    { DATABASE_URL: `postgres://me:secret@${NOBODY}/name` },
    `DATABASE_URL: PostgreSQL at ${NOBODY} cannot be used: connect ECONNREFUSED ${NOBODY}.`,
  ],
  [{ REDIS_URL: `redis://:secret@${NOBODY}` }, 'REDIS_URL is set and DATABASE_URL is not'],
])('a server with %j does not start, and says why in one sentence without secrets', async (env, sentence) => {
  const usual = { PORT: '0', DECKLE_DATA: folder, DATABASE_URL: '', REDIS_URL: '' };
  const child = spawn(process.execPath, [program], { env: { ...process.env, ...usual, ...env } });
  let told = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (told += String(text)));
  const code = await new Promise((done) => child.once('close', done));
  expect([code, told.trim().split('\n').length]).toEqual([2, 1]);
  expect(told).toContain(sentence);
  expect(told).not.toContain('secret');
});
