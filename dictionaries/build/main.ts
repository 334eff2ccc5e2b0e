import { writeFileSync } from 'node:fs';
import { lists, makeList, makeWords } from './lists.ts';
import { home } from './tables.ts';

const words = makeWords();
for (const [name, size] of Object.entries(lists)) save(`${name}.txt`, makeList(words, size));

function save(name: string, content: string | Uint8Array): void {
  writeFileSync(new URL(name, home), content);
  console.log(`${name.padEnd(16)} ${Buffer.byteLength(content)} bytes`);
}
