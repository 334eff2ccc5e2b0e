// The search engine, in AssemblyScript. The host (search.ts) writes the tables, see layout.ts; nothing is allocated here.
import {
  ALL_CARDS,
  ALLOWED,
  BANS,
  CODE_A,
  COUNTS,
  CURSOR,
  DONE,
  DROP,
  FINAL,
  FULL,
  GRAPH,
  KNOWN,
  LAST_BITS,
  MAX_LENGTH,
  MAX_LIST,
  MIN_KEPT,
  MIN_LENGTH,
  MINIMA,
  MINIMA_COUNT,
  MINIMA_SIZE,
  NO_GRAPH,
  OPTION_ADVANCE,
  OPTION_BLOCK,
  OPTION_CARDS,
  OPTION_GROUP,
  OPTION_INDEX,
  OPTION_INSERT,
  OPTION_KEEP,
  OPTION_LIMIT,
  OPTION_POINTS,
  OPTION_SIZE,
  OPTION_TAIL,
  OPTION_UNLESS,
  PATH,
  POINTS,
  RECORD_LENGTH,
  RECORD_SIZE,
  RECORD_USED,
  RECORDS,
  REQUIRED,
  RUN,
  SPENT,
  STATE_SIZE,
  STATES,
  TAIL_SIZE,
  TAILS,
  VALUES,
  WANTED,
  WILDS,
} from '../layout';

const LETTERS: u32 = 0x3ffffff;
const END: u32 = 0x4000000;
const HEIGHT: u32 = 27;

/** Where states and records lie, how far they are filled. */
let states: usize = 0;
let records: usize = 0;
let recordsEnd: usize = 0;
let out: usize = 0;

/** Steps left, why the walk stopped, the depth down to which it follows the cursor. */
let budget: i32 = 0;
let status: u32 = DONE;
let resuming: u32 = 0;
/** Were states left out because a prefix had too many? */
let clipped: u32 = 0;
let pausedAt: u32 = 0;

export function setWork(at: usize): void {
  states = at;
  records = at + STATES * STATE_SIZE;
  recordsEnd = records + RECORDS * RECORD_SIZE;
  out = records;
}

/** Forgets the results so far and allows so many more steps. */
export function begin(steps: i32): void {
  out = records;
  budget = steps;
  clipped = 0;
}

export function stepsLeft(): i32 {
  return budget;
}

export function isClipped(): u32 {
  return clipped;
}

export function recordCount(): u32 {
  return <u32>(out - records) / RECORD_SIZE;
}

/** Length of the word at the cursor after a pause. */
export function pauseDepth(): u32 {
  return pausedAt;
}

function headerOf(node: u32): u32 {
  return load<u32>(node << 2, GRAPH);
}

function childOf(node: u32, header: u32, letter: u32): u32 {
  return load<u32>((node + popcnt(header & ((1 << letter) - 1))) << 2, GRAPH + 4);
}

function cursorAt(depth: u32): u32 {
  return <u32>load<u8>(CURSOR + depth) - CODE_A;
}

function pause(why: u32, depth: u32): void {
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

function isLeftOut(depth: u32): bool {
  return isIn(load<u32>(BANS), depth) || isIn(load<u32>(KNOWN), depth);
}

function emit(depth: u32, points: i32, used: u64): void {
  const record = out;
  store<i32>(record, points);
  store<u32>(record, depth, RECORD_LENGTH);
  store<u64>(record, used, RECORD_USED);
  const word = recordsEnd + ((record - records) << 1);
  store<u64>(word, load<u64>(PATH));
  store<u64>(word, load<u64>(PATH + 8), 8);
  store<u64>(word, load<u64>(PATH + 16), 16);
  store<u64>(word, load<u64>(PATH + 24), 24);
  out = record + RECORD_SIZE;
}

// A plain hand: single letters and wilds, one group. Cards go before wilds, so each prefix is spelt in one way only.

function walkHand(node: u32, header: u32, depth: u32, have: u32, points: i32, used: u64): void {
  const wilds = <u32>load<u8>(COUNTS + WILDS);
  let letters = header & LETTERS & (wilds ? LETTERS : have);
  if (depth < resuming) letters &= -1 << cursorAt(depth);
  else {
    resuming = 0;
    if (--budget < 0) return pause(SPENT, depth);
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
  status = DONE;
  resuming = resume;
  walkHand(root, headerOf(root), 0, load<u32>(WANTED), 0, 0);
  return status;
}

// A row and any cards: each prefix has a list of states, one for every different set of cards it may have used. The key
// of a state packs the points of kept piles (32 bits), the tail of a longer face to spell (16), kept piles (8), run (8).

function dropOn(at: u32): u32 {
  const drop = load<u32>(DROP);
  let before: u32 = 0;
  while (at != before) {
    before = at;
    at |= (at & drop) << 1;
  }
  return at;
}

function merge(list: usize, end: usize, cards: u64, key: u64, at: u32): usize {
  for (let state = list; state < end; state += STATE_SIZE)
    if (load<u64>(state) == cards && load<u64>(state, 8) == key) {
      store<u32>(state, load<u32>(state, 16) | at, 16);
      return end;
    }
  if (end - list >= <usize>(MAX_LIST * STATE_SIZE)) {
    clipped = 1;
    return end;
  }
  store<u64>(end, cards);
  store<u64>(end, key, 8);
  store<u32>(end, at, 16);
  return end + STATE_SIZE;
}

/** Adds a state to a list, where piles may be dropped before the next letter. A dropped pile breaks an unfinished run. */
function push(list: usize, end: usize, cards: u64, key: u64, at: u32, allowed: u32): usize {
  if (load<u32>(DROP)) {
    const run = <u32>key & 255;
    if (run == 0 || run == load<u32>(RUN)) at = dropOn(at);
    else {
      const dropped = dropOn((at & load<u32>(DROP)) << 1) & allowed;
      if (dropped) end = merge(list, end, cards, key - run, dropped);
    }
  }
  at &= allowed;
  return at ? merge(list, end, cards, key, at) : end;
}

function pushKept(list: usize, end: usize, cards: u64, key: u64, at: u32, allowed: u32, option: usize): usize {
  if ((<u32>(key >> 8) & 255) < load<u32>(MIN_KEPT)) key += 256;
  if ((<u32>key & 255) < load<u32>(RUN)) key += 1;
  key += (<u64>load<u32>(option, OPTION_POINTS)) << 32;
  return push(list, end, cards, key, at, allowed);
}

function pushPlayed(list: usize, end: usize, cards: u64, key: u64, at: u32, allowed: u32, option: usize): usize {
  const stay = at & load<u32>(option, OPTION_INSERT);
  const ahead = (at & load<u32>(option, OPTION_ADVANCE)) << 1;
  const run = <u32>key & 255;
  if (run == load<u32>(RUN)) return push(list, end, cards, key, stay | ahead, allowed);
  if (stay) end = push(list, end, cards, key, stay, allowed);
  return ahead ? push(list, end, cards, key - run, ahead, allowed) : end;
}

function isOpen(option: usize, left: u64): bool {
  if (left & load<u64>(option, OPTION_BLOCK) && !(left & load<u64>(option, OPTION_UNLESS))) return false;
  return <u32>popcnt(load<u64>(option, OPTION_GROUP) & ~left) < load<u32>(option, OPTION_LIMIT);
}

/** Writes behind a list the list after one more letter; returns its end. */
function spell(letter: u32, allowed: u32, from: usize, to: usize): usize {
  const first = load<u32>(OPTION_INDEX + (letter << 2));
  const last = load<u32>(OPTION_INDEX + 4 + (letter << 2));
  let end = to;
  for (let state = from; state < to; state += STATE_SIZE) {
    const left = load<u64>(state);
    const key = load<u64>(state, 8);
    const at = load<u32>(state, 16);
    const tail = <u32>(key >> 16) & 0xffff;
    if (tail) {
      if (<u32>load<u16>(TAILS + tail * TAIL_SIZE) != letter) continue;
      const next = <u64>load<u16>(TAILS + 2 + tail * TAIL_SIZE);
      end = push(to, end, left, (key & ~0xffff0000) | (next << 16), at, allowed);
      continue;
    }
    for (let option: usize = first; option < last; option += OPTION_SIZE) {
      const tailed = key | ((<u64>load<u32>(option, OPTION_TAIL)) << 16);
      if (load<u32>(option, OPTION_KEEP)) {
        const ahead = (at & load<u32>(option, OPTION_ADVANCE)) << 1;
        if (ahead) end = pushKept(to, end, left, tailed, ahead, allowed, option);
        continue;
      }
      const choice = load<u64>(option, OPTION_CARDS);
      const cards = left & choice;
      if ((choice && !cards) || !isOpen(option, left)) continue;
      end = pushPlayed(to, end, left & ~(cards & -cards), tailed, at, allowed, option);
    }
  }
  return end;
}

function isAccepted(left: u64, key: u64, at: u32): bool {
  if ((at & load<u32>(FINAL)) == 0 || left & load<u64>(REQUIRED)) return false;
  if (<u32>key != ((load<u32>(MIN_KEPT) << 8) | load<u32>(RUN))) return false;
  const minima = load<u32>(MINIMA_COUNT);
  for (let i: u32 = 0; i < minima; i++)
    if (<u32>popcnt(load<u64>(MINIMA + i * MINIMA_SIZE) & ~left) < load<u32>(MINIMA + 8 + i * MINIMA_SIZE))
      return false;
  return true;
}

function emitStates(depth: u32, from: usize, to: usize): void {
  const first = out;
  for (let state = from; state < to; state += STATE_SIZE) {
    const left = load<u64>(state);
    const key = load<u64>(state, 8);
    if (!isAccepted(left, key, load<u32>(state, 16))) continue;
    if (out == first && isLeftOut(depth)) return;
    const used = load<u64>(ALL_CARDS) & ~left;
    let points = <i32>(key >> 32);
    for (let cards = used; cards; cards &= cards - 1) points += load<i32>(POINTS + ((<u32>ctz(cards)) << 2));
    let twin = first;
    while (twin < out && load<u64>(twin, RECORD_USED) != used) twin += RECORD_SIZE;
    if (twin == out) emit(depth, points, used);
    else if (load<i32>(twin) < points) store<i32>(twin, points);
  }
}

/** Positions in the row where the next letter can lead. */
function reachOf(from: usize, to: usize): u32 {
  if (load<u32>(DROP)) return -1;
  let at: u32 = 0;
  for (let state = from; state < to; state += STATE_SIZE) at |= load<u32>(state, 16);
  return at | (at << 1);
}

function walkRow(node: u32, depth: u32, from: usize, to: usize): void {
  const header = headerOf(node);
  let letters = header & LETTERS & load<u32>(WANTED);
  if (depth < resuming) letters &= -1 << cursorAt(depth);
  else {
    resuming = 0;
    if (--budget < 0) return pause(SPENT, depth);
    if (header & END && depth >= load<u32>(MIN_LENGTH)) {
      if (out + ((to - from) / STATE_SIZE) * RECORD_SIZE > recordsEnd) return pause(FULL, depth);
      emitStates(depth, from, to);
    }
  }
  if (depth >= load<u32>(MAX_LENGTH)) return;
  const lettersLeft = load<u32>(MAX_LENGTH) - depth - 1;
  const reach = reachOf(from, to);
  while (letters) {
    const letter = ctz(letters);
    letters &= letters - 1;
    const child = childOf(node, header, letter);
    const height = headerOf(child) >> HEIGHT;
    const allowed = load<u32>(ALLOWED + (min(height, lettersLeft) << 2));
    if ((reach & allowed) == 0) continue;
    const end = spell(letter, allowed, from, to);
    if (end == to) continue;
    store<u8>(PATH + depth, letter + CODE_A);
    walkRow(child, depth + 1, to, end);
    if (status) return;
  }
}

/** Walks a graph with a row and cards from the cursor, or from the beginning when `resume` is 0. */
export function runRow(root: u32, resume: u32): u32 {
  status = DONE;
  resuming = resume;
  const end = push(states, states, load<u64>(ALL_CARDS), 0, 1, -1);
  walkRow(root, 0, states, end);
  return status;
}
