import type { Engine } from './engine.ts';
import * as at from './layout.ts';
import { isPlainHand, makePlan, orderCards } from './plan.ts';
import { checkQuery, type Found, type Query, type Search, type SearchLimits } from './query.ts';
import { rankByPoints } from './rank.ts';
import { writeHand, writeRow } from './tables.ts';

/** Where a search stands: which graph, and the word to go on from. Enough to leave the engine to another search meanwhile. */
interface Cursor {
  readonly graph: number;
  readonly path: Uint8Array;
}

/** A query made ready once: how to write it into the engine, how to walk a graph, which bit of a result means which card. */
interface Task {
  readonly bits: readonly number[];
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

const bitsOf = (order: readonly number[]): number[] => {
  const bits = [...order];
  order.forEach((card, bit) => {
    bits[card] = bit;
  });
  return bits;
};

const makeTask = (engine: Engine, query: Query): Task => {
  const { code } = engine;
  if (isPlainHand(query)) {
    const order = orderCards(query.cards);
    const write = (): void => writeHand(engine, query, order);
    return { bits: bitsOf(order), write, run: (root, resume) => code.runHand(root, resume) };
  }
  const plan = makePlan(query);
  const write = (): void => writeRow(engine, query, plan);
  return { bits: bitsOf(plan.order), write, run: (root, resume) => code.runRow(root, resume) };
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

const makeFound = (batch: Batch, index: number, bits: readonly number[]): Found => {
  const cell = index * RECORD_CELLS;
  const low = batch.records[cell + at.RECORD_USED / 4] as number;
  const high = batch.records[cell + at.RECORD_USED / 4 + 1] as number;
  const used: number[] = [];
  for (let card = 0; card < bits.length; card++) {
    const bit = bits[card] as number;
    if (((bit < 32 ? low : high) >>> (bit & 31)) & 1) used.push(card);
  }
  return { word: wordAt(batch, index), points: batch.records[cell] as number, used };
};

/** Indices of the results, most points first, equals by the alphabet: the walk has put those of one graph in that order. */
const rankBatch = (batch: Batch): Uint32Array => {
  const { count, first } = batch;
  const points = new Int32Array(count);
  for (let index = 0; index < count; index++) points[index] = pointsAt(batch, index);
  const order = rankByPoints(points);
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
    for (const index of rankBatch(batch)) yield makeFound(batch, index, task.bits);
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
