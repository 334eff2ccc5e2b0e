import type { Query } from '../../packages/lexicon/src/index.ts';
import { GRAPH } from '../../packages/lexicon/src/layout.ts';
import { makePlan } from '../../packages/lexicon/src/plan.ts';
import { writeRow } from '../../packages/lexicon/src/tables.ts';
import type { Row } from '../report.ts';
import {
  type Bench,
  compareWithLimit,
  dealRow,
  interleave,
  makeChance,
  makeLimit,
  makeWalks,
  micros,
  timed,
} from './support.ts';

const ROWS = 40;
const ROUNDS = 9;

const dealRows = (bench: Bench): Query[] => {
  const chance = makeChance(5);
  const rows = bench.words.filter((word) => word.length === 6);
  return Array.from({ length: ROWS }, () => dealRow(chance, rows, 0));
};

/** Can the row become the word: each pile kept or covered, cards put in anywhere, at least one kept and one played? */
const canBecome = (row: string, left: Uint8Array, word: string): boolean => {
  const lay = (letter: number, pile: number, kept: number, played: number): boolean => {
    if (letter === word.length) return pile === row.length && kept > 0 && played > 0;
    // Every pile still to come takes a letter.
    if (word.length - letter < row.length - pile) return false;
    const code = word.charCodeAt(letter);
    if (pile < row.length && row.charCodeAt(pile) === code && lay(letter + 1, pile + 1, kept + 1, played)) return true;
    if (left[code] === 0) return false;
    left[code] = (left[code] as number) - 1;
    const isLaid =
      lay(letter + 1, pile, kept, played + 1) || (pile < row.length && lay(letter + 1, pile + 1, kept, played + 1));
    left[code] += 1;
    return isLaid;
  };
  return lay(0, 0, 0, 0);
};

const countCards = (query: Query): Uint8Array => {
  const counts = new Uint8Array(128);
  for (const { face } of query.cards) counts[face.charCodeAt(0)] = (counts[face.charCodeAt(0)] as number) + 1;
  return counts;
};

const rowOf = (query: Query): string => (query.piles ?? []).map((pile) => pile.face).join('');

const checkEveryWord = (words: readonly string[], query: Query): string[] => {
  const [row, left] = [rowOf(query), countCards(query)];
  return words.filter((word) => canBecome(row, left, word));
};

/** The same, but words with a letter that is nowhere at hand are passed over before they are tried. */
const siftEveryWord = (words: readonly string[], query: Query): string[] => {
  const [row, left] = [rowOf(query), countCards(query)];
  const isAtHand = left.map((count, code) => (count > 0 || row.includes(String.fromCharCode(code)) ? 1 : 0));
  const isPossible = (word: string): boolean => {
    for (let i = 0; i < word.length; i++) if (isAtHand[word.charCodeAt(i)] === 0) return false;
    return word.length >= row.length;
  };
  return words.filter((word) => isPossible(word) && canBecome(row, left, word));
};

const benchEveryWord = (bench: Bench, rows: readonly Query[]): Row => {
  const some = rows.slice(0, 20);
  const findWords = (query: Query): Set<string> =>
    new Set(Array.from(bench.dictionary.search(query), ({ word }) => word));
  if (some.some((row) => findWords(row).size !== checkEveryWord(bench.words, row).length))
    throw new Error('row: other words than by checking every one');
  const [found, made, theirs, sifted] = interleave(ROUNDS, [
    // All results are found and put in order; only the best is made into an object.
    () => timed(() => some.forEach((row) => bench.dictionary.search(row)[Symbol.iterator]().next())),
    () => timed(() => some.forEach((row) => findWords(row))),
    () => timed(() => some.forEach((row) => checkEveryWord(bench.words, row))),
    () => timed(() => some.forEach((row) => siftEveryWord(bench.words, row))),
  ]) as [number, number, number, number];
  const each = (time: number): string => micros(time / some.length);
  const detail =
    `${each(found)} a row, every word ${each(theirs)}; ${(theirs / made).toFixed(1)} with every result made an object; ` +
    `${(sifted / found).toFixed(1)} times as fast when words with a letter not at hand are passed over (${each(sifted)})`;
  const name = 'a row of six and ten cards, times as fast as checking every word';
  return { name, ratio: theirs / found, bound: 60, better: 'higher', detail };
};

const benchLimit = (bench: Bench, rows: readonly Query[]): Row => {
  const tables = Buffer.concat(
    rows.map((row) => {
      writeRow(bench.engine, row, makePlan(row));
      return bench.engine.bytes.slice(0, GRAPH);
    }),
  );
  const { pass, found } = makeWalks(bench, tables, 'runRow');
  const row = { name: 'a row of six and ten cards, of the time of C', bound: 1.3 };
  return compareWithLimit(row, makeLimit('row', bench, tables), pass, found, (time) => `${micros(time / ROWS)} a row`);
};

export const benchRow = async (bench: Bench): Promise<Row[]> => {
  const rows = dealRows(bench);
  return [benchEveryWord(bench, rows), benchLimit(bench, rows)];
};
