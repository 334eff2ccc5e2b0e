import { makePolite, makeSave, PLAIN_WORDS } from '@deckle/host';
import { type GameRecord, isRefusal, makePack, type Match, openMatch, recordOf } from '@deckle/kernel';
import { type Chooser, playOut, toy } from '@deckle/testkit';
import { buildGraph, openDictionary } from '@deckle/lexicon';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Library, type Reading, readRecord } from './record.ts';

const deck = [{ face: 'A', points: 1, count: 40 }];
const dictionary = await openDictionary({ name: 'test', list: buildGraph(['A']) });
const words = { dictionary, polite: makePolite(dictionary, { isOffensive: () => false, sizeOf: () => null }) };
const library: Library = {
  gameNamed: (id) => (id === toy.id ? toy : null),
  openWords: async () => words,
  progress: () => true,
};

/** Answers what it is asked for first, with the first card it has. */
const simple: Chooser = (view) => {
  const ask = view.asks.find(({ seat, must }) => seat === view.seat && must);
  const kind = ask?.kinds[0];
  const spec = kind === undefined ? undefined : toy.moves[kind];
  const [move] = spec === undefined ? [] : spec.candidates(view, { pack: makePack(deck) });
  return ask === undefined || move === undefined || kind === undefined
    ? null
    : { ask: ask.id, move: { ...move, kind } };
};

function played(): Match {
  const match = openMatch(toy, { seats: 2, options: {}, seed: 's', deck }, { pack: makePack(deck) }, dictionary.hash);
  if (isRefusal(match)) throw new Error(match.rule);
  return playOut(match, [simple, simple]);
}

const match = played();
const record = recordOf(match);
const sitters = ['Ann', 'Bo'].map((name) => ({ name, level: null }));
const text = (change: Partial<GameRecord> = {}): string =>
  makeSave({ ...record, ...change }, { words: PLAIN_WORDS, sitters });

const read = async (from: string): Promise<Reading> => {
  const reading = await readRecord(from, library);
  if (isRefusal(reading)) throw new Error(reading.rule);
  return reading;
};

test('a record is the match after the deal and after each input', async () => {
  const { matches, saved, trouble } = await read(text());
  expect(trouble).toBeNull();
  expect(saved.sitters).toEqual(sitters);
  expect(matches).toHaveLength(record.inputs.length + 1);
  expect(matches.at(-1)?.last.state).toEqual(match.last.state);
});

test('a record from elsewhere has seats with numbers', async () => {
  const { saved } = await read(JSON.stringify(record));
  expect(saved.sitters.map(({ name }) => name)).toEqual(['Seat 1', 'Seat 2']);
});

test('an edited record is played as far as the rules allow', async () => {
  const inputs = record.inputs.map((input, at) =>
    at === 3 ? { ...input, move: { kind: 'lay', cards: [39] } } : input,
  );
  const { matches, trouble } = await read(text({ inputs }));
  expect(matches).toHaveLength(4);
  expect(trouble).toMatchObject({ refused: 'diverged', detail: 4 });
  expect(trouble?.rule).toContain('move 4');
});

test.each<[string, string, string]>([
  ['another version', text({ version: 7 }), 'wrong-version'],
  ['another dictionary', text({ dictionary: 'x' }), 'wrong-dictionary'],
  ['an unknown game', text({ game: 'Canasta 🎴' }), 'no-game'],
  ['too many seats', text({ seats: 9 }), 'bad-seats'],
  [
    'a deck for giants',
    text({ deck: Array.from({ length: 9 }, () => ({ face: 'A', points: 1, count: 999 })) }),
    'malformed',
  ],
  ['cut off', text().slice(0, -40), 'malformed'],
  ['emoji', '🎉🎉🎉', 'malformed'],
  ['nothing', '', 'malformed'],
  ['brackets', '['.repeat(200_000), 'malformed'],
])('%s is refused with a reason', async (_what, from, code) => {
  expect(await readRecord(from, library)).toMatchObject({ refused: code, rule: expect.stringMatching(/\.$/) });
});

test('any text at all is answered', async () => {
  const texts = fc.oneof(
    fc.string(),
    fc.json(),
    fc.jsonValue().map((value) => JSON.stringify({ ...record, options: value })),
    fc.jsonValue().map((value) => JSON.stringify({ ...record, inputs: [...record.inputs.slice(0, 2), value] })),
    fc
      .record({ seats: fc.nat(), seed: fc.string(), version: fc.nat(2) })
      .map((part) => JSON.stringify({ ...record, ...part })),
  );
  await fc.assert(
    fc.asyncProperty(texts, async (from) => {
      const reading = await readRecord(from, library);
      expect(isRefusal(reading) ? reading.rule.length : reading.matches.length).toBeGreaterThan(0);
    }),
    { numRuns: 300 },
  );
});
