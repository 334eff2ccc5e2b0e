import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findPostgres, type Service, startPostgres } from '../../../../scripts/services.ts';
import { openPostgres } from './postgres.ts';
import { lineOf, openPlace, saying, storeContract } from './testing.ts';

describe.skipIf(findPostgres() === null)('with a real PostgreSQL', () => {
  let service: Service;
  beforeAll(async () => {
    service = await startPostgres();
  });
  afterAll(() => service.close());

  storeContract('PostgreSQL', () => openPostgres(service.url));

  test('goes on by itself after the database was away, and keeps what was said meanwhile or says that it did not', async () => {
    const store = await openPostgres(service.url);
    const place = await openPlace(store);
    await store.append(lineOf(place, 2, saying('before')));
    await service.stop('kill');
    await expect(store.append(lineOf(place, 3, saying('meanwhile')))).rejects.toThrow(/connect|terminat|shut/i);
    await expect(store.check()).rejects.toThrow(/ECONNREFUSED/);
    await service.start();
    expect(await store.numbers([place])).toEqual([2]);
    expect(await store.append(lineOf(place, 3, saying('after')))).toBe('kept');
    await store.close();
  });

  test('a database that does not wait for its disk is not used', async () => {
    const client = new Client(service.url);
    await client.connect();
    await client.query('CREATE DATABASE hasty');
    await client.query('ALTER DATABASE hasty SET synchronous_commit = off');
    await client.end();
    const opening = openPostgres(service.url.replace('/postgres', '/hasty'));
    await expect(opening).rejects.toThrow('synchronous_commit = off');
  });

  test('a database of a newer Deckle is left alone', async () => {
    const client = new Client(service.url);
    await client.connect();
    await client.query('CREATE DATABASE newer');
    await client.end();
    const url = service.url.replace('/postgres', '/newer');
    await (await openPostgres(url)).close();
    const again = new Client(url);
    await again.connect();
    await again.query('UPDATE steps SET done = 1000');
    await again.end();
    await expect(openPostgres(url)).rejects.toThrow('the data are of a newer Deckle');
  });
});
