import type { Pool, PoolClient } from 'pg';
import { type Care, type Copy, missingOf, type Pasted } from './care.ts';
import type { Place } from './store.ts';

/** The database gives large numbers as text. */
export interface PlaceRow {
  readonly id: string;
  readonly key: string;
}
export const placeOf = ({ id, key }: PlaceRow): Place => ({ id, key: Number(key) });

interface TableRow {
  readonly key: string;
  readonly code: string;
  readonly listed: boolean;
  readonly over: boolean;
  readonly due: number | null;
}

type Transaction = <T>(work: (client: PoolClient) => Promise<T>) => Promise<T>;

export function careOfPostgres(pool: Pool, inTransaction: Transaction): Care {
  return {
    async all(after, most) {
      const { rows } = await pool.query<PlaceRow>('SELECT id, key FROM tables WHERE key > $1 ORDER BY key LIMIT $2', [
        after,
        most,
      ]);
      return rows.map(placeOf);
    },
    // What is due and what has happened belong together, so both are read at one moment.
    copy: ({ id }) =>
      inTransaction(async (client) => {
        await client.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY');
        const row = await find(client, id);
        if (row === null) return null;
        const { key, code, listed, over, due } = row;
        const entries = await entriesOf(client, key);
        return { id, code, isListed: listed, isOver: over, due, entries };
      }),
    paste: (copies) =>
      inTransaction(async (client) => {
        const done: Pasted[] = [];
        for (const copy of copies) done.push(await paste(client, copy));
        return done;
      }),
    async old(before, which, after, most) {
      const { rows } = await pool.query<PlaceRow>(
        `SELECT id, key FROM tables WHERE key > $1 AND (over OR $2) AND
         (SELECT at FROM entries WHERE tab = key ORDER BY number DESC LIMIT 1) < $3 ORDER BY key LIMIT $4`,
        [after, which === 'all', before, most],
      );
      return rows.map(placeOf);
    },
    forget: ({ key }, before) =>
      inTransaction(async (client) => {
        // Whoever writes there just now is waited for, and what they wrote is seen.
        await client.query('SELECT key FROM tables WHERE key = $1 FOR UPDATE', [key]);
        const { rowCount } = await client.query(
          `WITH old AS (DELETE FROM tables WHERE key = $1 AND
             (SELECT at FROM entries WHERE tab = $1 ORDER BY number DESC LIMIT 1) < $2 RETURNING key),
           log AS (DELETE FROM entries WHERE tab IN (SELECT key FROM old)),
           whole AS (DELETE FROM snapshots WHERE tab IN (SELECT key FROM old))
           SELECT key FROM old`,
          [key, before],
        );
        return rowCount === 1;
      }),
  };
}

async function find(client: PoolClient, id: string): Promise<TableRow | null> {
  const text = 'SELECT key, code, listed, over, due FROM tables WHERE id = $1';
  return (await client.query<TableRow>(text, [id])).rows[0] ?? null;
}

async function entriesOf(client: PoolClient, key: string): Promise<Copy['entries']> {
  const text = 'SELECT at, entry FROM entries WHERE tab = $1 ORDER BY number';
  const { rows } = await client.query<{ at: number; entry: string }>(text, [key]);
  return rows.map(({ at, entry }) => ({ at, text: entry }));
}

async function paste(client: PoolClient, copy: Copy): Promise<Pasted> {
  const { id, code, isListed, isOver, due, entries } = copy;
  const there = await find(client, id);
  if (there === null) {
    const { rows } = await client.query<{ key: string }>(
      'INSERT INTO tables (id, code, listed, over, due) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING RETURNING key',
      [id, code, isListed, isOver, due],
    );
    const [made] = rows;
    if (made === undefined) return 'other';
    await add(client, made.key, 0, entries);
    return 'new';
  }
  const present = await entriesOf(client, there.key);
  const missing = missingOf(
    copy,
    present.map(({ text }) => text),
  );
  if (missing === null) return 'other';
  if (missing.length === 0) return 'same';
  await add(client, there.key, present.length, missing);
  await client.query('UPDATE tables SET listed = $1, over = $2, due = $3 WHERE key = $4', [
    isListed,
    isOver,
    due,
    there.key,
  ]);
  return 'grown';
}

async function add(client: PoolClient, key: string, from: number, entries: Copy['entries']): Promise<void> {
  await client.query(
    'INSERT INTO entries (tab, number, at, entry) SELECT $1, number, at, entry FROM unnest($2::int[], $3::float8[], $4::text[]) AS line (number, at, entry)',
    [key, entries.map((_entry, at) => from + at + 1), entries.map(({ at }) => at), entries.map(({ text }) => text)],
  );
}
