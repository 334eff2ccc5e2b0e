import { isDeepStrictEqual } from 'node:util';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isRefusal } from './refusal.ts';
import type { GameRecord, Move } from './types.ts';
import { makeRecord, parseInput, parseMove, parseRecord } from './wire.ts';

const move: Move = {
  kind: 'play',
  words: [[{ keep: ['row', 0] }, { play: 3, as: 'E', on: ['row', 1], take: true }, { free: 'O' }, { play: 1 }]],
  cards: [1, 2],
  letters: ['QU'],
  zone: 'row',
  seat: 1,
};
const input = { ask: 1, seat: 0, move, at: 1.5, delay: 400 };
const record: GameRecord = {
  game: 'toy',
  version: 1,
  dictionary: 'none',
  seats: 2,
  options: { laps: 3, window: 'on' },
  seed: 's',
  stack: { deck: ['A', 'QU'] },
  deck: [{ face: '?', points: 0, count: 2, marks: ['wild'], house: 'points' }],
  inputs: [input],
};

test('what is well formed comes through as it is', () => {
  expect(parseMove(JSON.parse(JSON.stringify(move)))).toEqual(move);
  expect(parseInput(JSON.parse(JSON.stringify(input)))).toEqual(input);
  expect(parseRecord(makeRecord(record))).toEqual(record);
});

/** The same value with one field set to something else. */
const withField = (path: string, value: unknown): unknown => {
  const copy = structuredClone(record) as unknown as Record<string, unknown>;
  const keys = path.split('.');
  const last = keys.pop() as string;
  let at = copy;
  for (const key of keys) at = at[key] as Record<string, unknown>;
  at[last] = value;
  return copy;
};

describe('a bad field is named', () => {
  test.each<[path: string, value: unknown]>([
    ['seats', 'two'],
    ['seats', -1],
    ['version', 1.5],
    ['seed', ''],
    ['game', undefined],
    ['options.laps', null],
    ['stack.deck.0', 7],
    ['deck.0.face', 'qu'],
    ['deck.0.count', 1e9],
    ['deck.0.house', true],
    ['inputs', {}],
    ['inputs.0.at', -1],
    ['inputs.0.delay', 400.5],
    ['inputs.0.delay', -1],
    ['inputs.0.delay', null],
    ['inputs.0.ask', 2 ** 60],
    ['inputs.0.move.cards.1', '2'],
    ['inputs.0.move.words.0.2.free', 'o'],
    ['inputs.0.move.words.0.0', { keep: ['row', 0], play: 3 }],
    ['inputs.0.move.letters.0', '<b>'],
    ['inputs.0.move.sum', 3],
    ['extra', 1],
  ])('%s: %j', (path, value) => {
    const answer = parseRecord(JSON.stringify(withField(path, value)));
    expect(answer).toMatchObject({ refused: 'malformed', detail: path });
    expect(isRefusal(answer) && answer.rule).toMatch(/^This is not a record: .+\.$/);
  });

  test.each(['', '{', 'null', '[]', makeRecord(record).slice(0, -9), '"x"'])('not a record: %s', (text) => {
    expect(parseRecord(text)).toMatchObject({ refused: 'malformed' });
  });
});

test('a long mistake gets a short answer', () => {
  const answer = parseMove({ kind: 'pass', ['x'.repeat(100_000)]: 1 });
  expect(isRefusal(answer) && answer.rule.length).toBeLessThan(500);
});

describe('whatever comes', () => {
  const known = fc.constantFrom('kind', 'words', 'cards', 'letters', 'zone', 'seat', 'keep', 'play', '__proto__', 'at');
  const json = fc.jsonValue({ maxDepth: 4 });
  const hostile = fc.letrec((tie) => ({
    node: fc.oneof(
      { depthSize: 'small' },
      json,
      fc.array(tie('node'), { maxLength: 4 }),
      fc
        .array(fc.tuple(known, tie('node')), { maxLength: 5 })
        .map(
          (pairs) =>
            JSON.parse(`{${pairs.map(([k, v]) => `${JSON.stringify(k)}:${JSON.stringify(v)}`).join()}}`) as unknown,
        ),
    ),
  })).node;

  test.each([
    ['move', parseMove],
    ['input', parseInput],
  ] as const)('no %s makes a crash, and what is taken is what was sent', (_what, parse) => {
    fc.assert(
      fc.property(hostile, (value) => {
        const answer = parse(value);
        expect(isRefusal(answer) ? value : answer).toEqual(value);
      }),
      { numRuns: 1000 },
    );
  });

  test('no text makes a crash as a record', () => {
    const paths = fc.constantFrom(
      'seats',
      'options',
      'options.laps',
      'stack',
      'stack.deck',
      'deck.0',
      'inputs.0',
      'inputs.0.move',
      'inputs.0.move.words.0.1',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.tuple(paths, hostile).map(([path, value]) => JSON.stringify(withField(path, value))),
        ),
        (text) => {
          const answer = parseRecord(text);
          const noProto = (key: string, value: unknown): unknown => (key === '__proto__' ? undefined : value);
          expect(isRefusal(answer) || isDeepStrictEqual(answer, JSON.parse(text, noProto))).toBe(true);
        },
      ),
      { numRuns: 1000 },
    );
  });

  test.each([
    '{"__proto__":{"polluted":1},"kind":"pass"}',
    '{"kind":"pass","constructor":{"prototype":{"polluted":1}}}',
  ])('nothing is taken over from %s', (text) => {
    expect(parseMove(JSON.parse(text))).toMatchObject({ refused: 'malformed' });
    expect(({} as { polluted?: 1 }).polluted).toBeUndefined();
  });

  test.each(['options', 'stack'])('a prototype among the %s is no field', (name) => {
    const text = makeRecord(record).replace(`"${name}":{`, `"${name}":{"__proto__":{"polluted":[]},`);
    const answer = parseRecord(text);
    expect(isRefusal(answer) || Object.getPrototypeOf(answer[name as 'options']) === Object.prototype).toBe(true);
  });
});
