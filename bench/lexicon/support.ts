import type { Row } from '../report.ts';
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Engine, openEngine } from '../../packages/lexicon/src/engine.ts';
import { type Dictionary, openDictionary, type Query, type QueryCard } from '../../packages/lexicon/src/index.ts';
import { BANS, GRAPH, KNOWN, NO_GRAPH } from '../../packages/lexicon/src/layout.ts';

export interface Bench {
  readonly text: string;
  readonly words: readonly string[];
  readonly file: Uint8Array;
  readonly dictionary: Dictionary;
  /** The engine of the list, for what C does too. */
  readonly engine: Engine;
}

const folder = fileURLToPath(new URL('../../dictionaries/', import.meta.url));
const build = fileURLToPath(new URL('../build/', import.meta.url));

export const openBench = async (): Promise<Bench> => {
  const text = readFileSync(`${folder}wide.txt`, 'latin1').trimEnd().toUpperCase();
  const file = new Uint8Array(readFileSync(`${folder}wide.dawg`));
  const engine = await openEngine(file, []);
  engine.view.setUint32(BANS, NO_GRAPH, true);
  engine.view.setUint32(KNOWN, NO_GRAPH, true);
  const dictionary = await openDictionary({ name: 'wide', list: file });
  return { text, words: text.split('\n'), file, dictionary, engine };
};

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] as number;

/** Milliseconds of one call. */
export const timed = (work: () => void): number => {
  const start = performance.now();
  work();
  return performance.now() - start;
};

/** Long enough for the compilers to have done their best. */
const WARM_UP = 300;

/** Runs the works one after the other, round after round, so that all meet the same weather; the medians of each. */
export const interleave = (rounds: number, works: readonly (() => number)[]): number[] => {
  for (const work of works) {
    const start = performance.now();
    while (performance.now() - start < WARM_UP) work();
  }
  const times = works.map((): number[] => []);
  for (let round = 0; round < rounds; round++) works.forEach((work, index) => times[index]?.push(work()));
  return times.map(median);
};

export const micros = (milliseconds: number): string =>
  `${(milliseconds * 1000).toFixed(milliseconds < 0.1 ? 1 : 0)} µs`;

/** The same numbers in every run. */
export const makeChance = (seed: number): ((below: number) => number) => {
  let state = seed;
  return (below) => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x6d2b79f5;
    const mixed = Math.imul(state ^ (state >>> 13), 0x297a2d39);
    return ((mixed ^ (mixed >>> 16)) >>> 0) % below;
  };
};

/** How often letters lie in a pack of cards, roughly as in the language. */
const PACK = 'AAAAAAAAABBCCDDDDEEEEEEEEEEEEFFGGGHHIIIIIIIIIJKLLLLMMNNNNNNOOOOOOOOPPQRRRRRRSSSSTTTTTTUUUUVVWWXYYZ';

export const dealHand = (chance: (below: number) => number, cards: number, wilds: number): QueryCard[] =>
  Array.from({ length: cards }, (_, index) =>
    index < wilds ? { face: '?', points: 0 } : { face: PACK.charAt(chance(PACK.length)), points: 1 + chance(5) },
  );

/** A six-letter row, ten cards, all four ways to change it. */
export const dealRow = (chance: (below: number) => number, rows: readonly string[], wilds: number): Query => ({
  cards: dealHand(chance, 10, wilds),
  groups: [{ min: 1, max: 64 }],
  piles: Array.from(rows[chance(rows.length)] as string, (face) => ({
    face,
    points: 1 + chance(5),
    insertBefore: true,
    overlay: true,
    duplicate: true,
    drop: false,
  })),
  minKept: 1,
  length: [2, 30],
});

/** The limit, and what the same program reaches with every instruction of this machine. */
const BUILDS = { plain: ['-O2'], native: ['-O2', '-march=native'] } as const;
type Build = keyof typeof BUILDS;

const COMPILER = 'gcc';
let built: boolean | null = null;

/** Compiles the C program; false when there is no compiler. */
const buildLimit = (): boolean => {
  mkdirSync(build, { recursive: true });
  const source = fileURLToPath(new URL('limit.c', import.meta.url));
  const compile = (name: Build): boolean =>
    spawnSync(COMPILER, [...BUILDS[name], '-o', `${build}limit-${name}`, source]).status === 0;
  built ??= compile('plain') && compile('native');
  return built;
};

const NO_COMPILER = 'no C compiler here, not measured';

/** How often a pass is repeated, by us and by C alike; the median counts. */
const PASSES = 5;

/** Something C does too: the data it needs are written once, then every call is one run of it. */
export interface Limit {
  run(build: Build): () => number;
  /** What the last run found, to see that both did the same. */
  found(): number;
}

export const makeLimit = (kind: 'member' | 'hand' | 'row', bench: Bench, data: Uint8Array): Limit | null => {
  if (!buildLimit()) return null;
  const [cells, file] = [`${build}cells.bin`, `${build}${kind}.bin`];
  writeFileSync(cells, bench.engine.cells);
  writeFileSync(file, data);
  let found = 0;
  const run = (name: Build): number => {
    const root = String(bench.engine.roots[0]);
    const { stdout } = spawnSync(`${build}limit-${name}`, [kind, cells, root, file, String(PASSES)], {
      encoding: 'utf8',
    });
    const passes = stdout
      .trim()
      .split('\n')
      .map((line) => line.split(' ').map(Number) as [number, number]);
    found = passes[0]?.[0] ?? 0;
    return median(passes.map(([, nanos]) => nanos)) / 1e6;
  };
  return { run: (name) => () => run(name), found: () => found };
};

/** A row for what both do, from what one run of ours takes and finds. */
export const compareWithLimit = (
  row: Pick<Row, 'name' | 'bound'>,
  limit: Limit | null,
  ours: () => number,
  found: () => number,
  format: (milliseconds: number) => string,
): Row => {
  if (!limit) return { ...row, better: 'lower', ratio: null, detail: NO_COMPILER };
  const [time, plain, native] = interleave(9, [ours, limit.run('plain'), limit.run('native')]) as [
    number,
    number,
    number,
  ];
  if (found() !== limit.found()) throw new Error(`${row.name}: C found ${limit.found()}, ours ${found()}`);
  const detail = `${format(time)}, C ${format(plain)}; ${(time / native).toFixed(2)} of C with -march=native (${format(native)})`;
  return { ...row, better: 'lower', ratio: time / plain, detail };
};

/** Passes over prepared tables by our engine, the walk alone: C has no objects to make either. */
export const makeWalks = (bench: Bench, tables: Uint8Array, run: 'runHand' | 'runRow') => {
  const { bytes, code, roots } = bench.engine;
  let found = 0;
  const walk = (): void => {
    let status = 1;
    for (let resume = 0; status !== 0; resume = code.pauseDepth()) {
      code.begin(0x7fffffff);
      status = code[run](roots[0] as number, resume);
      found += code.recordCount();
    }
  };
  const onePass = (): number => {
    found = 0;
    let time = 0;
    for (let place = 0; place < tables.length; place += GRAPH) {
      bytes.set(tables.subarray(place, place + GRAPH));
      time += timed(walk);
    }
    return time;
  };
  // As C, which prints the times of its passes in one process.
  const pass = (): number => median(Array.from({ length: PASSES }, onePass));
  return { pass, found: () => found };
};
