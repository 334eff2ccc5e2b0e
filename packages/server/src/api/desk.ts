import { isRefusal, type Refusal } from '@deckle/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Instant } from '../table/entry.ts';
import type { Crew } from '../bots/crew.ts';
import type { Reviews } from '../bots/reviews.ts';
import { type Limits, streetOf, within } from '../limits.ts';
import type { Metrics } from '../metrics.ts';
import { type Key, keysIn, type Ring, ringOf } from '../table/keys.ts';
import type { LiveTable } from '../table/live.ts';
import { type People, readerAt } from '../table/people.ts';
import { mayEnter, type Reader, readerOf } from '../table/seen.ts';
import { NO_KEY, type Table } from '../table/table.ts';
import type { Tables } from '../tables.ts';
import { fromOtherSite, keepKeys, keyInCookies, keyOf, NO_TABLE } from './access.ts';

/** What requests are answered with. */
export interface Desk {
  readonly tables: Tables;
  readonly people: People;
  readonly crew: Crew;
  readonly reviews: Reviews;
  readonly limits: Limits;
  readonly metrics: Metrics;
  readonly time: () => Instant;
}

/** Somebody at a table: what they ask for is done as what their keys let them be. */
export interface Visit {
  readonly live: LiveTable;
  /** The keys as they came. */
  readonly key: Key | null;
  readonly ring: Ring;
  readonly reader: Reader;
}

const CODE = /^[A-Za-z]{6}$/;

/** The table that a request is about, and as whom. Whoever comes with a wrong key is told the same as without one. */
export async function visit(desk: Desk, request: FastifyRequest, id: string): Promise<Visit | Refusal> {
  const { key, from } = keyOf(request, id);
  const ring = ringOf(key);
  const isAsking = request.method === 'GET' || request.method === 'HEAD';
  const foreign = from === 'cookie' && !isAsking ? fromOtherSite(request) : null;
  const live = foreign ?? (await find(desk, request, id));
  return isRefusal(live) ? live : { live, key, ring, reader: await readerAt(live, ring) };
}

/** Whose limits count. */
export const seatOf = ({ live, reader }: Visit): string => `${live.place.id} ${reader.seat}`;

/** Does what somebody who comes or goes wants, unless it is too much. Those without a seat are told apart by their address. */
export function coming<T>(
  { limits }: Desk,
  { live, reader }: Visit,
  { ip }: Pick<FastifyRequest, 'ip'>,
  work: () => Promise<T>,
): Promise<T | Refusal> {
  const who = reader.isHost ? 'host' : (reader.seat ?? streetOf(ip));
  return within(limits, 'come', `${live.place.id} ${who}`, work);
}

/** By its id, or by its code, which is short enough to be read aloud: so not many are tried. */
async function find({ tables, limits }: Desk, request: FastifyRequest, id: string): Promise<LiveTable | Refusal> {
  if (!CODE.test(id)) return (await tables.open(id)) ?? NO_TABLE;
  const byCode = async (): Promise<LiveTable | Refusal> => (await tables.openCode(id.toUpperCase())) ?? NO_TABLE;
  return within(limits, 'code', streetOf(request.ip), byCode);
}

/** A visit of somebody whose key opens something here. */
export async function visitWithKey(desk: Desk, request: FastifyRequest, id: string): Promise<Visit | Refusal> {
  const found = await visit(desk, request, id);
  return isRefusal(found) || mayEnter(found.reader) ? found : NO_KEY;
}

/** What a key opens, what is dearest to whoever has it first. */
function rankOf(table: Table, key: Key): number {
  const { seat, isHost, mayWatch } = readerOf(table, ringOf(key));
  if (seat !== null && table.chairs[seat]?.kind === 'person') return 0;
  if (isHost) return 1;
  return seat !== null ? 2 : mayWatch ? 3 : OPENS_NOTHING;
}
const OPENS_NOTHING = 4;

/** The browser keeps this key, and of those it had for the table what still opens something there. */
export function keepKey(
  request: FastifyRequest,
  reply: FastifyReply,
  { live }: Pick<Visit, 'live'>,
  keys: readonly Key[],
): void {
  const { id } = live.place;
  const had = keysIn(keyInCookies(request.headers.cookie ?? '', id))
    .map((key) => ({ key, rank: rankOf(live.table(), key) }))
    .filter(({ rank }) => rank < OPENS_NOTHING)
    .sort((one, other) => one.rank - other.rank);
  keepKeys(request, reply, id, [...keys, ...had.map(({ key }) => key)]);
}
