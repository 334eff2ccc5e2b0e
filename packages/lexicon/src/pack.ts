import { makeFile } from './file.ts';
import { END_BIT, type Graph, LETTER_MASK, LETTERS } from './graph.ts';

const MAX_COUNT = 255;
const MAX_SHARED = 0xffff;

interface Walk {
  /** The nodes as cells in the order the walk leaves them. */
  readonly nodes: number[];
  /** For each edge in the order of the nodes and of the alphabet: the cell it leads to, or null where it met a new node. */
  readonly edges: (number | null)[];
  /** How many edges lead to the node at a cell. */
  readonly counts: Map<number, number>;
}

const childrenOf = (cells: Uint32Array, node: number): number[] => {
  const header = cells[node] as number;
  const letters = Array.from({ length: LETTERS }, (_, letter) => letter).filter((letter) => header & (1 << letter));
  return letters.map((_, index) => cells[node + 1 + index] as number);
};

const walkGraph = ({ cells, root }: Graph): Walk => {
  const walk: Walk = { nodes: [], edges: [], counts: new Map([[root, 0]]) };
  const visit = (node: number): void => {
    const children = childrenOf(cells, node);
    const edges: (number | null)[] = [];
    for (const child of children.toReversed()) {
      const count = walk.counts.get(child) ?? 0;
      walk.counts.set(child, count + 1);
      edges.unshift(count === 0 ? null : child);
      if (count === 0) visit(child);
    }
    walk.nodes.push(node);
    walk.edges.push(...edges);
  };
  visit(root);
  return walk;
};

/** Ranks, from 1, of the nodes that more than one edge leads to: most edges first, equals in the order of the file. */
const rankNodes = (nodes: readonly number[], counts: readonly number[]): Map<number, number> => {
  const shared = nodes
    .map((node, index) => ({ node, count: counts[index] as number }))
    .filter(({ count }) => count > 1);
  shared.sort((a, b) => b.count - a.count);
  return new Map(shared.map(({ node }, index) => [node, index + 1]));
};

const makeStreams = (masks: readonly number[], edges: readonly number[], counts: readonly number[]): Uint8Array => {
  const streams = new Uint8Array(masks.length * 4 + edges.length * 2 + counts.length);
  const view = new DataView(streams.buffer);
  masks.forEach((mask, index) => view.setUint32(index * 4, mask, true));
  edges.forEach((edge, index) => view.setUint16(masks.length * 4 + index * 2, edge, true));
  streams.set(counts, masks.length * 4 + edges.length * 2);
  return streams;
};

/** The bytes of the file that holds a graph. */
export const packGraph = (graph: Graph): Uint8Array => {
  const { nodes, edges, counts } = walkGraph(graph);
  const capped = nodes.map((node) => Math.min(counts.get(node) as number, MAX_COUNT));
  const ranks = rankNodes(nodes, capped);
  if (ranks.size > MAX_SHARED) throw new RangeError('too many words for one file');
  const masks = nodes.map((node) => (graph.cells[node] as number) & (LETTER_MASK | END_BIT));
  const references = edges.map((cell) => (cell === null ? 0 : (ranks.get(cell) as number)));
  const sizes = { nodes: nodes.length, edges: edges.length, shared: ranks.size };
  return makeFile({ hash: graph.hash, sizes, streams: makeStreams(masks, references, capped) });
};
