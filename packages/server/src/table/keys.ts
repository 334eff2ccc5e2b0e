import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** A secret that gives a seat. It is never stored or logged: only its hash is. */
export type Key = string;
export type KeyHash = string;

/** 128 bits: nobody guesses one, and nobody can try them all. */
export const makeKey = (): Key => randomBytes(16).toString('base64url');

export const hashKey = (key: Key): KeyHash => createHash('sha256').update(key).digest('base64url');

/** Keys that somebody holds, as that of a chair and the host's. */
export type Ring = readonly KeyHash[];

const MOST_KEYS = 3;

/** Several keys come as one text, joined by dots. */
export const keysIn = (text: string | null): readonly Key[] =>
  text === null ? [] : text.split('.').slice(0, MOST_KEYS);

/** Made before anything is looked up, so that the time an answer takes says nothing of what is there. */
export const ringOf = (text: string | null): Ring => keysIn(text).map(hashKey);

/** Takes the same time whatever is wrong: hashes are compared, and all of them. */
export function opens(ring: Ring, hash: KeyHash | null): boolean {
  if (hash === null) return false;
  return ring.filter((own) => timingSafeEqual(Buffer.from(own), Buffer.from(hash))).length > 0;
}

/** A name for a table in addresses. It gives no seat. */
export const makeTableId = (): string => randomBytes(9).toString('base64url');

/** Letters that are not mistaken for one another when a code is read aloud. */
const CODE_LETTERS = 'ACDEFGHJKLMNPQRTUVWXY';
const CODE_LENGTH = 6;

export const makeCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('');
