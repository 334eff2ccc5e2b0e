// Decodes the streams of a word list file (file.ts) into cells. One pass without a branch per edge: in JavaScript this loop,
// which runs once, would spend most of its time being compiled.
import { GRAPH, OPTIONS, TAILS } from '../layout';

const LETTERS: u32 = 0x3ffffff;
/** Heights are compared and counted up where they stand in a header. */
const HEIGHTS: u32 = 0xf8000000;
const MAX_BELOW: u32 = 0xf0000000;
const ONE_HIGHER: u32 = 0x08000000;
const MAX_COUNT: u32 = 255;

/** While a list is opened there is no query yet: its tables hold the stack and the counts. */
const STACK: usize = TAILS;
const STACK_END: usize = OPTIONS;
const STARTS: usize = OPTIONS;

/** Makes STARTS say from where each count's nodes are ranked, beginning at 1; nodes with fewer than two edges have no rank. */
function rankCounts(counts: usize, nodes: u32): void {
  memory.fill(STARTS, 0, (MAX_COUNT + 1) << 2);
  for (let node: u32 = 0; node < nodes; node++) {
    const start = STARTS + ((<u32>load<u8>(counts + node)) << 2);
    store<u32>(start, load<u32>(start) + 1);
  }
  let rank: u32 = 1;
  for (let count = MAX_COUNT; count > 1; count--) {
    const size = load<u32>(STARTS + (count << 2));
    store<u32>(STARTS + (count << 2), rank);
    rank += size;
  }
}

/**
 * The masks of the nodes (32 bits) lie at the end of the room for the cells, where each is read just before it could be
 * written over. The edges (16 bits: 0 for the node on top of the stack, or a rank from 1) and the counts (8 bits) lie at
 * `streams`, `table` is room for a cell per rank. Returns the root, which is the last node, or -1 when they disagree.
 */
export function unpack(nodes: u32, edges: u32, streams: usize, table: usize): i32 {
  const masks: usize = GRAPH + (edges << 2);
  const edgesEnd = streams + (edges << 1);
  rankCounts(edgesEnd, nodes);
  let edge = streams;
  let top: usize = STACK;
  let cell: usize = GRAPH;
  let place: usize = GRAPH;
  for (let node: u32 = 0; node < nodes; node++) {
    const mask = load<u32>(masks + (node << 2));
    place = cell;
    cell += 4;
    const end = cell + (popcnt(mask & LETTERS) << 2);
    let highest: u32 = 0;
    while (cell < end) {
      const rank = <u32>load<u16>(edge);
      edge += 2;
      const child = load<u32>(select<usize>(top - 4, table + (rank << 2), rank == 0));
      top -= (<usize>(rank == 0)) << 2;
      store<u32>(cell, child);
      cell += 4;
      highest = max(highest, load<u32>(child << 2, GRAPH) & HEIGHTS);
    }
    const height = mask & LETTERS ? min(highest, MAX_BELOW) + ONE_HIGHER : 0;
    store<u32>(place, mask | height);
    const index = <u32>(place - GRAPH) >> 2;
    const count = <u32>load<u8>(edgesEnd + node);
    if (count > 1) {
      const rank = load<u32>(STARTS + (count << 2));
      store<u32>(STARTS + (count << 2), rank + 1);
      store<u32>(table + (rank << 2), index);
    }
    if (top < STACK || top >= STACK_END || edge > edgesEnd) return -1;
    store<u32>(top, index);
    top += 4;
  }
  return top == STACK + 4 && edge == edgesEnd ? <i32>(place - GRAPH) >> 2 : -1;
}
