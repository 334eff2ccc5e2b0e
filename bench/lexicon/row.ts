import type { Query } from '../../packages/lexicon/src/index.ts';
import { GRAPH } from '../../packages/lexicon/src/layout.ts';
import { makePlan } from '../../packages/lexicon/src/plan.ts';
import { writeRow } from '../../packages/lexicon/src/tables.ts';
import {
  type Bench,
  compareWithLimit,
  dealRow,
  interleave,
  makeChance,
  makeLimit,
  makeWalks,
  micros,
  type Row,
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

const lettersIn = (text: string): number => {
  let bits = 0;
  for (let i = 0; i < text.length; i++) bits |= 1 << (text.charCodeAt(i) - 65);
  return bits;
};

/** Words with a letter that is nowhere at hand are passed over, as anybody would; the others are tried. */
const checkEveryWord = (words: readonly string[], letters: Uint32Array, query: Query): string[] => {
  const row = (query.piles ?? []).map((pile) => pile.face).join('');
  const cards = query.cards.map((card) => card.face).join('');
  const missing = ~lettersIn(row + cards);
  const left = new Uint8Array(128);
  for (let i = 0; i < cards.length; i++) left[cards.charCodeAt(i)] = (left[cards.charCodeAt(i)] as number) + 1;
  return words.filter((word, index) => {
    if (((letters[index] as number) & missing) !== 0 || word.length < row.length) return false;
    return canBecome(row, left, word);
  });
};

const benchEveryWord = (bench: Bench, rows: readonly Query[]): Row => {
  let [ours, theirs] = [0, 0];
  const some = rows.slice(0, 20);
  const letters = Uint32Array.from(bench.words, lettersIn);
  const countWords = (query: Query): number =>
    new Set(Array.from(bench.dictionary.search(query), ({ word }) => word)).size;
  const [oursTime, theirsTime] = interleave(ROUNDS, [
    () =>
      timed(() => {
        ours = some.reduce((sum, row) => sum + countWords(row), 0);
      }),
    () =>
      timed(() => {
        theirs = some.reduce((sum, row) => sum + checkEveryWord(bench.words, letters, row).length, 0);
      }),
  ]) as [number, number];
  if (ours !== theirs) throw new Error(`row: every word gives ${theirs}, ours ${ours}`);
  const detail = `${micros(oursTime / some.length)} a row with results as objects, every word ${micros(theirsTime / some.length)}`;
  return {
    name: 'a row of six and ten cards, times as fast as checking every word',
    ratio: theirsTime / oursTime,
    bound: 60,
    better: 'higher',
    detail,
  };
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
