import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeSave } from '@deckle/host';
import type { Millis } from '@deckle/kernel';
import { openStore } from './open.ts';
import { type Environment, isProblem, type Problem, readSettings } from './settings.ts';
import type { Copy, Pasted } from './store/care.ts';
import { openSqlite, SQLITE_FILE } from './store/sqlite.ts';
import type { Place, Store } from './store/store.ts';
import type { Entry } from './table/entry.ts';
import { savedOf } from './table/saved.ts';
import { chairsAfter } from './table/table.ts';

/** The care of a server's data, which may go on serving meanwhile. The data are those its settings name. */

/** So many tables are copied or forgotten at once: a server that writes waits no longer than that takes. */
const PAGE = 100;

/** Opens what is there; a folder without data is told, not made. */
async function openData(env: Environment, need: 'data' | 'nothing'): Promise<Store | Problem> {
  const settings = readSettings(env);
  if (isProblem(settings)) return settings;
  const isMissing = settings.database === null && !existsSync(join(settings.data, SQLITE_FILE));
  if (isMissing && need === 'data') return { problem: `There are no tables in ${settings.data} (DECKLE_DATA).` };
  return openStore(settings);
}

/** All tables as one file, which is an SQLite database like that in a data folder; it is there when it is whole. Gives how many. */
export async function backup(env: Environment, file: string): Promise<number | Problem> {
  if (existsSync(file)) return { problem: `${file} is there already: a back-up never overwrites another.` };
  const from = await openData(env, 'data');
  if (isProblem(from)) return from;
  const part = `${file}.part`;
  try {
    rmSync(part, { force: true });
    const to = openSqlite(part);
    const counts = await copyAll(from, to);
    await to.close();
    renameSync(part, file);
    return counts.new;
  } catch (error) {
    return { problem: `${file} cannot be written: ${(error as Error).message}.` };
  } finally {
    await from.close();
  }
}

/** Adds all tables of a back-up that are missing, and to others what has happened since; nothing that is there is changed. */
export async function restore(env: Environment, file: string): Promise<Counts | Problem> {
  if (!existsSync(file)) return { problem: `There is no file ${file}.` };
  const to = await openData(env, 'nothing');
  if (isProblem(to)) return to;
  try {
    const from = openSqlite(file);
    const counts = await copyAll(from, to);
    await from.close();
    return counts;
  } catch (error) {
    return { problem: `${file} cannot be restored: ${(error as Error).message}.` };
  } finally {
    await to.close();
  }
}

export type Counts = { [what in Pasted]: number };

async function copyAll(from: Store, to: Store): Promise<Counts> {
  const counts: Counts = { new: 0, grown: 0, same: 0, other: 0 };
  await eachPage(
    (after) => from.care.all(after, PAGE),
    async (places) => {
      const copies = await Promise.all(places.map((place) => from.care.copy(place)));
      for (const done of await to.care.paste(copies.filter((copy) => copy !== null))) counts[done]++;
    },
  );
  return counts;
}

async function eachPage(
  read: (after: number) => Promise<readonly Place[]>,
  work: (places: readonly Place[]) => Promise<void>,
): Promise<void> {
  for (let after = 0; ; ) {
    const places = await read(after);
    const last = places.at(-1);
    if (last === undefined) return;
    await work(places);
    after = last.key;
  }
}

export interface Pruning {
  /** Nothing has happened there for so long. */
  readonly older: Millis;
  /** Only games that have ended, or those that never did as well. */
  readonly which: 'over' | 'all';
  /** Folder for the records of games that have ended, or null. */
  readonly archive: string | null;
}

/** Forgets old tables; gives how many, and how many records were written. */
export async function prune(
  env: Environment,
  { older, which, archive }: Pruning,
): Promise<{ readonly forgotten: number; readonly archived: number } | Problem> {
  const store = await openData(env, 'data');
  if (isProblem(store)) return store;
  const before = Date.now() - older;
  let [forgotten, archived] = [0, 0];
  try {
    if (archive !== null) mkdirSync(archive, { recursive: true });
    await eachPage(
      (after) => store.care.old(before, which, after, PAGE),
      async (places) => {
        for (const place of places) {
          // It is forgotten only when its record is written, and if nobody has come back to it meanwhile.
          const copy = archive === null ? null : await store.care.copy(place);
          const isKept = archive !== null && copy?.isOver === true;
          if (isKept) writeFileSync(join(archive, `${place.id}.json`), saveIn(copy), { flush: true });
          if (!(await store.care.forget(place, before))) continue;
          forgotten++;
          if (isKept) archived++;
        }
      },
    );
    return { forgotten, archived };
  } catch (error) {
    return { problem: `After ${forgotten} tables: ${(error as Error).message}.` };
  } finally {
    await store.close();
  }
}

/** The record of a match with its words and people, from what happened at its table: it needs no rules, so also of games as they were once. */
function saveIn({ entries }: Copy): string {
  const [opening, ...rest] = entries.map(({ text }) => JSON.parse(text) as Entry);
  if (opening?.did !== 'opened') throw new Error('a table begins with its opening');
  const { plan, version, dictionary, seed } = opening;
  const inputs = rest.flatMap((entry) => (entry.did === 'played' ? [entry.input] : []));
  const { game, chairs, options } = plan;
  const record = { game, version, dictionary, seats: chairs.length, options, seed, inputs };
  return makeSave(record, savedOf(plan, chairsAfter(opening, rest)));
}
