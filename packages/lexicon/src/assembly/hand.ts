import {
  BANS,
  CODE_A,
  COUNTS,
  FULL,
  HAND_CARDS,
  KNOWN,
  LAST_BITS,
  MAX_LENGTH,
  MIN_LENGTH,
  NO_GRAPH,
  PATH,
  SPENT,
  VALUES,
  WANTED,
  WILDS,
} from '../layout';
import { childOf, END, headerOf, LETTERS } from './graph';
import {
  fromCursor,
  isLeftOut,
  keep,
  out,
  pause,
  recordsEnd,
  resuming,
  setOut,
  states,
  status,
  step,
  write,
} from './run';

// A plain hand: single letters and wilds, one group. Cards go before wilds, so each prefix is spelt in one way only.
// What a processor cannot guess is not asked, as it waits longest for a wrong guess: every prefix is written as if it
// were a word, and every next one put on the stack as if it led somewhere, then counted or not.

/** A prefix to visit: node, header, letters of the cards left, points, cards left (64 bits), its last up to 8 letters (64 bits). */
const FRAME_SIZE: usize = 32;
const FRAME_HEADER: usize = 4;
const FRAME_HAVE: usize = 8;
const FRAME_POINTS: usize = 12;
const FRAME_LEFT: usize = 16;
const FRAME_TEXT: usize = 24;

/** Notes the cards of each letter and the wilds; returns all of them. */
function noteCards(): u64 {
  let all: u64 = 0;
  for (let kind: usize = 0; kind <= <usize>WILDS; kind++) {
    const count = <u64>load<u8>(COUNTS + kind);
    const cards = (((<u64>1) << count) - 1) << (<u64>load<u8>(LAST_BITS + kind) - count);
    store<u64>(kind << 3, cards, HAND_CARDS);
    all |= cards;
  }
  return all;
}

function setFrame(at: usize, node: u32, header: u32, have: u32, points: i32, left: u64, text: u64): void {
  store<u32>(at, node);
  store<u32>(at, header, FRAME_HEADER);
  store<u32>(at, have, FRAME_HAVE);
  store<i32>(at, points, FRAME_POINTS);
  store<u64>(at, left, FRAME_LEFT);
  store<u64>(at, text, FRAME_TEXT);
}

/** May the walk go on to a prefix? If not it pauses there. */
function mayStep(depth: u32): bool {
  if (!step()) {
    pause(SPENT, depth);
    return false;
  }
  if (out == recordsEnd) {
    pause(FULL, depth);
    return false;
  }
  return true;
}

/** Puts the prefixes with one of these letters more on the stack, the first letter on top. Returns where it ends. */
function pushNext(
  top: usize,
  letters: u32,
  node: u32,
  header: u32,
  have: u32,
  points: i32,
  left: u64,
  text: u64,
  place: u32,
  wilds: u64,
): usize {
  const before = place ? text : 0;
  while (letters) {
    const letter = 31 - clz(letters);
    letters ^= 1 << letter;
    const kind = have & (1 << letter) ? letter : WILDS;
    const cards = left & load<u64>(kind << 3, HAND_CARDS);
    const rest = left ^ (cards & -cards);
    const still = have & ~((<u32>((cards & (cards - 1)) == 0)) << kind);
    const child = childOf(node, header, letter);
    const below = headerOf(child);
    const sum = points + load<i32>((kind << 8) + ((<u32>popcnt(cards)) << 2), VALUES - 4);
    setFrame(top, child, below, still, sum, rest, before | ((<u64>(letter + CODE_A)) << place));
    // Most steps lead nowhere: no word ends there and no card goes on.
    const onward = rest & wilds ? LETTERS : still;
    top += <usize>((below & (onward | END)) != 0) * FRAME_SIZE;
  }
  return top;
}

/** Walks a graph with a plain hand from the cursor, or from the beginning when `resume` is 0. */
export function runHand(root: u32, resume: u32): u32 {
  setOut(resume);
  const all = noteCards();
  const wilds = load<u64>(HAND_CARDS + (WILDS << 3));
  const shortest = load<u32>(MIN_LENGTH);
  const longest = load<u32>(MAX_LENGTH);
  const leavesOut = (load<u32>(BANS) & load<u32>(KNOWN)) != NO_GRAPH;
  setFrame(states, root, headerOf(root), load<u32>(WANTED), 0, all, 0);
  let top = states + FRAME_SIZE;
  while (top != states) {
    top -= FRAME_SIZE;
    const node = load<u32>(top);
    const header = load<u32>(top, FRAME_HEADER);
    const have = load<u32>(top, FRAME_HAVE);
    const points = load<i32>(top, FRAME_POINTS);
    const left = load<u64>(top, FRAME_LEFT);
    const text = load<u64>(top, FRAME_TEXT);
    const depth = <u32>popcnt(all ^ left);
    // With no letter yet the last place is written, where nothing lies.
    store<u64>(PATH + ((depth - 1) & 0x38), text);
    let letters = header & LETTERS & (left & wilds ? LETTERS : have);
    if (depth < resuming) letters &= fromCursor(depth);
    else {
      if (!mayStep(depth)) break;
      let isWord = <u32>((header & END) != 0) & <u32>(depth >= shortest);
      if (leavesOut && isWord && isLeftOut(depth)) isWord = 0;
      write(depth, points, all ^ left);
      keep(isWord, depth);
    }
    if (depth < longest) top = pushNext(top, letters, node, header, have, points, left, text, (depth & 7) << 3, wilds);
  }
  return status;
}
