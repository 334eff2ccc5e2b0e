import { chacha20 } from '@noble/ciphers/chacha.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Chance, Rng } from './types.ts';

const WORDS_PER_BLOCK = 16;
const NONCE = new Uint8Array(12);
const ZEROS = new Uint8Array(4 * WORDS_PER_BLOCK);

/** What is published at the deal. Kept apart from the key by its label, so that the one tells nothing of the other. */
export function commitmentOf(seed: string): string {
  return bytesToHex(sha256(utf8ToBytes(`deckle commitment ${seed}`)));
}

const keyOf = (seed: string): Uint8Array => sha256(utf8ToBytes(`deckle key ${seed}`));

export interface Stream extends Rng {
  readonly used: () => number;
}

/** A keyed stream cipher read as whole numbers: seeing some of them does not let anyone compute the next. */
export function openStream(chance: Chance): Stream {
  let used = chance.used;
  let key: Uint8Array | null = null;
  let block = -1;
  let words = new Uint32Array(0);

  const next = (): number => {
    const wanted = Math.floor(used / WORDS_PER_BLOCK);
    if (wanted !== block) {
      key ??= keyOf(chance.seed);
      const bytes = chacha20(key, NONCE, ZEROS, undefined, wanted);
      words = new Uint32Array(bytes.buffer, bytes.byteOffset, WORDS_PER_BLOCK);
      block = wanted;
    }
    return words[used++ % WORDS_PER_BLOCK] as number;
  };

  return {
    used: () => used,
    below(n) {
      if (!Number.isInteger(n) || n < 1 || n > 2 ** 32) throw new RangeError(`below(${n}): expected 1 to 2^32`);
      const fair = 2 ** 32 - (2 ** 32 % n);
      let word = next();
      while (word >= fair) word = next();
      return word % n;
    },
  };
}
