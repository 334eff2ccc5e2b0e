import type { Engine } from './engine.ts';
import * as at from './layout.ts';
import { isPlainHand, makePlan, orderCards } from './plan.ts';
import { checkQuery, type Found, type Query, type Search, type SearchLimits, WILD } from './query.ts';
import { writeHand, writeRow } from './tables.ts';

/** Where a search stands: which graph, and the word to go on from. Enough to leave the engine to another search meanwhile. */
interface Cursor {
  readonly graph: number;
  readonly path: Uint8Array;
}

/** A query made ready once: how to write it into the engine, how to walk a graph, which cards a result uses. */
interface Task {
  write(): void;
  run(root: number, resume: number): number;
  usedBy(used: bigint, word: string): number[];
}

/** Results copied out of the engine, in the order of the walk. */
interface Batch {
  readonly records: DataView;
  readonly count: number;
  /** How many of them are from the first graph. */
  readonly first: number;
  readonly cursor: Cursor | null;
  readonly stepsLeft: number;
  readonly clipped: boolean;
}

const MAX_STEPS = 0x7fffffff;

const rowTask = (engine: Engine, query: Query): Task => {
  const plan = makePlan(query);
  return {
    write: () => writeRow(engine, query, plan),
    run: (root, resume) => engine.code.runRow(root, resume),
    usedBy: (used) => plan.order.filter((_, bit) => (used >> BigInt(bit)) & 1n).sort((a, b) => a - b),
  };
};

const handTask = (engine: Engine, query: Query): Task => {
  const order = orderCards(query.cards);
  const wilds = query.cards.filter((card) => card.face === WILD).length;
  return {
    write: () => writeHand(engine, query),
    run: (root, resume) => engine.code.runHand(root, resume, wilds),
    usedBy: (_, word) => {
      const left = [...order];
      const take = (face: string): number => {
        const place = left.findIndex((index) => query.cards[index]?.face === face);
        return place < 0 ? take(WILD) : (left.splice(place, 1)[0] as number);
      };
      return Array.from(word, take).sort((a, b) => a - b);
    },
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
  const records = bytes.slice(engine.records, engine.records + count * at.RECORD_SIZE);
  const path = bytes.slice(at.CURSOR, at.CURSOR + code.pauseDepth());
  return {
    records: new DataView(records.buffer),
    count,
    first,
    cursor: status === at.DONE ? null : { graph, path },
    stepsLeft: steps - Math.min(steps, MAX_STEPS) + Math.max(code.stepsLeft(), 0),
    clipped: code.isClipped() !== 0,
  };
};

const wordAt = (records: DataView, record: number): string => {
  const length = records.getUint32(record + at.RECORD_LENGTH, true);
  const letters = new Uint8Array(records.buffer, record + at.RECORD_LETTERS, length);
  return String.fromCharCode(...letters.map((letter) => letter + 65));
};

/** Addresses of the results, most points first, equals by the alphabet. */
const sortBatch = ({ records, count, first }: Batch): Float64Array => {
  const pointsAt = (index: number): number => records.getInt32(index * at.RECORD_SIZE, true);
  // One number per result, as plain numbers sort quickest; the walk has put equals in the order of the alphabet.
  const keys = Float64Array.from({ length: count }, (_, index) => -pointsAt(index) * at.RECORDS + index).sort();
  const order = keys.map((key) => (((key % at.RECORDS) + at.RECORDS) % at.RECORDS) * at.RECORD_SIZE);
  if (first === count || first === 0) return order;
  return order.sort(
    (a, b) =>
      records.getInt32(b, true) - records.getInt32(a, true) ||
      wordAt(records, a).localeCompare(wordAt(records, b), 'en') ||
      a - b,
  );
};

function* iterate(task: Task, next: (cursor: Cursor, steps: number) => Batch, limits: SearchLimits, end: () => void) {
  let cursor: Cursor | null = { graph: 0, path: new Uint8Array() };
  let steps = limits.nodes ?? Number.MAX_SAFE_INTEGER;
  let clipped = false;
  while (cursor && steps > 0) {
    const batch: Batch = next(cursor, steps);
    ({ cursor, stepsLeft: steps } = batch);
    clipped ||= batch.clipped;
    if (!cursor && !clipped) end();
    for (const record of sortBatch(batch)) {
      const word = wordAt(batch.records, record);
      const used = batch.records.getBigUint64(record + at.RECORD_USED, true);
      const found: Found = { word, points: batch.records.getInt32(record, true), used: task.usedBy(used, word) };
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
  const task = isPlainHand(query) ? handTask(engine, query) : rowTask(engine, query);
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
