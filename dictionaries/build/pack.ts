import { ByteWriter } from './bytes.ts';
import type { Bases } from './forms.ts';
import { type Size, sizes } from './scowl.ts';

/** Two words a byte, the low half first: the number of its size in `sizes`. Then the numbers of the offensive words. */
export function packCommonness(words: ReadonlyMap<string, Size>, offensive: ReadonlySet<string>): Uint8Array {
  const out = new ByteWriter();
  out.byte(sizes.length);
  for (const size of sizes) out.byte(size);
  const codes = [...words.values()].map((it) => sizes.indexOf(it));
  for (let i = 0; i < codes.length; i += 2) out.byte((codes[i] as number) | ((codes[i + 1] ?? 0) << 4));
  const list = [...words.keys()];
  out.varint(offensive.size);
  let last = 0;
  for (const [number, word] of list.entries()) {
    if (!offensive.has(word)) continue;
    out.varint(number - last);
    last = number;
  }
  return out.file('DKC1', list);
}

/** A table of changes (`1` take a letter off, `3y` take three off and put Y), then the number of each word's change. */
export function packBases(words: ReadonlyMap<string, Size>, bases: Bases): Uint8Array {
  const list = [...words.keys()];
  const changes = list.map((word) =>
    [...(bases.get(word) ?? [])]
      .sort()
      .map((base) => changeOf(word, base))
      .join(' '),
  );
  const uses = new Map<string, number>();
  for (const change of changes) uses.set(change, (uses.get(change) ?? 0) + 1);
  // The commonest first, so that most numbers take one byte.
  const table = [...uses].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1)).map(([change]) => change);
  const numbers = new Map(table.map((change, number) => [change, number]));
  const out = new ByteWriter();
  const text = table.join('\n');
  out.varint(new TextEncoder().encode(text).length);
  out.text(text);
  for (const change of changes) out.varint(numbers.get(change) as number);
  return out.file('DKB1', list);
}

function changeOf(word: string, base: string): string {
  let same = 0;
  while (same < word.length && word[same] === base[same]) same++;
  return `${word.length - same}${base.slice(same)}`;
}

/**
 * For each word how many meanings it has and which: 0 is the next new text, n the one n texts back from there. Then the
 * lengths of the texts, then the texts. Words that mean the same share a text.
 */
export function packDefinitions(words: ReadonlyMap<string, Size>, meanings: ReadonlyMap<string, string[]>): Uint8Array {
  const list = [...words.keys()];
  const texts: Uint8Array[] = [];
  const numbers = new Map<string, number>();
  const out = new ByteWriter();
  for (const word of list) {
    const own = meanings.get(word) ?? [];
    out.varint(own.length);
    for (const meaning of own) {
      const number = numbers.get(meaning);
      out.varint(number === undefined ? 0 : texts.length - number);
      if (number !== undefined) continue;
      numbers.set(meaning, texts.length);
      texts.push(new TextEncoder().encode(meaning));
    }
  }
  out.varint(texts.length);
  for (const text of texts) out.varint(text.length);
  for (const text of numbers.keys()) out.text(text);
  return out.file('DKD1', list);
}
