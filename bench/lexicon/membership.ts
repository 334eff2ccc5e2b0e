import type { Row } from '../report.ts';
import { type Bench, compareWithLimit, interleave, makeChance, makeLimit } from './support.ts';

const WORDS = 200_000;
const ROUNDS = 9;

/** Words of the list in any order, every second one with a letter changed, so that some are words and most are not. */
const drawWords = (words: readonly string[]): string[] => {
  const chance = makeChance(1);
  return Array.from({ length: WORDS }, (_, index) => {
    const word = words[chance(words.length)] as string;
    if (index % 2 === 0) return word;
    const place = chance(word.length);
    return word.slice(0, place) + String.fromCharCode(65 + chance(26)) + word.slice(place + 1);
  });
};

/** Strings nobody has looked at yet: a Set has to hash them, as it has to when a player types one. */
const freshStrings = (text: Buffer, ends: readonly number[]): string[] => {
  let start = 0;
  return ends.map((end) => {
    const word = text.toString('latin1', start, end);
    start = end + 1;
    return word;
  });
};

const countIn = (words: readonly string[], has: (word: string) => boolean): number => {
  let found = 0;
  for (const word of words) if (has(word)) found++;
  return found;
};

export const benchMembership = async (bench: Bench): Promise<Row[]> => {
  const drawn = drawWords(bench.words);
  const text = Buffer.from(`${drawn.join('\n')}\n`, 'latin1');
  let end = -1;
  const ends = drawn.map((word) => (end += word.length + 1));
  const set = new Set(bench.words);
  const founds: number[] = [];
  const pass = (has: (word: string) => boolean) => (): number => {
    const words = freshStrings(text, ends);
    const start = performance.now();
    const found = countIn(words, has);
    const time = performance.now() - start;
    founds.push(found);
    return time;
  };
  const has = (word: string): boolean => bench.dictionary.has(word);
  const [ours, theirs] = interleave(ROUNDS, [pass(has), pass((word) => set.has(word))]) as [number, number];
  if (new Set(founds).size !== 1) throw new Error('membership: answers differ');
  const each = (time: number): string => `${((time / WORDS) * 1e6).toFixed(0)} ns`;
  const name = 'membership, of the time of C';
  return [
    {
      name: 'membership, times as fast as a Set',
      ratio: theirs / ours,
      bound: 3,
      better: 'higher',
      detail: `${each(ours)} a word, Set ${each(theirs)}`,
    },
    compareWithLimit({ name, bound: 2.2 }, makeLimit('member', bench, text), pass(has), () => founds.at(-1) ?? 0, each),
  ];
};
