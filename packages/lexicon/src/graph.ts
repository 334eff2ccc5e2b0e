/**
 * A minimal acyclic word graph in one typed array. A node is a header cell followed by one cell per child, in the order
 * of the alphabet, holding the index of the child's header. The header says which letters lead on (bits 0–25), whether
 * a word ends here (bit 26) and how many letters the longest way on has (bits 27–31, at
 * most 31), which lets a search turn back early.
 */
export interface Graph {
  readonly cells: Uint32Array;
  readonly root: number;
  /** Identifies the words, however they were built: hex of the hash of the sorted list. */
  readonly hash: string;
}

export const LETTERS = 26;
export const LETTER_MASK = (1 << LETTERS) - 1;
export const END_BIT = 1 << LETTERS;
export const HEIGHT_SHIFT = 27;
/** A longer way on is written as this. */
export const MAX_HEIGHT = 31;
const CODE_A = 65;

export const bitCount = (bits: number): number => {
  let n = bits - ((bits >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
};

/** Is the word, in capitals, in the graph? */
export const hasWord = (cells: Uint32Array, root: number, word: string): boolean => {
  let header = cells[root] as number;
  let node = root;
  for (let i = 0; i < word.length; i++) {
    const letter = word.charCodeAt(i) - CODE_A;
    // A shift only looks at five bits, so other characters have to be turned away first.
    if (letter >>> 0 >= LETTERS) return false;
    const bit = 1 << letter;
    if ((header & bit) === 0) return false;
    node = cells[node + 1 + bitCount(header & (bit - 1))] as number;
    header = cells[node] as number;
  }
  return (header & END_BIT) !== 0;
};

/** Every word in the order of the alphabet. */
export function* wordsOf(graph: Graph): Generator<string> {
  const { cells } = graph;
  function* below(node: number, prefix: string): Generator<string> {
    const header = cells[node] as number;
    if (header & END_BIT) yield prefix;
    let edge = node + 1;
    for (let letter = 0; letter < LETTERS; letter++)
      if (header & (1 << letter)) yield* below(cells[edge++] as number, prefix + String.fromCharCode(CODE_A + letter));
  }
  yield* below(graph.root, '');
}
