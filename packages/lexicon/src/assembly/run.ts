import {
  BANS,
  CODE_A,
  CURSOR,
  DONE,
  KNOWN,
  NO_GRAPH,
  PATH,
  RECORD_LENGTH,
  RECORD_SIZE,
  RECORD_USED,
  RECORD_WORD,
  RECORDS,
  STATE_SIZE,
  STATES,
} from '../layout';
import { childOf, END, headerOf } from './graph';

// A run through a graph: how far it may go, where it stands, what it has found.

/** Where states and records lie, how far they are filled. */
export let states: usize = 0;
export let records: usize = 0;
export let recordsEnd: usize = 0;
export let out: usize = 0;
/** The words of the records lie behind them. */
let textEnd: usize = 0;

/** Steps left, why the walk stopped, the depth down to which it follows the cursor. */
let budget: i32 = 0;
export let status: u32 = DONE;
export let resuming: u32 = 0;
/** Were states left out because a prefix had too many? */
let clipped: u32 = 0;
let pausedAt: u32 = 0;

export function setWork(at: usize): void {
  states = at;
  records = at + STATES * STATE_SIZE;
  recordsEnd = records + RECORDS * RECORD_SIZE;
}

/** Forgets the results so far and allows so many more steps. */
export function begin(steps: i32): void {
  out = records;
  textEnd = recordsEnd;
  budget = steps;
  clipped = 0;
}

export function stepsLeft(): i32 {
  return budget;
}

export function isClipped(): u32 {
  return clipped;
}

export function clip(): void {
  clipped = 1;
}

export function recordCount(): u32 {
  return <u32>(out - records) / RECORD_SIZE;
}

/** Letters of the words of all records. */
export function textLength(): u32 {
  return <u32>(textEnd - recordsEnd);
}

/** Length of the word at the cursor after a pause. */
export function pauseDepth(): u32 {
  return pausedAt;
}

/** Sets out, from the cursor when `resume` is the length of its word, from the beginning when it is 0. */
export function setOut(resume: u32): void {
  status = DONE;
  resuming = resume;
}

/** The letters from the one where a walk on its way back to the cursor goes on. */
export function fromCursor(depth: u32): u32 {
  return -1 << (<u32>load<u8>(CURSOR + depth) - CODE_A);
}

/** Takes a step, at the cursor or beyond it; false when there are none left. */
export function step(): bool {
  resuming = 0;
  return --budget >= 0;
}

export function pause(why: u32, depth: u32): void {
  status = why;
  pausedAt = depth;
  memory.copy(CURSOR, PATH, 32);
}

function isIn(root: u32, depth: u32): bool {
  if (root == NO_GRAPH) return false;
  let node = root;
  let header = headerOf(node);
  for (let i: u32 = 0; i < depth; i++) {
    const letter = <u32>load<u8>(PATH + i) - CODE_A;
    if ((header & (1 << letter)) == 0) return false;
    node = childOf(node, header, letter);
    header = headerOf(node);
  }
  return (header & END) != 0;
}

export function isLeftOut(depth: u32): bool {
  return isIn(load<u32>(BANS), depth) || isIn(load<u32>(KNOWN), depth);
}

/** Writes a result; it counts once it is kept. */
export function write(depth: u32, points: i32, used: u64): void {
  const word = textEnd;
  store<i32>(out, points);
  store<u32>(out, depth | ((<u32>(word - recordsEnd)) << RECORD_WORD), RECORD_LENGTH);
  store<u64>(out, used, RECORD_USED);
  // More than the word, which is quicker than just the word; the next one begins where it ends.
  store<u64>(word, load<u64>(PATH));
  store<u64>(word, load<u64>(PATH + 8), 8);
  if (depth > 16) {
    store<u64>(word, load<u64>(PATH + 16), 16);
    store<u64>(word, load<u64>(PATH + 24), 24);
  }
}

/** Keeps the result just written, or not: once or no times. */
export function keep(times: u32, depth: u32): void {
  out += times * RECORD_SIZE;
  textEnd += times * depth;
}

export function emit(depth: u32, points: i32, used: u64): void {
  write(depth, points, used);
  keep(1, depth);
}
