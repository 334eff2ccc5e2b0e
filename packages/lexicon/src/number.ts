import { bitCount, END_BIT, type Graph, LETTER_MASK } from './graph.ts';

/** For each header the number of words from there on, for each edge the number of words that come before it at its node. */
const countWords = ({ cells, root }: Graph): Uint32Array => {
  const counts = new Uint32Array(cells.length);
  const count = (node: number): number => {
    const known = counts[node] as number;
    if (known > 0) return known;
    const header = cells[node] as number;
    let words = header & END_BIT ? 1 : 0;
    const last = node + bitCount(header & LETTER_MASK);
    for (let edge = node + 1; edge <= last; edge++) {
      counts[edge] = words;
      words += count(cells[edge] as number);
    }
    counts[node] = words;
    return words;
  };
  count(root);
  return counts;
};

/** Counted on first use: most graphs are never asked. */
const counted = new WeakMap<Graph, Uint32Array>();

const countsOf = (graph: Graph): Uint32Array => {
  const known = counted.get(graph);
  if (known) return known;
  const counts = countWords(graph);
  counted.set(graph, counts);
  return counts;
};

/** The place of a word, in capitals, in the sorted list, from 0; null when it is not there. */
export const wordNumber = (graph: Graph, word: string): number | null => {
  const counts = countsOf(graph);
  const { cells } = graph;
  let node = graph.root;
  let number = 0;
  for (let i = 0; i < word.length; i++) {
    const header = cells[node] as number;
    const letter = word.charCodeAt(i) - 65;
    if (letter >>> 0 >= 26 || (header & (1 << letter)) === 0) return null;
    const edge = node + 1 + bitCount(header & ((1 << letter) - 1));
    number += counts[edge] as number;
    node = cells[edge] as number;
  }
  return (cells[node] as number) & END_BIT ? number : null;
};
