import type { Bases } from './forms.ts';
import type { Size } from './scowl.ts';
import { readTable } from './tables.ts';

/** The words of offensive.txt and their inflected forms. */
export function findOffensive(words: ReadonlyMap<string, Size>, bases: Bases): Set<string> {
  const listed = new Set(readTable('offensive.txt').map(([word]) => word));
  for (const word of listed) if (!words.has(word)) throw new Error(`offensive.txt: no word "${word}"`);
  const found = new Set(listed);
  for (const [form, own] of bases) if ([...own].some((it) => listed.has(it))) found.add(form);
  return found;
}
