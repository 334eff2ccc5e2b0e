import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { toy } from '@deckle/testkit';
import { describe, expect, test } from 'vitest';
import { openFakeWorld } from './fake-world.ts';

const { data, play } = openFakeWorld([toy]);
const file = (name: string, text: string): string => {
  const path = join(data, name);
  writeFileSync(path, text);
  return path;
};

describe('the judge', () => {
  test.each([
    ['kite', 0, 'KITE is good.'],
    ['kite zzyzx', 1, 'ZZYZX is not in the standard dictionary.'],
    ['kite --ban kite', 1, 'KITE is banned at this table.'],
    ['zzyzx --house zzyzx', 0, 'ZZYZX is good: it is a house word.'],
    ['zzyzx --house zzyzx --ban zzyzx', 1, 'ZZYZX is banned at this table.'],
  ])('judge %s', async (line, code, verdict) => {
    const judged = await play(['judge', ...line.split(' ')]);
    expect(judged).toMatchObject({ code, err: '' });
    expect(judged.out).toContain(verdict);
  });

  test.each([
    ['kite', { good: true, banned: false, house: false }],
    ['kite --ban kite', { good: false, banned: true, house: false }],
    ['zzyzx --house zzyzx', { good: true, banned: false, house: true }],
  ])('judge --json %s', async (line, verdict) => {
    const { code, out } = await play(['judge', '--json', ...line.split(' ')]);
    expect(JSON.parse(out)).toEqual([expect.objectContaining(verdict)]);
    expect(code).toBe(verdict.good ? 0 : 1);
  });

  test('tells its exit code', async () => {
    expect((await play(['judge', '--help'])).out).toMatch(/exit code is 1 when a word is not good/i);
  });
});

describe('referee --json', () => {
  const good = file('good.txt', 'game: toy\nstack: A\n\n0: pass\nturn 1\n');
  const bad = file('bad.txt', 'game: toy\nstack: A\n\n0: pass\nturn 0\n');
  const typo = file('typo.txt', 'game: toy\n\nscroe 0 1\n');

  test('tells every file', async () => {
    const { code, out, err } = await play(['referee', '--json', good, bad, typo, '/nowhere']);
    expect({ code, err }).toEqual({ code: 2, err: '' });
    expect(JSON.parse(out)).toEqual([
      { file: good, ok: true, line: null, failure: null, steps: ['0: pass', 'turn 1'] },
      {
        file: bad,
        ok: false,
        line: 5,
        failure: 'Line 5: expected turn 0, but there is: 1',
        steps: ['0: pass', 'turn 0'],
      },
      { file: typo, ok: false, line: 3, failure: expect.stringMatching(/^Line 3: "scroe 0 1"/) as string, steps: [] },
      {
        file: '/nowhere',
        ok: false,
        line: null,
        failure: expect.stringContaining('no such file') as string,
        steps: [],
      },
    ]);
  });

  test.each([
    [0, [good]],
    [1, [good, bad]],
    [2, [typo, bad]],
  ])('ends with %i', async (code, files) => {
    expect((await play(['referee', '--json', ...files])).code).toBe(code);
  });
});

test('the same seed simulates the same, down to the last byte', async () => {
  const simulate = ['simulate', 'toy', '-n', '2', '--seed', 'x', '--json'];
  const { out } = await play(simulate);
  expect((await play(simulate)).out).toBe(out);
  expect(Object.keys((JSON.parse(out) as object[])[0] ?? {})).toEqual([
    'game',
    'options',
    'seats',
    'games',
    'turns',
    'score',
    'stuck',
    'firstSeat',
  ]);
});

describe('a record of another dictionary tells which', () => {
  const saved = async (...words: readonly string[]): Promise<string> => {
    const path = join(data, 'saved.json');
    await play(['play', 'toy', '--seed', 'p', '--save', path, ...words]);
    return path;
  };

  test.each([
    [['-d', 'wide'], ['-d', 'everyday'], /the wide list, so say -d wide\.$/],
    [[], ['--ban', 'kit'], /the standard list, so say -d standard\.$/],
    [['--house', 'zzyzx'], ['-d', 'wide'], /give the same --dictionary, --house and --ban/],
  ])('%j, then %j', async (before, after, sentence) => {
    const { code, err } = await play(['replay', await saved(...before), ...after]);
    expect(code).toBe(2);
    expect(err).toMatch(sentence);
  });

  test('also where the record comes from elsewhere', async () => {
    const { table: _, ...record } = JSON.parse(readFileSync(await saved('--house', 'zzyzx'), 'utf8')) as {
      table: unknown;
    };
    const { err } = await play(['replay', file('bare.json', JSON.stringify(record))]);
    expect(err).toMatch(/bare\.json: .*give the same --dictionary, --house and --ban/);
  });
});

describe('licences', () => {
  test('are printed, the one that asks to be prominent first', async () => {
    const { code, out } = await play(['licences']);
    expect(code).toBe(0);
    const places = ['J Ross Beresford 1993-1999', 'Kevin Atkinson', 'Princeton University'].map((who) =>
      out.indexOf(who),
    );
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places[0]).toBeGreaterThan(0);
  });

  test('name every file that is shipped', async () => {
    const { out } = await play(['licences']);
    for (const list of ['everyday', 'standard', 'wide']) expect(out).toContain(`\`${list}.dawg\``);
  });

  test('are pointed to', async () => {
    expect((await play(['--help'])).out).toContain('Word lists: see deckle licences');
  });
});
