import {
  DROP,
  MAX_LIST,
  MIN_KEPT,
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
  RUN,
  STATE_SIZE,
  TAIL_SIZE,
  TAILS,
} from '../layout';
import { clip } from './run';

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
    clip();
    return end;
  }
  store<u64>(end, cards);
  store<u64>(end, key, 8);
  store<u32>(end, at, 16);
  return end + STATE_SIZE;
}

/** Adds a state to a list, where piles may be dropped before the next letter. A dropped pile breaks an unfinished run. */
export function push(list: usize, end: usize, cards: u64, key: u64, at: u32, allowed: u32): usize {
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
export function spell(letter: u32, allowed: u32, from: usize, to: usize): usize {
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
