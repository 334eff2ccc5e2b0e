import { GRAPH } from '../layout';

// A node: a header (letters, does a word end here, letters below) and the children, in the order of their letters.

export const LETTERS: u32 = 0x3ffffff;
export const END: u32 = 0x4000000;
const HEIGHT: u32 = 27;

export function headerOf(node: u32): u32 {
  return load<u32>(node << 2, GRAPH);
}

export function childOf(node: u32, header: u32, letter: u32): u32 {
  return load<u32>((node + popcnt(header & ((1 << letter) - 1))) << 2, GRAPH + 4);
}

/** Letters of the longest way down. */
export function heightOf(node: u32): u32 {
  return headerOf(node) >> HEIGHT;
}
