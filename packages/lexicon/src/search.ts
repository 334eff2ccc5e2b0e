import type { Engine } from './engine.ts';
import * as at from './layout.ts';
import { isPlainHand, makePlan, orderCards } from './plan.ts';
import { checkQuery, type Found, type Query, type Search, type SearchLimits } from './query.ts';
import { writeHand, writeRow } from './tables.ts';

/** Where a search stands: which graph, and the word to go on from. Enough to leave the engine to another search meanwhile. */
interface Cursor {
  readonly graph: number;
  readonly path: Uint8Array;
}

/** A query made ready once: how to write it into the engine, how to walk a graph, which card each bit of a result means. */
interface Task {
  readonly order: readonly number[];
  write(): void;
  run(root: number, resume: number): number;
}

/** Results copied out of the engine, in the order of the walk. */
interface Batch {
  readonly records: Int32Array;
  /** Their words, at every 32nd character. */
  readonly text: string;
  readonly count: number;
  /** How many of them are from the first graph. */
  readonly first: number;
  readonly cursor: Cursor | null;
  readonly stepsLeft: number;
  readonly clipped: boolean;
}

const MAX_STEPS = 0x7fffffff;
const decoder = new TextDecoder();

const makeTask = (engine: Engine, query: Query): Task => {
  const { code } = engine;
  if (isPlainHand(query)) {
    const order = orderCards(query.cards);
    return { order, write: () => writeHand(engine, query, order), run: (root, resume) => code.runHand(root, resume) };
  }
  const plan = makePlan(query);
  return {
    order: plan.order,
    write: () => writeRow(engine, query, plan),
    run: (root, resume) => code.runRow(root, resume),
  };
};

/** Lets the engine walk on until it is done, its buffer is full or the steps are spent. */
const pull = (engine: Engine, roots: readonly number[], task: Task, cursor: Cursor, steps: number): Batch => {
  const { code, bytes } = engine;
  task.write();
  bytes.set(cursor.path, at.CURSOR);
  code.begin(Math.min(steps, MAX_STEPS));
  let { graph } = cursor;
  let first = 0;
  let status: number = at.DONE;
  let resume = cursor.path.length;
  for (; graph < roots.length; graph++) {
    engine.view.setUint32(at.KNOWN, graph === 0 ? at.NO_GRAPH : (roots[0] as number), true);
    status = task.run(roots[graph] as number, resume);
    resume = 0;
    if (graph === 0) first = code.recordCount();
    if (status !== at.DONE) break;
  }
  const count = code.recordCount();
  return {
    records: new Int32Array(bytes.slice(engine.records, engine.records + count * at.RECORD_SIZE).buffer),
    text: decoder.decode(bytes.subarray(engine.words, engine.words + count * at.WORD_SIZE)),
    count,
    first,
    cursor: status === at.DONE ? null : { graph, path: bytes.slice(at.CURSOR, at.CURSOR + code.pauseDepth()) },
    stepsLeft: steps - Math.min(steps, MAX_STEPS) + Math.max(code.stepsLeft(), 0),
    clipped: code.isClipped() !== 0,
  };
};

const RECORD_CELLS = at.RECORD_SIZE / 4;
const pointsAt = (batch: Batch, index: number): number => batch.records[index * RECORD_CELLS] as number;

const wordAt = (batch: Batch, index: number): string => {
  const length = batch.records[index * RECORD_CELLS + at.RECORD_LENGTH / 4] as number;
  return batch.text.substring(index * at.WORD_SIZE, index * at.WORD_SIZE + length);
};

const usedAt = (batch: Batch, index: number, order: readonly number[]): number[] => {
  const used: number[] = [];
  for (let half = 0; half < 2; half++) {
    let bits = batch.records[index * RECORD_CELLS + at.RECORD_USED / 4 + half] as number;
    for (; bits !== 0; bits &= bits - 1) used.push(order[half * 32 + 31 - Math.clz32(bits & -bits)] as number);
  }
  return used.sort((a, b) => a - b);
};

/** Indices of the results, most points first, equals by the alphabet. */
const sortBatch = (batch: Batch): Float64Array => {
  const { count, first } = batch;
  // One number per result, as plain numbers sort quickest; the walk has put equals in the order of the alphabet.
  const order = new Float64Array(count);
  for (let index = 0; index < count; index++) order[index] = index - pointsAt(batch, index) * at.RECORDS;
  order.sort();
  for (let place = 0; place < count; place++) {
    const key = order[place] as number;
    order[place] = key - Math.floor(key / at.RECORDS) * at.RECORDS;
  }
  if (first === count || first === 0) return order;
  return order.sort(
    (a, b) => pointsAt(batch, b) - pointsAt(batch, a) || compare(wordAt(batch, a), wordAt(batch, b)) || a - b,
  );
};

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function* iterate(task: Task, next: (cursor: Cursor, steps: number) => Batch, limits: SearchLimits, end: () => void) {
  let cursor: Cursor | null = { graph: 0, path: new Uint8Array() };
  let steps = limits.nodes ?? Number.MAX_SAFE_INTEGER;
  let clipped = false;
  while (cursor && steps > 0) {
    const batch: Batch = next(cursor, steps);
    ({ cursor, stepsLeft: steps } = batch);
    clipped ||= batch.clipped;
    if (!cursor && !clipped) end();
    for (const index of sortBatch(batch)) {
      const used = usedAt(batch, index, task.order);
      const found: Found = { word: wordAt(batch, index), points: pointsAt(batch, index), used };
      yield found;
    }
  }
}

/** Searches the graphs at these roots. Throws a RangeError that says what is wrong with the query. */
export const makeSearch = (
  engine: Engine,
  roots: readonly number[],
  query: Query,
  limits: SearchLimits = {},
): Search => {
  checkQuery(query);
  const task = makeTask(engine, query);
  let complete = false;
  return {
    get complete() {
      return complete;
    },
    [Symbol.iterator]: () => {
      complete = false;
      const next = (cursor: Cursor, steps: number): Batch => pull(engine, roots, task, cursor, steps);
      return iterate(task, next, limits, () => {
        complete = true;
      });
    },
  };
};
