import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** A secret that gives a seat. It is never stored or logged: only its hash is. */
export type Key = string;
export type KeyHash = string;

/** 128 bits: nobody guesses one, and nobody can try them all. */
export const makeKey = (): Key => randomBytes(16).toString('base64url');

export const hashKey = (key: Key): KeyHash => createHash('sha256').update(key).digest('base64url');

/** Takes the same time whatever is wrong. */
export function opens(key: Key, hash: KeyHash | null): boolean {
  if (hash === null) return false;
  return timingSafeEqual(Buffer.from(hashKey(key)), Buffer.from(hash));
}

/** A name for a table in addresses. It gives no seat. */
export const makeTableId = (): string => randomBytes(9).toString('base64url');

/** Letters that are not mistaken for one another when a code is read aloud. */
const CODE_LETTERS = 'ACDEFGHJKLMNPQRTUVWXY';
const CODE_LENGTH = 6;

export const makeCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('');
