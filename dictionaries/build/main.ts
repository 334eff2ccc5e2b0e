import { writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { findBases } from './forms.ts';
import { lists, makeList, makeWords } from './lists.ts';
import { findMeanings } from './meanings.ts';
import { findOffensive } from './offensive.ts';
import { packBases, packCommonness, packDefinitions } from './pack.ts';
import { home } from './tables.ts';
import { readWordNet } from './wordnet.ts';

const words = makeWords();
const net = readWordNet();
const bases = findBases(words, net);
const meanings = findMeanings(words, net);
const offensive = findOffensive(words, bases);

for (const [name, size] of Object.entries(lists)) save(`${name}.txt`, makeList(words, size));
save('commonness.bin', packCommonness(words, offensive));
save('bases.bin', packBases(words, bases));
// A table with the default list need not open the Wide one for its numbers.
const standard = new Map([...words].filter(([, size]) => size <= lists.standard));
save('standard-commonness.bin', packCommonness(standard, new Set([...offensive].filter((word) => standard.has(word)))));
save('standard-bases.bin', packBases(standard, bases));
save('definitions.bin', packDefinitions(words, meanings));
console.log(
  `${words.size} words, ${bases.size} forms, ${meanings.size} with a definition, ${offensive.size} not offered`,
);
for (const [name, size] of Object.entries(lists)) reportCoverage(name, size);

function save(name: string, content: string | Uint8Array): void {
  writeFileSync(new URL(name, home), content);
  console.log(`${name.padEnd(23)} ${Buffer.byteLength(content)} bytes, brotli ${brotliCompressSync(content).length}`);
}

/** A word is explained by a definition of its own or by that of a base. */
function reportCoverage(name: string, largest: number): void {
  const list = [...words].filter(([, size]) => size <= largest).map(([word]) => word);
  const explained = list.filter((it) => [it, ...(bases.get(it) ?? [])].some((word) => meanings.has(word)));
  console.log(`${name}: ${list.length} words, ${((100 * explained.length) / list.length).toFixed(1)} % explained`);
}
