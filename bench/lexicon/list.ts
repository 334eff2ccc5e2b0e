import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { openEngine } from '../../packages/lexicon/src/engine.ts';
import type { Row } from '../report.ts';
import { type Bench, median } from './support.ts';

const ROUNDS = 11;

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(2)} MB`;
const kilobytes = (bytes: number): string => `${(bytes / 1e3).toFixed(0)} kB`;

/** From bytes to a list that can be asked, against splitting the text into a Set. */
const benchLoading = async ({ text, file }: Bench): Promise<Row> => {
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now();
    const set = new Set(text.split('\n'));
    const middle = performance.now();
    const engine = await openEngine(file, []);
    const end = performance.now();
    if (set.size === 0 || engine.cells.length === 0) throw new Error('loading: nothing loaded');
    theirs.push(middle - start);
    ours.push(end - middle);
  }
  const detail = `${median(ours).toFixed(1)} ms, Set ${median(theirs).toFixed(0)} ms, the first time ${(ours[0] as number).toFixed(1)} ms`;
  return {
    name: 'loading, of the time to build a Set',
    ratio: median(ours) / median(theirs),
    bound: 0.05,
    better: 'lower',
    detail,
  };
};

/** What one more of it adds to a process of its own, after collecting garbage. */
const memoryOf = (what: 'set' | 'graph'): number => {
  const script = fileURLToPath(new URL('memory.ts', import.meta.url));
  const { stdout, stderr } = spawnSync(process.execPath, ['--expose-gc', script, what], { encoding: 'utf8' });
  const bytes = Number(stdout);
  if (!(bytes > 0)) throw new Error(`memory of ${what}: ${stderr}`);
  return bytes;
};

const benchMemory = (): Row => {
  const [ours, theirs] = [memoryOf('graph'), memoryOf('set')];
  const detail = `${megabytes(ours)} with room for searches, Set ${megabytes(theirs)}`;
  return { name: 'memory, of that of a Set', ratio: ours / theirs, bound: 0.15, better: 'lower', detail };
};

const benchSize = ({ text, file }: Bench): Row => {
  const [ours, theirs] = [brotliCompressSync(file).length, brotliCompressSync(text.toLowerCase()).length];
  const detail = `${kilobytes(ours)}, text ${kilobytes(theirs)}, on disk ${kilobytes(file.length)}`;
  return {
    name: 'sent to a browser, of the compressed text',
    ratio: ours / theirs,
    bound: 0.55,
    better: 'lower',
    detail,
  };
};

export const benchList = async (bench: Bench): Promise<Row[]> => [
  await benchLoading(bench),
  benchMemory(),
  benchSize(bench),
];
