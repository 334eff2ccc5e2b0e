import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** All that decides how a bout goes: rules, players, words. */
const DECIDING = [
  'packages/{kernel,lexicon,words,games,bots}/src/**/*.ts',
  'packages/cli/src/arena/*.ts',
  'dictionaries/*.{dawg,bin}',
];

/** A mark that is another as soon as something is changed on which the results of bouts may depend. */
export function codeMark(root: string): string {
  const files = globSync(DECIDING, { cwd: root }).filter((file) => !file.endsWith('.test.ts'));
  const hash = createHash('sha256');
  for (const file of files.toSorted()) hash.update(`${file}\n`).update(readFileSync(join(root, file)));
  return hash.digest('base64url').slice(0, 12);
}
