// Prints the bytes that a Set of the words, or the dictionary, adds to a process. Run with --expose-gc by list.ts.
import { readFileSync } from 'node:fs';
import { openDictionary } from '../../packages/lexicon/src/index.ts';

const dictionaries = new URL('../../dictionaries/', import.meta.url);
const { gc } = globalThis as { gc?: () => void };

const usedBytes = (): number => {
  for (let i = 0; i < 4; i++) gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
};

/** Strings of their own: pieces of a larger text would keep that text alive. */
const makeSet = (text: Buffer): Set<string> => {
  const set = new Set<string>();
  for (let start = 0, end = text.indexOf(10); end >= 0; start = end + 1, end = text.indexOf(10, start))
    set.add(text.toString('latin1', start, end));
  return set;
};

const makeGraph = async (file: Uint8Array): Promise<unknown> => openDictionary({ name: 'wide', list: file });

const isSet = process.argv[2] === 'set';
const bytes = readFileSync(new URL(isSet ? 'wide.txt' : 'wide.dawg', dictionaries));
// The code itself is loaded and warm before we look: what counts is what a list adds.
const other = await makeGraph(readFileSync(new URL('everyday.dawg', dictionaries)));
const before = usedBytes();
const kept = isSet ? makeSet(bytes) : await makeGraph(bytes);
const after = usedBytes();
if (kept && other) console.log(after - before);
