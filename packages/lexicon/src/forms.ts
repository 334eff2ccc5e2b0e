import type { Forms } from './dictionary.ts';
import { unpackGraph } from './engine.ts';
import { type BaseForms, openBases } from './lookup.ts';
import { wordNumber } from './number.ts';

/**
 * The table of inflected forms, from two files beside the shipped lists: the widest list, which numbers the words, and
 * what each is a form of. That one is read when the first question comes: most games ask none.
 */
export async function openForms(read: (file: string) => Uint8Array): Promise<Forms> {
  const graph = await unpackGraph(read('wide.dawg'));
  let forms: BaseForms | null = null;
  return (a, b) => {
    forms ??= openBases({ rankOf: (word) => wordNumber(graph, word), bases: read('bases.bin') });
    return forms.shareBase(a, b);
  };
}
