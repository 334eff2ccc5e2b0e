import { isRefusal, refuse } from '@deckle/kernel';
import type { WordTools } from '@deckle/words';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runScenario } from './scenario.ts';
import { parseScenario, type Scenario } from './scenario-text.ts';
import { toy } from './toy.ts';

const noWords = { name: 'none', hash: 'none', has: () => false } as unknown as WordTools['dictionary'];
const host = {
  games: [toy],
  openDictionary: async ({ list }: { list: string | null }) =>
    list === 'standard' ? noWords : refuse('no-dictionary', `There is no dictionary ${list}.`, list ?? ''),
};
const HEAD = 'game: toy\nseats: 2\nstack: A QU ?  A A QU\n  ? QU\ndie: WILD O\n';

const run = async (text: string) => {
  const scenario = parseScenario(text);
  return isRefusal(scenario) ? scenario.rule : ((await runScenario(scenario, host)).failure?.sentence ?? 'as expected');
};
const after = (steps: string, head = HEAD) => run(`${head}\n${steps}`);

const WHOLE = `# A whole game of the toy.
game: toy
seats: 2
options: laps=1 clock=30   # short
stack: A QU ?
   # what the other seat gets
   A A QU ? QU
die: WILD
---
turn 0
hand 0 has A QU ?
hand 1 lacks ?
0: lay QU
score 0 4
row QU
hand 0 count 3
deck count 23
turn 1
0: cheer     # out of turn
said cheered
time +29
turn 1
time +1
turn 0 1
0: bid ?
1: lay A
refused not-now
1: bid QU
score 1 1
row QU?QU
asks 1 grab
not over
1: grab
said grabbed
winner 0
over
asks 0 nothing
`;

test('a whole game', async () => {
  const outcome = await runScenario(parseScenario(WHOLE) as Scenario, host);
  expect(outcome.failure).toBeNull();
  expect(outcome.told.filter((line) => line.startsWith('  '))).toEqual([
    '  Seat 0: +4 (laid).',
    '  Seat 0 cheers',
    '  refused: That cannot be done now. First answer: bid.',
    '  Seat 1: +1 (bid).',
    '  Seat 1: +1 (race).',
    '  Seat 1 shouts WILD',
    '  The game is over: laps. Winner: Seat 0.',
  ]);
});

describe('what is not as expected is told with its line', () => {
  test.each([
    ['score 0 5', 'expected score 0 5, but there is: 0'],
    ['score 7 0', 'expected score 7 0, but there is: no seat 7'],
    ['row KIT', 'expected row KIT, but there is: none'],
    ['hand 0 has A A', 'expected hand 0 has A A, but there is: A, QU, ?'],
    ['hand 0 lacks A', 'expected hand 0 lacks A, but there is: A, QU, ?'],
    ['hand 1 count 4', 'expected hand 1 count 4, but there is: 3: A, A, QU'],
    ['deck count 9', 'expected deck count 9, but there is: 24'],
    ['attic count 9', 'no such place; there are box, deck, table, hand 0, hand 1'],
    ['turn 1', 'expected turn 1, but there is: 0'],
    ['turn 0 1', 'but there is: 0'],
    ['asks 0 bid', 'expected asks 0 bid, but there is: lay, pass'],
    ['asks 0 nothing', 'but there is: lay, pass'],
    ['winner 0', 'but there is: the game goes on'],
    ['over', 'but there is: the game goes on'],
    ['refused not-in-hand', 'but there is: it was taken'],
    ['said cheered', 'but there is: none'],
    ['0: resign\nnot said resigned', 'expected not said resigned, but there is: resigned'],
    ['0: resign\nnot over', 'expected not over, but there is: the game is over'],
    ['0: resign\nwinner 0', 'expected winner 0, but there is: 1'],
    ['0: resign\nturn 0', 'but there is: the game is over'],
    ['0: lay A\nno row A', 'expected no row A, but there is: A'],
    ['0: lay Q', 'is refused (not-in-hand)'],
    ['1: lay A', 'is refused (not-now)'],
    ['0: lay Q\nrefused bad-form', 'expected refused bad-form, but there is: not-in-hand'],
    ['0: undo', 'is refused (no-undo)'],
  ])('%j', async (steps, sentence) => {
    const told = await after(steps);
    expect(told).toContain(sentence);
    expect(told).toMatch(/^Line [78]: /);
  });

  test.each([
    '0: pass\n0: undo\nturn 0',
    '2: pass\nrefused no-seat',
    '0: lay A\n0: undo\nrefused no-undo',
    '0: resign\nwinner 1',
    'no row KIT',
    'score 0 0',
    'not said cheered',
    '0 (400 ms): pass\nturn 1',
    '0 (401 ms): pass\nrefused bad-delay\nturn 0',
  ])('as expected: %j', async (steps) => {
    expect(await after(steps)).toBe('as expected');
  });
});

describe('a host that gives delays back', () => {
  const RACE = 'game: toy\nseats: 2\nhost: fair\noptions: clock=30\nstack: A A A A A A\n';
  const race = '0: pass\ntime +0.4\n1: pass\ntime +0.4\n0: bid A\n1: bid A\ntime +0.4\nturn 0 1\n';

  test.each([
    [
      'settles answers in the order in which they were sent',
      '0: grab\ntime +0.2\n1 (300 ms): grab\ntime +0.2\nrefused stale-ask\nscore 0 1\nscore 1 2',
    ],
    ['waits until nothing earlier can come', '0: grab\nturn 0 1\ntime +0.399\nturn 0 1\ntime +0.001\nscore 0 2'],
    ['tells what is refused when it is settled', '0: grab\n1: grab\ntime +0.4\nrefused stale-ask'],
  ])('%s', async (_what, steps) => {
    expect(await after(race + steps, RACE)).toBe('as expected');
  });

  test('lets time run out as much later', async () => {
    expect(await after('time +30.399\nturn 0\ntime +0.001\nturn 1', RACE)).toBe('as expected');
  });
});

describe('a typo gets one sentence with its line', () => {
  test.each([
    ['', /Line 1: a scenario starts with "game: ID"/],
    ['game toy\n', /Line 1: expected a header/],
    ['gmae: toy\n\n', /Line 1: a scenario starts/],
    ['game: chess\n\n', /Line 1: There is no game chess; there are toy/],
    ['game: toy\nseats: 2\ngame: toy\n', /^Line 3: game is given twice, first in line 1\.$/],
    ['seats: 2\ngame: toy\nseats: 3\n', /^Line 3: seats is given twice, first in line 1\.$/],
    ['game: toy\nseats: two\n', /Line 2: seats is a number/],
    ['game: toy\nseats: 9\n', /Line 2: Toy is for 1 to 4 players/],
    ['game: toy\noptions: laps\n', /Line 2: an option is NAME=VALUE, not laps/],
    ['game: toy\noptions: lap=2\n', /Line 2: Toy has no option lap/],
    ['game: toy\noptions: laps=99\n', /Line 2: Option laps must be a whole number/],
    ['game: toy\nstack: A B\n', /Line 2: The deck has no further card B/],
    ['game: toy\nsatck: A\n', /Line 2: There is no deck or cup satck/],
    ['game: toy\ndie: X\n', /^Line 2: No die has a side X/],
    ['game: toy\ndictionary: wide KIT\n', /Line 2: a dictionary is LIST/],
    ['game: toy\ndictionary: latin\n', /Line 2: There is no dictionary latin/],
    ['game: toy\nwords: K1T\n', /Line 2: words are letters A to Z, not K1T/],
    ['game: toy\nwords: KIT\ndictionary: wide\n', /Line 2: .* either a dictionary or words/],
    ['game: toy\n\nscroe 0 1', /Line 3: "scroe 0 1" is not one of: SEAT: COMMAND/],
    ['game: toy\n\n\nscore 0', /Line 4: "score 0" is not one of: score SEAT POINTS\./],
    ['game: toy\n\nhand 0 hs A', /Line 3: .* hand SEAT has CARD … \| hand SEAT lacks CARD/],
    ['game: toy\n\ntime 5', /Line 3: /],
    ['game: toy\n\ntime +5.', /Line 3: /],
    ['game: toy\n\n0 (400): pass', /Line 3: .*SEAT \(DELAY ms\): COMMAND/],
    ['game: toy\nhost: kind\n', /^Line 2: the host is "fair"/],
    ['game: toy\n\n0: pass\n7: pass', /^Line 4: the seats of this table are 0 to 1, not 7\.$/],
    ['game: toy\nseats: 1\n\n1: pass', /^Line 4: the only seat of this table is 0, not 1\.$/],
  ])('%j', async (text, sentence) => {
    expect(await run(text)).toMatch(sentence);
  });
});

test('what is a typo never starts a match', async () => {
  const { told, match } = await runScenario(parseScenario(`${HEAD}\n0: pass\n7: pass`) as Scenario, host);
  expect([told, match]).toEqual([[], null]);
});

test('a dictionary is a list with words of its own', () => {
  const { dictionary } = parseScenario('game: toy\ndictionary: standard + kit SKIM - FOO\n') as Scenario;
  expect(dictionary).toEqual({ list: 'standard', words: [], house: ['KIT', 'SKIM'], bans: ['FOO'] });
  const own = parseScenario('game: toy\nwords: KIT\n  SKIM\n') as Scenario;
  expect(own.dictionary).toMatchObject({ list: null, words: ['KIT', 'SKIM'] });
});

test('a number after # picks a way, other # are comments', () => {
  const { steps } = parseScenario('game: toy\n\n0: play EARTH #2\n0: play EARTH #2 # second\n0: pass # 2') as Scenario;
  expect(steps.map(({ text }) => text)).toEqual(['0: play EARTH #2', '0: play EARTH #2', '0: pass']);
});

test('whatever is written, it is read or refused in one sentence, and played or refused', async () => {
  const lines = fc.constantFrom(
    ...WHOLE.split('\n'),
    '',
    '---',
    '0: pass',
    '1: undo',
    '# x',
    'game: __proto__',
    '__proto__: A',
    'time +999999',
    'row',
    ': x',
  );
  const texts = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(fc.oneof(lines, lines, fc.string()), { maxLength: 30 }).map((all) => all.join('\n')),
    fc.array(lines).map((all) => `${HEAD}\n${all.join('\n')}`),
  );
  await fc.assert(
    fc.asyncProperty(texts, async (text) => {
      expect(await run(text)).toMatch(/^(Line \d+: [^\n]+|[A-Z][^\n]+\.|as expected)$/);
    }),
    { numRuns: 400 },
  );
});
