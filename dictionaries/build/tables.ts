import { readFileSync } from 'node:fs';

/** The folder `dictionaries/`, where our own tables lie and the made files go. */
export const home = new URL('../', import.meta.url);

/** Rows of one of our own tables: `word rest`, where a line that is empty or starts with # says nothing. */
export function readTable(name: string): [word: string, rest: string][] {
  const rows: [string, string][] = [];
  const seen = new Set<string>();
  for (const line of readFileSync(new URL(name, home), 'utf8').split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    const [, word, rest = ''] = /^([a-z]+)(?: +(.+))?$/.exec(line) ?? [];
    if (word === undefined) throw new Error(`${name}: expected "word text", found "${line}"`);
    if (seen.has(word)) throw new Error(`${name}: "${word}" stands there twice`);
    seen.add(word);
    rows.push([word, rest]);
  }
  return rows;
}
