import {
  ALL_CARDS,
  ALLOWED,
  CODE_A,
  DROP,
  FINAL,
  FULL,
  MAX_LENGTH,
  MIN_KEPT,
  MIN_LENGTH,
  MINIMA,
  MINIMA_COUNT,
  MINIMA_SIZE,
  PATH,
  POINTS,
  RECORD_SIZE,
  RECORD_USED,
  REQUIRED,
  RUN,
  SPENT,
  STATE_SIZE,
  WANTED,
} from '../layout';
import { childOf, END, headerOf, heightOf, LETTERS } from './graph';
import { emit, fromCursor, isLeftOut, out, pause, recordsEnd, resuming, setOut, states, status, step } from './run';
import { push, spell } from './states';

// Walks with a row and any cards: a word is found when one of its states meets every condition.

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
  if (depth < resuming) letters &= fromCursor(depth);
  else {
    if (!step()) return pause(SPENT, depth);
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
    const height = heightOf(child);
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
  setOut(resume);
  const end = push(states, states, load<u64>(ALL_CARDS), 0, 1, -1);
  walkRow(root, 0, states, end);
  return status;
}
