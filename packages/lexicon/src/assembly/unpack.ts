// Decodes the streams of a word list file (file.ts) into cells. One pass without a branch per edge: in JavaScript this loop,
// which runs once, would spend most of its time being compiled.
import { GRAPH, OPTIONS, TAILS } from '../layout';

const LETTERS: u32 = 0x3ffffff;
const HEIGHT: u32 = 27;
const MAX_HEIGHT: u32 = 31;
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
 * Streams lie one after the other at `streams`: four planes of the nodes' masks, counts, then high and low bytes of the
 * references. `table` is room for a cell per rank. Returns the root, which is the last node, or -1 when the streams disagree.
 */
export function unpack(streams: usize, nodes: u32, edges: u32, references: u32, table: usize): i32 {
  const counts = streams + (nodes << 2);
  const highs = counts + nodes;
  const lows = highs + edges;
  rankCounts(counts, nodes);
  let top: usize = STACK;
  let high = highs;
  let low = lows;
  let cell: u32 = 0;
  let place: u32 = 0;
  for (let node: u32 = 0; node < nodes; node++) {
    const mask =
      <u32>load<u8>(streams + node) |
      ((<u32>load<u8>(streams + nodes + node)) << 8) |
      ((<u32>load<u8>(streams + (nodes << 1) + node)) << 16) |
      ((<u32>load<u8>(streams + nodes * 3 + node)) << 24);
    place = cell++;
    const end = cell + popcnt(mask & LETTERS);
    let height: u32 = 0;
    while (cell < end) {
      // A high byte of 0 means the node on top of the stack, which is copied to rank 0.
      const byte = <u32>load<u8>(high++);
      const fresh = <u32>(byte == 0);
      store<u32>(table, load<u32>(top - 4));
      const rank = (((byte - 1) << 8) + <u32>load<u8>(low) + 1) & (fresh - 1);
      const child = load<u32>(table + (rank << 2));
      top -= fresh << 2;
      low += 1 - fresh;
      store<u32>(cell++ << 2, child, GRAPH);
      height = max(height, (load<u32>(child << 2, GRAPH) >> HEIGHT) + 1);
    }
    store<u32>(place << 2, mask | (min(height, MAX_HEIGHT) << HEIGHT), GRAPH);
    const count = <u32>load<u8>(counts + node);
    if (count > 1) {
      const rank = load<u32>(STARTS + (count << 2));
      store<u32>(STARTS + (count << 2), rank + 1);
      store<u32>(table + (rank << 2), place);
    }
    if (top < STACK || top >= STACK_END || high > lows) return -1;
    store<u32>(top, place);
    top += 4;
  }
  return top == STACK + 4 && high == lows && low == lows + references ? place : -1;
}
