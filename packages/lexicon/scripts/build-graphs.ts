// Makes dictionaries/*.dawg from the text lists beside them.
import { readFile, writeFile } from 'node:fs/promises';
import { buildGraph } from '../src/build.ts';
import { packGraph } from '../src/pack.ts';

const LISTS = ['everyday', 'standard', 'wide'] as const;
const folder = new URL('../../../dictionaries/', import.meta.url);

for (const list of LISTS) {
  const text = await readFile(new URL(`${list}.txt`, folder), 'utf8');
  const words = text.toUpperCase().split('\n').filter(Boolean);
  const bytes = packGraph(buildGraph(words));
  await writeFile(new URL(`${list}.dawg`, folder), bytes);
  process.stdout.write(`${list}: ${words.length} words, ${bytes.length} bytes\n`);
}
