import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { END_BIT, type Graph, HEIGHT_SHIFT, LETTER_MASK, MAX_HEIGHT } from './graph.ts';

/** A node while the graph is built; equal nodes become one, so that the graph is minimal. */
interface Draft {
  id: number;
  end: boolean;
  height: number;
  readonly letters: number[];
  readonly children: Draft[];
}

const makeDraft = (): Draft => ({ id: 0, end: false, height: 0, letters: [], children: [] });

const keyOf = (draft: Draft): string => {
  let key = draft.end ? '!' : '.';
  draft.letters.forEach((letter, index) => {
    key += String.fromCharCode(97 + letter) + draft.children[index]?.id;
  });
  return key;
};

/** Lists hold the odd word nobody can lay: it is known, but too long for the searcher, whose limit is `MAX_WORD`. */
const LONGEST_LISTED = 63;

/** Throws unless the word has letters A–Z only, and not too many. */
export const checkWord = (word: string, longest: number): void => {
  if (!/^[A-Z]+$/.test(word)) throw new RangeError(`${JSON.stringify(word)} is not a word of letters A–Z`);
  if (word.length > longest) throw new RangeError(`${word} is longer than ${longest} letters`);
};

/** Hex of the hash that stands for a list of words. */
const hashWords = (sorted: readonly string[]): string =>
  bytesToHex(sha256(utf8ToBytes(sorted.join('\n')))).slice(0, 32);

/** Replaces the nodes of the last word beyond `depth` by equal ones known already, the deepest first. */
const settle = (path: Draft[], depth: number, known: Map<string, Draft>): void => {
  while (path.length > depth + 1) {
    const draft = path.pop() as Draft;
    const parent = path[path.length - 1] as Draft;
    const key = keyOf(draft);
    const twin = known.get(key);
    if (twin) parent.children[parent.children.length - 1] = twin;
    else {
      draft.id = known.size + 1;
      known.set(key, draft);
    }
    parent.height = Math.max(parent.height, Math.min(draft.height + 1, MAX_HEIGHT));
  }
};

const draftOf = (sorted: readonly string[]): Draft => {
  const root = makeDraft();
  const path = [root];
  const known = new Map<string, Draft>();
  let last = '';
  for (const word of sorted) {
    let shared = 0;
    while (shared < last.length && word[shared] === last[shared]) shared++;
    settle(path, shared, known);
    for (let i = shared; i < word.length; i++) {
      const child = makeDraft();
      const parent = path[path.length - 1] as Draft;
      parent.letters.push(word.charCodeAt(i) - 65);
      parent.children.push(child);
      path.push(child);
    }
    (path[path.length - 1] as Draft).end = true;
    last = word;
  }
  settle(path, 0, known);
  return root;
};

/** Lays the nodes out in the order a walk meets them, so that a search reads memory mostly forwards. */
const layOut = (root: Draft): Uint32Array => {
  const at = new Map<Draft, number>();
  const cells: number[] = [];
  const place = (draft: Draft): number => {
    const known = at.get(draft);
    if (known !== undefined) return known;
    const here = cells.length;
    at.set(draft, here);
    const mask = draft.letters.reduce((bits, letter) => bits | (1 << letter), 0) & LETTER_MASK;
    cells.push((mask | (draft.end ? END_BIT : 0) | (draft.height << HEIGHT_SHIFT)) >>> 0);
    for (let i = 0; i < draft.children.length; i++) cells.push(0);
    draft.children.forEach((child, index) => {
      cells[here + 1 + index] = place(child);
    });
    return here;
  };
  place(root);
  return Uint32Array.from(cells);
};

/** The graph of any words in capitals; order and repeats do not matter. */
export const buildGraph = (words: Iterable<string>): Graph => {
  const sorted = [...new Set(words)].sort();
  for (const word of sorted) checkWord(word, LONGEST_LISTED);
  return { cells: layOut(draftOf(sorted)), root: 0, hash: hashWords(sorted) };
};
