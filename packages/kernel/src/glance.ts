import type { Move } from './types.ts';

/**
 * Most moves that come from outside are well formed, and a server reads thousands a second: this sees it at a glance.
 * It says yes only to what the schema takes as it is; for all else the schema is asked, which says what is wrong.
 */
export function isPlainMove(value: unknown): value is Move {
  if (!isRecord(value)) return false;
  for (const key in value) if (!(PARTS[key]?.(value[key]) ?? false)) return false;
  return 'kind' in value;
}

const MOST_CARDS = 50;
const MOST_WORDS = 20;
const MOST_SLOTS = 40;

type Test = (value: unknown) => boolean;
type Tests = { readonly [key: string]: Test };

const isRecord = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

const isWhole: Test = (value) => Number.isSafeInteger(value) && (value as number) >= 0;
const isText: Test = (value) => typeof value === 'string' && value.length > 0 && value.length <= 200;
const isLetters: Test = (value) => typeof value === 'string' && /^[A-Z]{1,30}$/.test(value);
const isSpot: Test = (value) => Array.isArray(value) && value.length === 2 && isText(value[0]) && isWhole(value[1]);
const areAll =
  (test: Test, min: number, max: number): Test =>
  (value) => {
    if (!Array.isArray(value) || value.length < min || value.length > max) return false;
    // Not `every`, which passes over holes.
    for (let at = 0; at < value.length; at++) if (!test(value[at])) return false;
    return true;
  };

const tests = (own: Tests): Tests => Object.assign(Object.create(null) as Tests, own);
const KEEP = tests({ keep: isSpot, as: isLetters });
const PLAY = tests({ play: isWhole, as: isLetters, on: isSpot, take: (value) => value === true });
const FREE = tests({ free: isLetters });

const isSlot: Test = (value) => {
  if (!isRecord(value)) return false;
  const form = 'keep' in value ? KEEP : 'play' in value ? PLAY : 'free' in value ? FREE : null;
  if (form === null) return false;
  for (const key in value) if (!(form[key]?.(value[key]) ?? false)) return false;
  return true;
};

const PARTS = tests({
  kind: isText,
  words: areAll(areAll(isSlot, 1, MOST_SLOTS), 1, MOST_WORDS),
  cards: areAll(isWhole, 0, MOST_CARDS),
  letters: areAll(isLetters, 0, MOST_CARDS),
  zone: isText,
  seat: isWhole,
});
