import { LENGTH_MASK, RECORD_LENGTH, RECORD_SIZE, RECORD_WORD, STATE_SIZE, STATES } from '../layout';
import { out, records, recordsEnd, states } from './run';

// Puts the results of a run in order. They move between their own place and that of the states, which the walk has left.

const DIGIT: u32 = 8;
const DIGITS: u32 = 1 << DIGIT;
/** By digit: where the next result that has it goes. Lies behind the states. */
const STARTS: usize = STATES * STATE_SIZE - ((<usize>DIGITS) << 2);

function move(from: usize, to: usize): void {
  store<u64>(to, load<u64>(from));
  store<u64>(to, load<u64>(from, 8), 8);
}

/** Does the word of a result come before that of another by the alphabet? */
function isBefore(one: usize, other: usize): bool {
  const mark = load<u32>(one, RECORD_LENGTH);
  const otherMark = load<u32>(other, RECORD_LENGTH);
  const length = mark & LENGTH_MASK;
  const otherLength = otherMark & LENGTH_MASK;
  const order = memory.compare(
    recordsEnd + (mark >> RECORD_WORD),
    recordsEnd + (otherMark >> RECORD_WORD),
    min(length, otherLength),
  );
  return order < 0 || (order == 0 && length < otherLength);
}

/** Puts what two graphs gave, each by the alphabet, into one such order. Returns where it lies. */
function mergeGraphs(middle: usize): usize {
  let one = records;
  let other = middle;
  for (let to = states; one < middle || other < out; to += RECORD_SIZE)
    if (other == out || (one < middle && !isBefore(other, one))) {
      move(one, to);
      one += RECORD_SIZE;
    } else {
      move(other, to);
      other += RECORD_SIZE;
    }
  return states;
}

/** By 8 bits of how far below the highest each is, equals as they come. */
function sortPass(from: usize, to: usize, highest: i32, shift: u32, digits: u32): void {
  const starts = states + STARTS;
  const end = from + (out - records);
  memory.fill(starts, 0, digits << 2);
  for (let record = from; record < end; record += RECORD_SIZE) {
    const start = starts + (((<u32>(highest - load<i32>(record)) >> shift) & (DIGITS - 1)) << 2);
    store<u32>(start, load<u32>(start) + RECORD_SIZE);
  }
  let place = <u32>to;
  for (let start = starts; start < starts + (digits << 2); start += 4) {
    const size = load<u32>(start);
    store<u32>(start, place);
    place += size;
  }
  for (let record = from; record < end; record += RECORD_SIZE) {
    const start = starts + (((<u32>(highest - load<i32>(record)) >> shift) & (DIGITS - 1)) << 2);
    const goal = load<u32>(start);
    store<u32>(start, goal + RECORD_SIZE);
    move(record, goal);
  }
}

/**
 * Orders the results, so many of them from the first graph: most points first, equals by the alphabet, as the walk has put
 * those of each graph. Returns where they lie. Points are small numbers close together, so counting how many there are of
 * each puts them in order in one pass, several times as fast as comparing; a wider range takes a few.
 */
export function rank(first: u32): usize {
  const middle = records + first * RECORD_SIZE;
  let from = middle == records || middle == out ? records : mergeGraphs(middle);
  let highest: i32 = i32.MIN_VALUE;
  let lowest: i32 = i32.MAX_VALUE;
  for (let record = records; record < out; record += RECORD_SIZE) {
    highest = max(highest, load<i32>(record));
    lowest = min(lowest, load<i32>(record));
  }
  const widest = <u32>(highest - lowest);
  if (out == records) return records;
  for (let shift: u32 = 0; shift < 32 && widest >> shift > 0; shift += DIGIT) {
    const to = from == records ? states : records;
    sortPass(from, to, highest, shift, min(DIGITS, (widest >> shift) + 1));
    from = to;
  }
  return from;
}
