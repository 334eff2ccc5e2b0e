import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildGraph } from './build.ts';
import { unpackGraph } from './engine.ts';
import { type Graph, hasWord, wordsOf } from './graph.ts';
import { wordNumber } from './number.ts';
import { packGraph } from './pack.ts';

const dictionaries = new URL('../../../dictionaries/', import.meta.url);
const readList = (name: string): string[] =>
  readFileSync(new URL(`${name}.txt`, dictionaries), 'latin1')
    .trimEnd()
    .toUpperCase()
    .split('\n');
const openList = (name: string): Promise<Graph> =>
  unpackGraph(new Uint8Array(readFileSync(new URL(`${name}.dawg`, dictionaries))));

const letters = (max: number): fc.Arbitrary<string> =>
  fc.string({ unit: fc.constantFrom(...Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ')), minLength: 1, maxLength: max });
const words = fc.array(fc.oneof(letters(40), letters(3)), { maxLength: 200 });

/** Strings a step away from a word: a letter changed, taken away, added. */
const neighbours = (word: string, seed: number): string[] => {
  const place = seed % word.length;
  const letter = String.fromCharCode(65 + (seed % 26));
  const [front, back] = [word.slice(0, place), word.slice(place + 1)];
  return [front + letter + back, front + back, front + letter + word.slice(place), word + letter, word.toLowerCase()];
};

describe('a graph', () => {
  test('knows the words of a big list and no others, and their numbers', async () => {
    const list = readList('wide');
    const set = new Set(list);
    const graph = await openList('wide');
    const differing = list.flatMap((word, index) =>
      [word, ...neighbours(word, index)].filter((each) => hasWord(graph.cells, graph.root, each) !== set.has(each)),
    );
    expect(differing).toEqual([]);
    expect(list.filter((word, index) => wordNumber(graph, word) !== index)).toEqual([]);
    expect(wordNumber(graph, 'ZZZZ')).toBeNull();
  });

  test('comes back from its file as it was', () =>
    fc.assert(
      fc.asyncProperty(words, async (some) => {
        const graph = buildGraph(some);
        const again = await unpackGraph(packGraph(graph));
        expect([...wordsOf(again)]).toEqual([...new Set(some)].sort());
        expect(again.hash).toBe(graph.hash);
        expect(again.cells.length).toBe(graph.cells.length);
      }),
      { numRuns: 200 },
    ));

  test.each(['everyday', 'standard'])('%s.dawg is what its text makes', (name) => {
    const made = packGraph(buildGraph(readList(name)));
    expect(Buffer.compare(made, readFileSync(new URL(`${name}.dawg`, dictionaries)))).toBe(0);
  });

  test.each(['a', 'É', 'A B', '', 'A'.repeat(64)])('is not built from %j', (word) => {
    expect(() => buildGraph(['GOOD', word])).toThrow(RangeError);
  });

  test('answers for strings that are no words at all', () => {
    const { cells, root } = buildGraph(['A', 'AZ']);
    for (const text of ['', 'a', '[', '@', 'A\u0141', '\u0141', 'A!', 'AZ '])
      expect(hasWord(cells, root, text)).toBe(false);
  });
});

describe('a list file', () => {
  const file = packGraph(buildGraph(['CAT', 'CATS', 'DOG', 'DOGS']));

  test.each([0, 3, 4, 20, 47, file.length - 4, file.length - 1])(
    'cut off after %i bytes is refused',
    async (length) => {
      await expect(unpackGraph(file.slice(0, length))).rejects.toThrow(/^word list file: /);
    },
  );

  test('with any one byte changed is refused', async () => {
    for (let place = 0; place < file.length; place++) {
      const damaged = file.slice();
      damaged[place] = (damaged[place] as number) ^ 0x10;
      await expect(unpackGraph(damaged), `byte ${place}`).rejects.toThrow(/^word list file: /);
    }
  });

  test('of another kind is refused by name', async () => {
    await expect(unpackGraph(new TextEncoder().encode('cat\ncats\ndog\n'))).rejects.toThrow(/not a word list/);
  });

  test('may lie anywhere in a buffer', async () => {
    const shifted = new Uint8Array(file.length + 3);
    shifted.set(file, 3);
    expect([...wordsOf(await unpackGraph(shifted.subarray(3)))]).toEqual(['CAT', 'CATS', 'DOG', 'DOGS']);
  });
});
