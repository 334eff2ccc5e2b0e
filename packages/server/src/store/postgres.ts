import { type DatabaseError, Pool, type PoolClient } from 'pg';
import type { Entry } from '../table/entry.ts';
import { careOfPostgres, type PlaceRow, placeOf } from './postgres-care.ts';
import { gatherLines, type Kept, type Line, type Place, type Store } from './store.ts';

/** Each step once, in this order; a database of an older Deckle is brought up to date when it is opened. */
const STEPS = [
  `CREATE TABLE tables (
     key bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, id text NOT NULL UNIQUE, code text NOT NULL UNIQUE,
     listed boolean NOT NULL, due double precision, over boolean NOT NULL DEFAULT false);
   CREATE INDEX tables_due ON tables (due, key) WHERE due IS NOT NULL;
   CREATE INDEX tables_listed ON tables (key) WHERE listed;
   CREATE TABLE entries (tab bigint NOT NULL, number integer NOT NULL, at double precision NOT NULL, entry text NOT NULL, PRIMARY KEY (tab, number));
   CREATE TABLE snapshots (tab bigint PRIMARY KEY, number integer NOT NULL, text text NOT NULL);`,
];

/** Any number, as long as nobody else's lock has it. */
const STEPS_LOCK = 0xdec7;

/** Servers that start at the same moment wait for one another. */
async function migrate(pool: Pool): Promise<void> {
  await inTransaction(pool, async (client) => {
    await client.query('SELECT pg_advisory_xact_lock($1)', [STEPS_LOCK]);
    await client.query('CREATE TABLE IF NOT EXISTS steps (done integer NOT NULL)');
    const { rows } = await client.query<{ done: number }>('SELECT done FROM steps');
    const done = rows[0]?.done ?? 0;
    if (done > STEPS.length) throw new Error('the data are of a newer Deckle');
    for (const step of STEPS.slice(done)) await client.query(step);
    if (rows.length === 0) await client.query('INSERT INTO steps VALUES ($1)', [STEPS.length]);
    else await client.query('UPDATE steps SET done = $1', [STEPS.length]);
  });
}

/** What is committed must be on the disk: else a move could be acknowledged and lost. */
async function checkSure(pool: Pool): Promise<void> {
  for (const setting of ['fsync', 'synchronous_commit']) {
    const { rows } = await pool.query<{ value: string }>('SELECT current_setting($1) AS value', [setting]);
    if (rows[0]?.value === 'off') throw new Error(`it runs with ${setting} = off, so moves could be lost`);
  }
}

/** All of it happens or nothing. */
async function inTransaction<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('BEGIN');
    const done = await work(client);
    await client.query('COMMIT');
    return done;
  } catch (error) {
    await client.query('ROLLBACK').catch((lost: Error) => {
      broken = lost;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}

/**
 * All in one statement, so in one round trip and one commit; the due times follow the entries that were kept. A table that
 * is there is held until then, so that nobody forgets it in between.
 */
const APPEND = `
  WITH lines AS (SELECT * FROM unnest($1::bigint[], $2::int[], $3::float8[], $4::text[], $5::text[], $6::float8[])
      AS line (tab, number, at, entry, change, due)),
    there AS (SELECT key FROM tables WHERE key IN (SELECT tab FROM lines) ORDER BY key FOR KEY SHARE),
    put AS (INSERT INTO entries (tab, number, at, entry) SELECT tab, number, at, entry FROM lines JOIN there ON key = tab
      ORDER BY tab, number ON CONFLICT DO NOTHING RETURNING tab, number),
    changed AS (SELECT DISTINCT ON (tab) tab, change, due FROM lines JOIN put USING (tab, number)
      WHERE change <> 'same' ORDER BY tab, number DESC),
    marked AS (UPDATE tables SET due = changed.due, over = over OR change = 'over', listed = listed AND change <> 'over'
      FROM changed WHERE key = tab)
  SELECT tab, number FROM put UNION ALL SELECT tab, NULL FROM lines WHERE tab NOT IN (SELECT key FROM there)`;

const CONNECTIONS = 10;
/** So many commits may be under way; what comes meanwhile goes together into the next. */
const COMMITS = 4;
/** Whoever waits for a database that does not answer is told so. */
const PATIENCE = 10_000;
/** Nothing was kept, and at another moment it will be. */
const AGAIN = ['40P01', '40001'];

/** A database that several servers share. */
export async function openPostgres(url: string): Promise<Store> {
  const pool = new Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: PATIENCE / 2,
    query_timeout: PATIENCE,
    keepAlive: true,
  });
  // A connection that breaks while nobody uses it is replaced when the next one is needed.
  pool.on('error', () => {});
  try {
    await checkSure(pool);
    await migrate(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  const lines = gatherLines((batch) => appendAll(pool, batch), COMMITS);
  const places = async (text: string, values: readonly unknown[]): Promise<readonly Place[]> => {
    const { rows } = await pool.query<PlaceRow>(text, [...values]);
    return rows.map(placeOf);
  };

  return {
    async create(opening, due) {
      const { id, code, plan, at } = opening;
      const { rows } = await pool.query<{ tab: string }>(
        `WITH made AS (INSERT INTO tables (id, code, listed, due) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING RETURNING key)
         INSERT INTO entries (tab, number, at, entry) SELECT key, 1, $5, $6 FROM made RETURNING tab`,
        [id, code, plan.listed, due, at, JSON.stringify(opening)],
      );
      return rows[0] === undefined ? null : { id, key: Number(rows[0].tab) };
    },
    find: async (id) => (await places('SELECT id, key FROM tables WHERE id = $1', [id]))[0] ?? null,
    findCode: async (code) => (await places('SELECT id, key FROM tables WHERE code = $1', [code]))[0] ?? null,
    append: lines.add,
    async entries({ key }, number) {
      const text = 'SELECT entry FROM entries WHERE tab = $1 AND number > $2 ORDER BY number';
      const { rows } = await pool.query<{ entry: string }>({ name: 'entries', text, values: [key, number] });
      return rows.map(({ entry }) => JSON.parse(entry) as Entry);
    },
    async numbers(those) {
      const text = `SELECT (SELECT max(number) FROM entries WHERE tab = key) AS number
        FROM unnest($1::bigint[]) WITH ORDINALITY AS place (key, at) ORDER BY at`;
      const values = [those.map(({ key }) => key)];
      const { rows } = await pool.query<{ number: number | null }>({ name: 'numbers', text, values });
      return rows.map(({ number }) => number ?? 0);
    },
    async keepSnapshot({ key }, { number, text }) {
      await pool.query(
        `INSERT INTO snapshots (tab, number, text) VALUES ($1, $2, $3) ON CONFLICT (tab)
         DO UPDATE SET number = excluded.number, text = excluded.text WHERE snapshots.number < excluded.number`,
        [key, number, text],
      );
    },
    async snapshot({ key }) {
      const text = 'SELECT number, text FROM snapshots WHERE tab = $1';
      const { rows } = await pool.query<{ number: number; text: string }>({ name: 'snapshot', text, values: [key] });
      return rows[0] ?? null;
    },
    due: (by, most, skip) =>
      places('SELECT id, key FROM tables WHERE due <= $1 ORDER BY due, key LIMIT $2 OFFSET $3', [by, most, skip]),
    listed: (most) => places('SELECT id, key FROM tables WHERE listed ORDER BY key DESC LIMIT $1', [most]),
    async unlist({ key }) {
      await pool.query('UPDATE tables SET listed = false WHERE key = $1', [key]);
    },
    async time() {
      const { rows } = await pool.query<{ now: number }>(
        'SELECT extract(epoch FROM clock_timestamp())::float8 * 1000 AS now',
      );
      return rows[0]?.now ?? Date.now();
    },
    async check() {
      await pool.query('SELECT 1');
    },
    care: careOfPostgres(pool, (work) => inTransaction(pool, work)),
    async close() {
      await lines.drain();
      await pool.end();
    },
  };
}

/** Of two lines with the same number in one batch the first is kept. */
async function appendAll(pool: Pool, lines: readonly Line[]): Promise<readonly Kept[]> {
  const nameOf = (tab: number | string, number: number): string => `${tab} ${number}`;
  const firsts = new Map<string, Line>();
  for (const line of lines) {
    const name = nameOf(line.place.key, line.number);
    if (!firsts.has(name)) firsts.set(name, line);
  }
  const all = [...firsts.values()];
  const values = [
    all.map(({ place }) => place.key),
    all.map(({ number }) => number),
    all.map(({ entry }) => entry.at),
    all.map(({ entry }) => JSON.stringify(entry)),
    all.map(({ due, isOver }) => (isOver ? 'over' : due === 'same' ? 'same' : 'due')),
    all.map(({ due, isOver }) => (isOver || due === 'same' ? null : due)),
  ];
  const write = () => pool.query<{ tab: string; number: number | null }>({ name: 'append', text: APPEND, values });
  const { rows } = await write().catch((error: DatabaseError) => {
    if (AGAIN.includes(error.code ?? '')) return write();
    throw error;
  });
  const kept = new Set(rows.map(({ tab, number }) => (number === null ? tab : nameOf(tab, number))));
  return lines.map((line) => {
    if (kept.has(`${line.place.key}`)) return 'gone';
    const name = nameOf(line.place.key, line.number);
    return kept.has(name) && firsts.get(name) === line ? 'kept' : 'taken';
  });
}
