import { CODE_A, COUNTS, FULL, LAST_BITS, MAX_LENGTH, MIN_LENGTH, PATH, SPENT, VALUES, WANTED, WILDS } from '../layout';
import { childOf, END, headerOf, LETTERS } from './graph';
import { emit, fromCursor, isLeftOut, out, pause, recordsEnd, resuming, setOut, status, step } from './run';

// A plain hand: single letters and wilds, one group. Cards go before wilds, so each prefix is spelt in one way only.

function walkHand(node: u32, header: u32, depth: u32, have: u32, points: i32, used: u64): void {
  const wilds = <u32>load<u8>(COUNTS + WILDS);
  let letters = header & LETTERS & (wilds ? LETTERS : have);
  if (depth < resuming) letters &= fromCursor(depth);
  else {
    if (!step()) return pause(SPENT, depth);
    if (header & END && depth >= load<u32>(MIN_LENGTH)) {
      if (out == recordsEnd) return pause(FULL, depth);
      if (!isLeftOut(depth)) emit(depth, points, used);
    }
  }
  if (depth >= load<u32>(MAX_LENGTH)) return;
  while (letters) {
    const letter = ctz(letters);
    letters &= letters - 1;
    const kind = have & (1 << letter) ? letter : WILDS;
    const count = <u32>load<u8>(COUNTS + kind);
    const left = count == 1 ? have & ~(1 << kind) : have;
    const child = childOf(node, header, letter);
    const below = headerOf(child);
    // Most steps lead nowhere: no word ends there and no card goes on.
    const onward = wilds > <u32>(kind == WILDS) ? LETTERS : left;
    if ((below & (onward | END)) == 0) continue;
    store<u8>(PATH + depth, letter + CODE_A);
    store<u8>(COUNTS + kind, count - 1);
    const bit = (<u64>1) << (load<u8>(LAST_BITS + kind) - count);
    walkHand(child, below, depth + 1, left, points + load<i32>((kind << 8) + (count << 2), VALUES - 4), used | bit);
    store<u8>(COUNTS + kind, count);
    if (status) return;
  }
}

/** Walks a graph with a plain hand from the cursor, or from the beginning when `resume` is 0. */
export function runHand(root: u32, resume: u32): u32 {
  setOut(resume);
  walkHand(root, headerOf(root), 0, load<u32>(WANTED), 0, 0);
  return status;
}
