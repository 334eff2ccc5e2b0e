import type { Forms } from './dictionary.ts';
import { unpackGraph } from './engine.ts';
import { type Lookup, openLookup } from './lookup.ts';
import { wordNumber } from './number.ts';

/** The table of inflected forms, from the files beside the shipped lists; read when the first question comes. */
export async function openForms(read: (file: string) => Uint8Array): Promise<Forms> {
  const graph = await unpackGraph(read('wide.dawg'));
  let lookup: Lookup | null = null;
  return (a, b) => {
    lookup ??= openLookup({
      rankOf: (word) => wordNumber(graph, word),
      commonness: read('commonness.bin'),
      bases: read('bases.bin'),
    });
    return lookup.shareBase(a, b);
  };
}
