import type { Bases } from './forms.ts';
import type { Size } from './scowl.ts';
import { readTable } from './tables.ts';

/** The words of offensive.txt, their inflected forms and the forms of these. */
export function findOffensive(words: ReadonlyMap<string, Size>, bases: Bases): Set<string> {
  const listed = new Set(readTable('offensive.txt').map(([word]) => word));
  for (const word of listed) if (!words.has(word)) throw new Error(`offensive.txt: no word "${word}"`);
  const found = new Set(listed);
  for (let before = 0; before < found.size; ) {
    before = found.size;
    for (const [form, own] of bases) if ([...own].some((it) => found.has(it))) found.add(form);
  }
  return found;
}
