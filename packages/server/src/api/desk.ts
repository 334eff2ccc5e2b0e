import type { Refusal } from '@deckle/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Instant } from '../table/entry.ts';
import type { Key } from '../table/keys.ts';
import type { LiveTable } from '../table/live.ts';
import type { People } from '../table/people.ts';
import { isSomebody, type Reader, readerAt, readerOf, ringOf } from '../table/seen.ts';
import type { Tables } from '../tables.ts';
import { fromOtherSite, keepKeys, keyInCookies, keyOf, NO_KEY, NO_TABLE } from './access.ts';

/** What requests are answered with. */
export interface Desk {
  readonly tables: Tables;
  readonly people: People;
  readonly time: () => Instant;
}

/** Somebody at a table: what they ask for is done as what their keys let them be. */
export interface Visit {
  readonly live: LiveTable;
  readonly key: Key | null;
  readonly reader: Reader;
}

const CODE = /^[A-Za-z]{6}$/;

/** The table that a request is about, and as whom. Whoever comes with a wrong key is told the same as without one. */
export async function visit(desk: Desk, request: FastifyRequest, id: string): Promise<Visit | Refusal> {
  const live = CODE.test(id) ? await desk.tables.openCode(id.toUpperCase()) : await desk.tables.open(id);
  if (live === null) return NO_TABLE;
  const { key, from } = keyOf(request, live.place.id);
  const isAsking = request.method === 'GET' || request.method === 'HEAD';
  const foreign = from === 'cookie' && !isAsking ? fromOtherSite(request) : null;
  return foreign ?? { live, key, reader: await readerAt(live, key) };
}

/** A visit of somebody whose key opens something here. */
export async function visitWithKey(desk: Desk, request: FastifyRequest, id: string): Promise<Visit | Refusal> {
  const found = await visit(desk, request, id);
  if ('refused' in found) return found;
  return isSomebody(found.reader) ? found : NO_KEY;
}

/** The browser keeps this key; of those it had for the table it keeps on being the host. */
export function keepKey(request: FastifyRequest, reply: FastifyReply, { live }: Visit, keys: readonly Key[]): void {
  const { id } = live.place;
  const had = ringOf(keyInCookies(request.headers.cookie ?? '', id)).filter(
    (key) => readerOf(live.table(), key).isHost,
  );
  keepKeys(request, reply, id, [...keys, ...had]);
}
