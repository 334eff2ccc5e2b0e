/** Writes the made binary files. The reader is packages/lexicon/src/lookup.ts; the layout is told in ../README.md. */
export class ByteWriter {
  readonly #bytes: number[] = [];

  byte(value: number): void {
    this.#bytes.push(value);
  }

  /** Seven bits a byte, the lowest first; the top bit says that more follow. */
  varint(value: number): void {
    let rest = value;
    for (; rest > 127; rest >>>= 7) this.#bytes.push((rest & 127) | 128);
    this.#bytes.push(rest);
  }

  text(value: string): void {
    for (const byte of new TextEncoder().encode(value)) this.#bytes.push(byte);
  }

  /** The whole file: head, length of what follows, and it. */
  file(kind: string, words: readonly string[]): Uint8Array {
    const head = new DataView(new ArrayBuffer(16));
    new TextEncoder().encodeInto(kind, new Uint8Array(head.buffer, 0, 4));
    head.setUint32(4, words.length, true);
    head.setUint32(8, fingerprint(words), true);
    head.setUint32(12, this.#bytes.length, true);
    return Uint8Array.from([...new Uint8Array(head.buffer), ...this.#bytes]);
  }
}

/** FNV-1a over the Wide list, so that files made for different lists are not used together. */
function fingerprint(words: readonly string[]): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(words.join('\n'))) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash;
}
