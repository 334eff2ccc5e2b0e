import { type Refusal, refuse } from '@deckle/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Key } from '../table/keys.ts';

/** A browser keeps the keys of a table this long. */
const MONTHS = 180 * 24 * 3600;

const BEARER = /^Bearer ([\w.-]{1,80})$/;
const cookieName = (table: string): string => `seat_${table}`;

export const NO_TABLE = refuse('no-table', 'There is no such table.');
const OTHER_SITE = refuse('other-site', 'This was asked for by another site.');

/** The keys of this table that a browser keeps, from its cookies as they are sent. */
export function keyInCookies(cookies: string, table: string): Key | null {
  for (const cookie of cookies.slice(0, 8192).split(';')) {
    const [name, value = ''] = cookie.trim().split('=');
    if (name === cookieName(table)) return /^[\w.-]{1,80}$/.test(value) ? value : null;
  }
  return null;
}

interface Shown {
  readonly key: Key | null;
  readonly from: 'header' | 'cookie' | 'nowhere';
}

/** The keys that come with a request: those in the header count more. Several are joined by dots. */
export function keyOf({ headers }: Pick<FastifyRequest, 'headers'>, table: string): Shown {
  const [, key] = BEARER.exec(headers.authorization ?? '') ?? [];
  if (key !== undefined) return { key, from: 'header' };
  const kept = keyInCookies(headers.cookie ?? '', table);
  return kept === null ? { key: null, from: 'nowhere' } : { key: kept, from: 'cookie' };
}

/** Browsers say which page asks. A program says nothing, and has no cookies that it does not send on purpose. */
export function fromOtherSite({ headers, host }: Pick<FastifyRequest, 'headers' | 'host'>): Refusal | null {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return OTHER_SITE;
  const { origin } = headers;
  if (origin === undefined) return null;
  return URL.canParse(origin) && new URL(origin).host === host ? null : OTHER_SITE;
}

/** Gives the browser the keys of a table to keep, out of reach of any script and of other tables' requests. */
export function keepKeys(request: FastifyRequest, reply: FastifyReply, table: string, keys: readonly Key[]): void {
  const secure = request.protocol === 'https' ? '; Secure' : '';
  reply.header(
    'set-cookie',
    `${cookieName(table)}=${[...new Set(keys)].slice(0, 3).join('.')}; Path=/api/tables/${table}; Max-Age=${MONTHS}; HttpOnly; SameSite=Strict${secure}`,
  );
}
