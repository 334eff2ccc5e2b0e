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
  /** Nodes with more than one edge to them. */
  readonly shared: number;
}

export interface ListFile {
  readonly hash: string;
  readonly sizes: FileSizes;
  /**
   * One after the other: the nodes' masks (letters and end bit, 32 bits), the edges (16 bits: 0 for a child met for the
   * first time, or a rank from 1), the number of edges to each node (8 bits, at most 255).
   */
  readonly streams: Uint8Array;
}

/** A quick sum over the whole file but its own cell, in lanes that do not wait for each other; against accidents, not malice. */
const checksumOf = (cells: Uint32Array): number => {
  let [a, b, c, d] = [1, 2, 3, 4];
  for (let i = CHECKSUM_CELL + 1; i < cells.length; i += 4) {
    a = Math.imul(a, 0x01000193) ^ (cells[i] as number);
    b = Math.imul(b, 0x01000193) ^ (i + 1 < cells.length ? (cells[i + 1] as number) : 0);
    c = Math.imul(c, 0x01000193) ^ (i + 2 < cells.length ? (cells[i + 2] as number) : 0);
    d = Math.imul(d, 0x01000193) ^ (i + 3 < cells.length ? (cells[i + 3] as number) : 0);
  }
  return [a, b, c, d].reduce((sum, lane) => Math.imul(sum ^ (sum >>> 15), 0x2c1b3c6d) ^ lane, 0) >>> 0;
};

const fileLength = ({ nodes, edges }: FileSizes): number =>
  HEADER_CELLS * 4 + Math.ceil((nodes * 5 + edges * 2) / 4) * 4;

export const makeFile = ({ hash, sizes, streams }: ListFile): Uint8Array => {
  const bytes = new Uint8Array(fileLength(sizes));
  const cells = new Uint32Array(bytes.buffer);
  cells.set([MAGIC, VERSION, 0, sizes.nodes, sizes.edges, sizes.shared]);
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
  const [nodes, edges, shared] = cells.subarray(SIZES_CELL) as unknown as [number, number, number];
  const sizes = { nodes, edges, shared };
  if (bytes.length !== fileLength(sizes)) refuse(`${bytes.length} bytes, expected ${fileLength(sizes)}`);
  if (checksumOf(cells) !== cells[CHECKSUM_CELL]) refuse('damaged, the checksum does not match');
  const hash = [...cells.subarray(HASH_CELL, HASH_CELL + 4)].map((cell) => cell.toString(16).padStart(8, '0')).join('');
  return { hash, sizes, streams: bytes.subarray(HEADER_CELLS * 4) };
};
