/**
 * The file of a word list: a header, then streams of bytes that a general compressor does well on. Read as it is in Node,
 * sent compressed to a browser.
 *
 * Nodes stand in the order a walk leaves them, so that every child comes before its parents and one pass decodes them
 * (assembly/unpack.ts). The walk takes letters from Z to A, a node's edges are written from A to Z: children met for the
 * first time are then the ones on top of the decoder's stack and need no reference. References to the others are
 * ranks by how often a node is referred to.
 */
const MAGIC = 0x4c4b4344; // "DCKL"
const VERSION = 1;
const HEADER_CELLS = 12;
const CHECKSUM_CELL = 2;
const SIZES_CELL = 3;
const HASH_CELL = 8;

export interface FileSizes {
  readonly nodes: number;
  readonly edges: number;
  readonly references: number;
  /** Nodes with more than one edge to them. */
  readonly shared: number;
}

export interface ListFile {
  readonly hash: string;
  readonly sizes: FileSizes;
  /**
   * One after the other: four planes of the nodes' masks (letters and end bit), the number of edges to each node (at
   * most 255), for each edge 0 or the high byte of its rank plus one, for each reference the low byte of its rank.
   */
  readonly streams: Uint8Array;
}

/** A quick sum over the whole file but its own cell; against accidents, not against malice. */
const checksumOf = (cells: Uint32Array): number => {
  let sum = 0x811c9dc5;
  for (let i = 0; i < cells.length; i++) {
    if (i === CHECKSUM_CELL) continue;
    sum = Math.imul(sum ^ (cells[i] as number), 0x01000193);
    sum ^= sum >>> 15;
  }
  return sum >>> 0;
};

const fileLength = ({ nodes, edges, references }: FileSizes): number =>
  HEADER_CELLS * 4 + Math.ceil((nodes * 5 + edges + references) / 4) * 4;

export const makeFile = ({ hash, sizes, streams }: ListFile): Uint8Array => {
  const bytes = new Uint8Array(fileLength(sizes));
  const cells = new Uint32Array(bytes.buffer);
  cells.set([MAGIC, VERSION, 0, sizes.nodes, sizes.edges, sizes.references, sizes.shared]);
  for (let i = 0; i < 4; i++) cells[HASH_CELL + i] = Number.parseInt(hash.slice(i * 8, i * 8 + 8), 16);
  bytes.set(streams, HEADER_CELLS * 4);
  cells[CHECKSUM_CELL] = checksumOf(cells);
  return bytes;
};

const refuse = (message: string): never => {
  throw new Error(`word list file: ${message}`);
};

/** The bytes as cells, without a copy where they lie on a cell boundary. */
const cellsOf = (bytes: Uint8Array): Uint32Array => {
  const aligned = bytes.byteOffset % 4 === 0 ? bytes : bytes.slice();
  return new Uint32Array(aligned.buffer, aligned.byteOffset, aligned.length >>> 2);
};

/** The parts of a file, its streams as a view on its bytes. Throws an Error that says what is wrong with them. */
export const parseFile = (bytes: Uint8Array): ListFile => {
  const cells = cellsOf(bytes);
  if (cells[0] !== MAGIC) refuse('these bytes are not a word list, which begins with DCKL');
  if (cells.length < HEADER_CELLS) refuse(`only ${bytes.length} bytes, the header is cut off`);
  if (cells[1] !== VERSION) refuse(`version ${cells[1]}, expected ${VERSION}`);
  const [nodes, edges, references, shared] = cells.subarray(SIZES_CELL) as unknown as [number, number, number, number];
  const sizes = { nodes, edges, references, shared };
  if (bytes.length !== fileLength(sizes)) refuse(`${bytes.length} bytes, expected ${fileLength(sizes)}`);
  if (checksumOf(cells) !== cells[CHECKSUM_CELL]) refuse('damaged, the checksum does not match');
  const hash = [...cells.subarray(HASH_CELL, HASH_CELL + 4)].map((cell) => cell.toString(16).padStart(8, '0')).join('');
  return { hash, sizes, streams: bytes.subarray(HEADER_CELLS * 4) };
};
