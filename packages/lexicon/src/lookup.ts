/** What is known about a word beside that it is one. Reads the files that dictionaries/build makes; see its README. */

export type ListName = 'everyday' | 'standard' | 'wide';

export interface LookupFiles {
  /** Number of an upper-case word in the sorted Wide list, null for any other word. The packed graph knows it. */
  readonly rankOf: (word: string) => number | null;
  /** dictionaries/commonness.bin */
  readonly commonness: Uint8Array;
  /** dictionaries/bases.bin */
  readonly bases: Uint8Array;
  /** dictionaries/definitions.bin: the large one, so a host may open the lookup without it until someone asks. */
  readonly definitions?: Uint8Array;
}

export interface WordFacts {
  readonly word: string;
  /** The smallest list that has the word. */
  readonly list: ListName | null;
  /** How common it is on SCOWL's scale, from 10 (the commonest) to 80. */
  readonly size: number | null;
  readonly definition: string | null;
  /** What it is an inflected form of: MICE of MOUSE, BETTER of GOOD and WELL. */
  readonly bases: readonly string[];
  /** The definition of each of them. */
  readonly baseMeanings: readonly (string | null)[];
  /** Never to be offered by a hint, a bot or a daily deal; no reason for the referee to refuse it. */
  readonly offensive: boolean;
}

export interface Lookup {
  readonly lookup: (word: string) => WordFacts;
  readonly sizeOf: (word: string) => number | null;
  readonly isOffensive: (word: string) => boolean;
  /** Whether one is a form of the other or both are forms of one word; derived words (GAME, GAMER) are not. */
  readonly shareBase: (a: string, b: string) => boolean;
}

/** What words are inflected forms of, without the rest. */
export interface BaseForms {
  readonly basesOf: (word: string) => readonly string[];
  readonly shareBase: Lookup['shareBase'];
}

/** Reads the table of base forms alone, which is all a referee needs. */
export const openBases = ({ rankOf, bases }: Pick<LookupFiles, 'rankOf' | 'bases'>): BaseForms =>
  basesFrom(openFile(bases, 'bases'), rankOf);

function basesFrom(file: OpenFile, rankOf: LookupFiles['rankOf']): BaseForms {
  const changesAt = readBases(file);
  function basesOf(word: string): readonly string[] {
    const rank = rankOf(word);
    return rank === null ? [] : changesAt(rank).map((it) => word.slice(0, word.length - it.drop) + it.add);
  }
  function shareBase(a: string, b: string): boolean {
    const ofA = [a, ...basesOf(a)];
    return [b, ...basesOf(b)].some((it) => ofA.includes(it));
  }
  return { basesOf, shareBase };
}

export function openLookup(files: LookupFiles): Lookup {
  const heads = [openFile(files.commonness, 'commonness'), openFile(files.bases, 'bases')] as const;
  const definitionsHead = files.definitions === undefined ? null : openFile(files.definitions, 'definitions');
  for (const head of [heads[1], definitionsHead]) {
    if (head !== null && (head.words !== heads[0].words || head.list !== heads[0].list)) {
      throw new Error(`${head.name} file: it was made for another word list than the commonness file`);
    }
  }
  const { sizeAt, offensive } = readCommonness(heads[0]);
  const definitionAt = definitionsHead === null ? () => null : readDefinitions(definitionsHead);
  const { rankOf } = files;
  const { basesOf, shareBase } = basesFrom(heads[1], rankOf);

  function sizeOf(word: string): number | null {
    const rank = rankOf(word);
    return rank === null ? null : sizeAt(rank);
  }
  function isOffensive(word: string): boolean {
    const rank = rankOf(word);
    return rank !== null && offensive.has(rank);
  }
  function definitionOf(word: string): string | null {
    const rank = rankOf(word);
    return rank === null ? null : definitionAt(rank);
  }
  function lookup(word: string): WordFacts {
    const size = sizeOf(word);
    const bases = basesOf(word);
    return {
      word,
      list: listOf(size),
      size,
      definition: definitionOf(word),
      bases,
      baseMeanings: bases.map(definitionOf),
      offensive: isOffensive(word),
    };
  }
  return { lookup, sizeOf, isOffensive, shareBase };
}

function listOf(size: number | null): ListName | null {
  if (size === null) return null;
  if (size <= 35) return 'everyday';
  return size <= 70 ? 'standard' : 'wide';
}

const kinds = { commonness: 'DKC1', bases: 'DKB1', definitions: 'DKD1' } as const;
const headLength = 16;

interface OpenFile {
  readonly name: keyof typeof kinds;
  /** How many words the list has, and its fingerprint. */
  readonly words: number;
  readonly list: number;
  readonly body: Reader;
}

function openFile(bytes: Uint8Array, name: keyof typeof kinds): OpenFile {
  const fail = (what: string) => new Error(`${name} file: ${what}`);
  const kind = new TextDecoder().decode(bytes.subarray(0, 4));
  if (kind !== kinds[name]) throw fail(`expected it to begin with ${kinds[name]}, these are other bytes`);
  if (bytes.length < headLength) throw fail(`cut off after ${bytes.length} bytes`);
  const head = new DataView(bytes.buffer, bytes.byteOffset, headLength);
  const expected = headLength + head.getUint32(12, true);
  if (bytes.length !== expected) throw fail(`expected ${expected} bytes, found ${bytes.length}`);
  const words = head.getUint32(4, true);
  // No file spends less than half a byte on a word; a broken number must not ask for endless memory.
  if (words > 2 * bytes.length) throw fail(`${words} words cannot fit its length`);
  return { name, words, list: head.getUint32(8, true), body: openReader(bytes.subarray(headLength), name) };
}

interface Reader {
  take(length: number): Uint8Array;
  varint(): number;
  /** A number of things that follow, each at least a byte. */
  count(): number;
}

function openReader(bytes: Uint8Array, name: string): Reader {
  let at = 0;
  const misfit = () => new Error(`${name} file: its parts do not fit its length`);
  function take(length: number): Uint8Array {
    if (at + length > bytes.length) throw misfit();
    at += length;
    return bytes.subarray(at - length, at);
  }
  function varint(): number {
    let value = 0;
    for (let shift = 0; shift < 35; shift += 7) {
      const byte = bytes[at++];
      if (byte === undefined) throw misfit();
      value |= (byte & 127) << shift;
      if (byte < 128) return value >>> 0;
    }
    throw new Error(`${name} file: a number in it is broken`);
  }
  function count(): number {
    const value = varint();
    if (at + value > bytes.length) throw misfit();
    return value;
  }
  return { take, varint, count };
}

function readCommonness({ words, body }: OpenFile) {
  const sizes = body.take(body.count());
  const codes = body.take((words + 1) >> 1);
  const offensive = new Set<number>();
  for (let left = body.count(), rank = 0; left > 0; left--) {
    rank += body.varint();
    offensive.add(rank);
  }
  function sizeAt(rank: number): number | null {
    return sizes[((codes[rank >> 1] ?? 0) >> (rank & 1 ? 4 : 0)) & 15] ?? null;
  }
  return { sizeAt, offensive };
}

/** How to make a base from its form: take letters off the end, put others there. */
interface Change {
  readonly drop: number;
  readonly add: string;
}

function readBases({ words, body }: OpenFile): (rank: number) => readonly Change[] {
  const table = new TextDecoder().decode(body.take(body.count())).split('\n').map(parseChanges);
  const numbers = new Uint16Array(words);
  for (let rank = 0; rank < words; rank++) numbers[rank] = body.varint();
  return (rank) => table[numbers[rank] ?? 0] ?? [];
}

function parseChanges(text: string): Change[] {
  return [...text.matchAll(/(\d+)([a-z]*)/g)].map(([, drop = '', add = '']) => ({
    drop: Number(drop),
    add: add.toUpperCase(),
  }));
}

/** The texts stay bytes until one is asked for; only the tables that lead to them are unpacked. */
function readDefinitions({ words, body }: OpenFile): (rank: number) => string | null {
  const starts = new Uint32Array(words + 1);
  const meanings: number[] = [];
  let fresh = 0;
  for (let rank = 0; rank < words; rank++) {
    for (let left = body.count(); left > 0; left--) {
      const back = body.varint();
      meanings.push(back === 0 ? fresh++ : fresh - back);
    }
    starts[rank + 1] = meanings.length;
  }
  const ends = new Uint32Array(body.count());
  let length = 0;
  for (let i = 0; i < ends.length; i++) ends[i] = length += body.varint();
  const texts = body.take(length);
  const decoder = new TextDecoder();
  const textOf = (number: number) => decoder.decode(texts.subarray(ends[number - 1] ?? 0, ends[number]));
  return (rank) =>
    meanings
      .slice(starts[rank], starts[rank + 1])
      .map(textOf)
      .join('; ') || null;
}
