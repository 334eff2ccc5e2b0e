import { expect, test } from 'vitest';
import { hostOf, readSettings } from './settings.ts';

test('without any settings there are usual ones', () => {
  expect(readSettings({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, database: null, redis: null });
});

test('settings are read', () => {
  const env = { PORT: '0', DECKLE_DATA: '/d', DATABASE_URL: 'postgresql://a:b@h:1/n', REDIS_URL: 'rediss://:b@h' };
  expect(readSettings(env)).toEqual({ port: 0, data: '/d', database: env.DATABASE_URL, redis: env.REDIS_URL });
});

test.each([
  [{ PORT: 'x' }, 'PORT is x: expected a number from 0 to 65535.'],
  [{ PORT: '70000' }, 'PORT is 70000: expected a number from 0 to 65535.'],
  [{ PORT: '-1' }, 'PORT is -1: expected a number from 0 to 65535.'],
  [
    { DATABASE_URL: 'mysql://me:secret@host/name' },
    'DATABASE_URL is no address of that kind: expected postgres://user@host:port/name.',
  ],
  [
    { REDIS_URL: 'redis://h' },
    'REDIS_URL is set and DATABASE_URL is not: servers that work together need one database.',
  ],
  [{ REDIS_URL: 'secret' }, 'REDIS_URL is no address of that kind: expected redis://user@host:port/name.'],
])('%j is told in a sentence, without secrets', (env, problem) => {
  expect(readSettings(env)).toEqual({ problem });
});

test('of an address only the host is told', () => {
  expect(hostOf('postgres://me:secret@host:5432/name')).toBe('host:5432');
});
