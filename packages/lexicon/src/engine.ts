import { type ListFile, parseFile } from './file.ts';
import { bitCount, type Graph, LETTER_MASK } from './graph.ts';
import { GRAPH, RECORD_SIZE, RECORDS, STATE_SIZE, STATES, WORD_SIZE } from './layout.ts';
import { SEARCH_WASM } from './search.wasm.ts';

/** What assembly/search.ts and assembly/unpack.ts export. */
interface EngineCode {
  setWork(at: number): void;
  begin(steps: number): void;
  stepsLeft(): number;
  isClipped(): number;
  recordCount(): number;
  textLength(): number;
  pauseDepth(): number;
  rank(first: number): number;
  runHand(root: number, resume: number): number;
  runRow(root: number, resume: number): number;
  unpack(nodes: number, edges: number, streams: number, table: number): number;
}

/** The part of WebAssembly used here; the types of the language come with those of a browser only. */
interface WebAssemblyHost {
  compile(bytes: Uint8Array): Promise<object>;
  instantiate(module: object, imports: object): Promise<{ readonly exports: object }>;
  readonly Memory: new (size: { readonly initial: number }) => { readonly buffer: ArrayBuffer };
}
const host = (globalThis as unknown as { readonly WebAssembly: WebAssemblyHost }).WebAssembly;

/** The graphs of a dictionary and the code that searches them, over one memory that never moves. */
export interface Engine {
  readonly code: EngineCode;
  readonly bytes: Uint8Array;
  readonly view: DataView;
  /** The memory by 32 bits. */
  readonly numbers: Int32Array;
  /** All graphs; a node is an index into these. */
  readonly cells: Uint32Array;
  /** Address of the text that the words of the results are. */
  readonly text: number;
  readonly hash: string;
  /** The root of the list, then those of the other graphs. */
  readonly roots: readonly number[];
}

const PAGE = 65536;
const WORK_SIZE = STATES * STATE_SIZE + RECORDS * (RECORD_SIZE + WORD_SIZE);

let compiled: Promise<object> | null = null;

/** Compiled once, however many dictionaries are open. */
const compileCode = (): Promise<object> => {
  compiled ??= host.compile(Uint8Array.from(atob(SEARCH_WASM), (character) => character.charCodeAt(0)));
  return compiled;
};

/** Copies a graph to a place among the cells; its references move with it. */
const placeGraph = (cells: Uint32Array, graph: Graph, place: number): number => {
  let edges = 0;
  graph.cells.forEach((cell, index) => {
    cells[place + index] = edges > 0 ? cell + place : cell;
    edges = edges > 0 ? edges - 1 : bitCount(cell & LETTER_MASK);
  });
  return place + graph.root;
};

/** Room a file takes in the work area while it is decoded: what is not masks, and the table of ranks. */
const unpackingSize = ({ streams, sizes }: ListFile): number => streams.length - sizes.nodes * 4 + sizes.shared * 4 + 8;

/** Decodes a file to the first cells. */
const unpackFile = (code: EngineCode, memory: Uint8Array, file: ListFile, work: number): number => {
  const { nodes, edges } = file.sizes;
  const masks = file.streams.subarray(0, nodes * 4);
  const others = file.streams.subarray(nodes * 4);
  memory.set(masks, GRAPH + edges * 4);
  memory.set(others, work);
  const root = code.unpack(nodes, edges, work, work + Math.ceil(others.length / 4) * 4);
  if (root < 0) throw new Error('word list file: its parts disagree');
  return root;
};

/** An engine over a list, as a graph or as the bytes of its file, and smaller graphs beside it. */
export const openEngine = async (list: Graph | Uint8Array, others: readonly Graph[]): Promise<Engine> => {
  const file = list instanceof Uint8Array ? parseFile(list) : null;
  const module = await compileCode();
  const listCells = file ? file.sizes.nodes + file.sizes.edges : (list as Graph).cells.length;
  const size = others.reduce((sum, graph) => sum + graph.cells.length, listCells);
  const work = Math.ceil((GRAPH + size * 4) / 8) * 8;
  const unpacking = file ? unpackingSize(file) : 0;
  const memory = new host.Memory({ initial: Math.ceil((work + Math.max(WORK_SIZE, unpacking)) / PAGE) });
  const code = (await host.instantiate(module, { env: { memory } })).exports as EngineCode;
  const bytes = new Uint8Array(memory.buffer);
  const cells = new Uint32Array(memory.buffer, GRAPH, size);
  let place = listCells;
  const root = file ? unpackFile(code, bytes, file, work) : placeGraph(cells, list as Graph, 0);
  const roots = [root];
  for (const graph of others) {
    roots.push(placeGraph(cells, graph, place));
    place += graph.cells.length;
  }
  code.setWork(work);
  const hash = file ? file.hash : (list as Graph).hash;
  const text = work + STATES * STATE_SIZE + RECORDS * RECORD_SIZE;
  const views = { bytes, view: new DataView(memory.buffer), numbers: new Int32Array(memory.buffer), cells };
  return { code, ...views, text, hash, roots };
};

/** The graph in the bytes of a file. Rejects with an Error that says what is wrong with them. */
export const unpackGraph = async (bytes: Uint8Array): Promise<Graph> => {
  const { cells, hash, roots } = await openEngine(bytes, []);
  return { cells, root: roots[0] as number, hash };
};
