import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type LookupFiles, openLookup } from './lookup.ts';

const home = new URL('../../../dictionaries/', import.meta.url);
const bytes = (name: string) => new Uint8Array(readFileSync(new URL(name, home)));
const text = (name: string) => readFileSync(new URL(name, home), 'utf8');
const linesOf = (name: string) => text(name).trimEnd().split('\n');

const lists = { everyday: linesOf('everyday.txt'), standard: linesOf('standard.txt'), wide: linesOf('wide.txt') };
const ranks = new Map(lists.wide.map((word, rank) => [word.toUpperCase(), rank]));
const files = {
  rankOf: (word: string) => ranks.get(word) ?? null,
  commonness: bytes('commonness.bin'),
  bases: bytes('bases.bin'),
  definitions: bytes('definitions.bin'),
};
const { lookup, shareBase, sizeOf, isOffensive } = openLookup(files);

describe('the lists', () => {
  test.each(Object.entries(lists))('%s is sorted, without doubles, a to z, two letters or more', (_, words) => {
    expect(words.filter((word, i) => i > 0 && (words[i - 1] as string) >= word)).toEqual([]);
    expect(words.filter((word) => !/^[a-z]{2,}$/.test(word))).toEqual([]);
  });

  test('lie in each other', () => {
    const standard = new Set(lists.standard);
    const wide = new Set(lists.wide);
    expect(lists.everyday.filter((word) => !standard.has(word))).toEqual([]);
    expect(lists.standard.filter((word) => !wide.has(word))).toEqual([]);
  });

  test('have just the two-letter words of our own list', () => {
    const own = linesOf('two-letter.txt').flatMap((line) => /^([a-z]{2}) (\d+) /.exec(line)?.slice(1) ?? []);
    const pairs = own.flatMap((word, i) => (i % 2 === 0 ? [[word, Number(own[i + 1])] as const] : []));
    for (const [name, largest] of [
      ['everyday', 35],
      ['standard', 70],
      ['wide', 80],
    ] as const) {
      const expected = pairs.filter(([, size]) => size <= largest).map(([word]) => word);
      expect(lists[name].filter((word) => word.length === 2)).toEqual(expected.sort());
    }
  });

  test('have none of the removed entries', () => {
    const removed = linesOf('three-letter-removed.txt').flatMap((line) => /^[a-z]+/.exec(line) ?? []);
    expect(removed.length).toBeGreaterThan(0);
    expect(removed.filter((word) => lists.wide.includes(word))).toEqual([]);
  });

  test('have no slang of one country among the everyday words', () => {
    const slang = ['arvo', 'bonz', 'cark', 'dunny', 'furphy', 'nong', 'rort', 'yabbie'];
    expect(slang.filter((word) => lists.everyday.includes(word))).toEqual([]);
    expect(slang.filter((word) => !lists.standard.includes(word))).toEqual([]);
  });

  test('are what the commonness says, for every word', () => {
    const everyday = new Set(lists.everyday);
    const standard = new Set(lists.standard);
    const listOf = (word: string) => (everyday.has(word) ? 'everyday' : standard.has(word) ? 'standard' : 'wide');
    const light = openLookup({ rankOf: files.rankOf, commonness: files.commonness, bases: files.bases });
    expect(lists.wide.filter((word) => light.lookup(word.toUpperCase()).list !== listOf(word))).toEqual([]);
  });

  test('Standard says the same of its words by its own numbers', () => {
    const numbers = new Map(lists.standard.map((word, number) => [word.toUpperCase(), number]));
    const own = openLookup({
      rankOf: (word) => numbers.get(word) ?? null,
      commonness: bytes('standard-commonness.bin'),
      bases: bytes('standard-bases.bin'),
    });
    const { definitions: _, ...without } = files;
    const light = openLookup(without);
    for (const word of numbers.keys()) expect(own.lookup(word)).toEqual(light.lookup(word));
    expect(own.lookup('ZZZ')).toMatchObject({ list: null, size: null, bases: [], offensive: false });
  });
});

describe('lookup', () => {
  test.each([
    ['THE', 'everyday', 10],
    ['GAME', 'everyday', 10],
    ['QI', 'standard', 70],
    ['ZA', 'wide', 80],
    ['CWM', 'standard', 70],
    ['KB', null, null],
    ['XYZZY', null, null],
  ])('%s stands in %s with size %s', (word, list, size) => {
    expect(lookup(word)).toMatchObject({ word, list, size });
    expect(sizeOf(word)).toBe(size);
  });

  test.each([
    ['WENT', 'GO'],
    ['MICE', 'MOUSE'],
    ['BETTER', 'GOOD WELL'],
    ['BEST', 'GOOD WELL'],
    ['WORSE', 'BAD BADLY ILL'],
    ['CHILDREN', 'CHILD'],
    ['SANG', 'SING'],
    ['SINGING', 'SING'],
    ['SINGED', 'SINGE'],
    ['PLANED', 'PLANE'],
    ['PLANNED', 'PLAN'],
    ['TRAVELLED', 'TRAVEL'],
    ['LEAVES', 'LEAF LEAVE'],
    ['WOLVES', 'WOLF'],
    ['HAPPIEST', 'HAPPY'],
    ['BREATHED', 'BREATHE'],
    ['OUTSANG', 'OUTSING'],
    ['FIREMEN', 'FIREMAN'],
    ['CACTI', 'CACTUS'],
    ['ARE', 'BE'],
    ['GAME', ''],
    ['GAMER', ''],
    ['NEWS', ''],
    ['ITS', ''],
    ['NUMBER', ''],
  ])('%s is a form of %s', (word, bases) => {
    expect(lookup(word).bases.join(' ')).toBe(bases);
  });

  test('every base is a word itself', () => {
    const wrong = lists.wide.filter((it) => lookup(it.toUpperCase()).bases.some((base) => !ranks.has(base)));
    expect(wrong).toEqual([]);
  });

  test('a definition names the part of speech', () => {
    expect(lookup('ZEBRA').definition).toMatch(/^\(noun\) .*striped/);
    expect(lookup('GAME').definition).toMatch(/^\(noun\) .+; \((verb|adjective)\) /);
    expect(lookup('WENT').definition).toBeNull();
    expect(lookup('XYZZY').definition).toBeNull();
  });

  test('a form has the meanings of its bases, one for each', () => {
    expect(lookup('BANISHES')).toMatchObject({ bases: ['BANISH'], baseMeanings: [lookup('BANISH').definition] });
    expect(lookup('BANISHES').baseMeanings[0]).toMatch(/^\(verb\) /);
    expect(lookup('BEST').baseMeanings).toEqual([lookup('GOOD').definition, lookup('WELL').definition]);
    expect(lookup('ZEBRA').baseMeanings).toEqual([]);
  });

  test('small words have ours', () => {
    expect(lookup('AS').definition).toBe('(conjunction) in the way that; while; because');
    expect(lookup('QI').definition).toBe('(noun) in Chinese thought, the energy of life');
    expect(lookup('THE').definition).toBe('(article) that one, already known or named');
    const two = lists.wide.filter((word) => word.length === 2);
    expect(two.filter((word) => lookup(word.toUpperCase()).definition === null)).toEqual([]);
  });

  test('without the definitions file there are no definitions, and all else', () => {
    const light = openLookup({ rankOf: files.rankOf, commonness: files.commonness, bases: files.bases });
    expect(light.lookup('MICE')).toEqual({ ...lookup('MICE'), definition: null, baseMeanings: [null] });
    expect(light.lookup('ZEBRA').definition).toBeNull();
  });

  test('marks what is not offered, forms included, and leaves innocent words', () => {
    expect(['BOLLOCKS', 'BUGGERED'].filter(isOffensive)).toEqual(['BOLLOCKS', 'BUGGERED']);
    expect(lookup('BUGGER').offensive).toBe(true);
    expect(['PORN', 'LYNCHED', 'PROSTITUTES'].filter(isOffensive)).toEqual(['PORN', 'LYNCHED', 'PROSTITUTES']);
    expect(
      ['LYNCHET', 'SCREW', 'PENIS', 'COCK', 'NIGGLE', 'KUMQUAT', 'MISHIT', 'RAPID', 'GRAPE', 'XYZZY'].filter(
        isOffensive,
      ),
    ).toEqual([]);
  });
});

describe('shareBase', () => {
  test.each([
    ['GAMES', 'GAMED', true],
    ['GAME', 'GAMES', true],
    ['GAME', 'GAMER', false],
    ['GAMER', 'GAMERS', true],
    ['GAMES', 'GAMERS', false],
    ['WENT', 'GOING', true],
    ['SAW', 'SEEN', true],
    ['SAWS', 'SEEN', false],
    ['LEAF', 'LEAVE', false],
    ['GOOD', 'BEST', true],
    ['HAPPY', 'HAPPILY', false],
    ['TEACH', 'TEACHER', false],
    ['XYZZY', 'XYZZY', true],
    ['XYZZY', 'XYZZYS', false],
  ])('%s and %s: %s', (a, b, shared) => {
    expect(shareBase(a, b)).toBe(shared);
    expect(shareBase(b, a)).toBe(shared);
  });
});

describe('bad files', () => {
  test.each([
    ['cut off', { commonness: files.commonness.subarray(0, 1000) }, /commonness file: expected \d+ bytes, found 1000/],
    ['cut in its head', { bases: files.bases.subarray(0, 9) }, /bases file: cut off after 9 bytes/],
    ['empty', { bases: new Uint8Array() }, /bases file: expected it to begin with DKB1/],
    ['exchanged', { bases: files.commonness }, /bases file: expected it to begin with DKB1/],
    ['foreign', { definitions: bytes('everyday.txt') }, /definitions file: expected it to begin with DKD1/],
    ['of another list', { bases: patched(files.bases, 8) }, /bases file: it was made for another word list/],
    ['with a broken number', { bases: patched(files.bases, 16, 18) }, /bases file: (a number|its parts)/],
  ])('%s', (_, wrong, message) => {
    expect(() => openLookup({ ...files, ...wrong })).toThrow(message);
  });

  test.each(['commonness', 'bases', 'definitions'] as const)('a wrong byte in %s opens or says so', (name) => {
    const spots = Array.from({ length: 40 }, (_, at) => at);
    const outcomes = spots.map((at) => outcomeOf({ ...files, [name]: patched(files[name], at) }));
    expect(outcomes.filter((it) => !/^(opened|Error: \w+ file: .+)$/.test(it))).toEqual([]);
  });
});

function outcomeOf(wrong: LookupFiles): string {
  try {
    openLookup(wrong).lookup('MICE');
    return 'opened';
  } catch (error) {
    return String(error);
  }
}

function patched(original: Uint8Array, from: number, to = from + 1): Uint8Array {
  return original.slice().fill(0xff, from, to);
}
