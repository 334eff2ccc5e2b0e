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

/** A query made ready once: how to write it into the engine, how to walk a graph, which bit of a result means which card. */
interface Task {
  readonly bits: readonly number[];
  write(): void;
  run(root: number, resume: number): number;
}

/** Results copied out of the engine, most points first, equals by the alphabet. */
interface Batch {
  readonly records: Int32Array;
  /** Their words, one after the other. */
  readonly text: string;
  readonly count: number;
  readonly cursor: Cursor | null;
  readonly stepsLeft: number;
  readonly clipped: boolean;
}

const MAX_STEPS = 0x7fffffff;
const BEGINNING: Cursor = { graph: 0, path: new Uint8Array() };
const RECORD_CELLS = at.RECORD_SIZE / 4;
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
  if (cursor.path.length > 0) bytes.set(cursor.path, at.CURSOR);
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
  const ranked = code.rank(first) / 4;
  return {
    records: engine.numbers.slice(ranked, ranked + count * RECORD_CELLS),
    text: decoder.decode(bytes.subarray(engine.text, engine.text + code.textLength())),
    count,
    cursor: status === at.DONE ? null : { graph, path: bytes.slice(at.CURSOR, at.CURSOR + code.pauseDepth()) },
    stepsLeft: steps - Math.min(steps, MAX_STEPS) + Math.max(code.stepsLeft(), 0),
    clipped: code.isClipped() !== 0,
  };
};

const makeFound = ({ records, text }: Batch, index: number, bits: readonly number[]): Found => {
  const cell = index * RECORD_CELLS;
  const mark = records[cell + at.RECORD_LENGTH / 4] as number;
  const low = records[cell + at.RECORD_USED / 4] as number;
  const high = records[cell + at.RECORD_USED / 4 + 1] as number;
  const used: number[] = [];
  for (let card = 0; card < bits.length; card++) {
    const bit = bits[card] as number;
    if (((bit < 32 ? low : high) >>> (bit & 31)) & 1) used.push(card);
  }
  const start = mark >>> at.RECORD_WORD;
  return { word: text.substring(start, start + (mark & at.LENGTH_MASK)), points: records[cell] as number, used };
};

/** Gives the results of batch after batch. A plain object, as a generator takes twice as long for each of them. */
const iterate = (
  { bits }: Task,
  next: (cursor: Cursor, steps: number) => Batch,
  limits: SearchLimits,
  end: () => void,
): IterableIterator<Found, undefined> => {
  let batch: Batch | null = null;
  let given = 0;
  let cursor: Cursor | null = BEGINNING;
  let steps = limits.nodes ?? Number.MAX_SAFE_INTEGER;
  let clipped = false;
  return {
    next: () => {
      while (batch === null || given === batch.count) {
        if (!cursor || steps <= 0) return { done: true, value: undefined };
        batch = next(cursor, steps);
        given = 0;
        ({ cursor, stepsLeft: steps } = batch);
        clipped ||= batch.clipped;
        if (!cursor && !clipped) end();
      }
      return { done: false, value: makeFound(batch, given++, bits) };
    },
    [Symbol.iterator]() {
      return this;
    },
  };
};

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
