import { expect, test } from 'vitest';
import { noGames, type Tally } from './simulation.ts';
import { verdictOf } from './verdict.ts';

/** 200 games of two, 60 answers each, in which the first seat has won so many. */
const tallied = (first: number, patch: Partial<Tally> = {}): Tally => ({
  ...noGames(2),
  games: 200,
  answers: 12_000,
  wins: [first, 200 - first],
  squares: [first, 200 - first],
  ...patch,
});
const usual = { tally: tallied(100, { answers: 8000 }), minutes: 20 };

test('fair rules that end', () => {
  expect(verdictOf(tallied(106, { stuck: 480 }), usual)).toEqual([
    'All 200 games came to an end.',
    'A game takes about 60 turns, 30 for each player: about 30 minutes. With the usual rules and 2 players it is about 20 minutes.',
    'No seat has a clear advantage. Whoever acts first wins 53 of 100 games, give or take 7, where 50 would be fair.',
    'In 4 of 100 turns a player was stuck, and passed or traded.',
  ]);
});

test.each<readonly [string, Partial<Tally>, RegExp]>([
  ['some do not end', { endless: 12 }, /^188 of 200 games came to an end within 5,000 turns: .* for ever\.$/],
  ['none ends', { endless: 200 }, /^None of 200 games came to an end within/],
  ['one game', { games: 1 }, /^The one game played came to an end\.$/],
])('%s', (_, patch, sentence) => {
  expect(verdictOf(tallied(100, patch), null)[0]).toMatch(sentence);
});

const advantageOf = (tally: Tally): string | undefined => verdictOf(tally, null)[1];

test('who has the advantage', () => {
  expect(advantageOf(tallied(140))).toBe(
    'Whoever acts first wins 70 of 100 games, give or take 6, where 50 would be fair: a clear advantage.',
  );
  expect(advantageOf(tallied(60))).toMatch(/^Whoever acts first wins 30 .* a clear disadvantage\.$/);
  const three = { ...tallied(0), wins: [66, 34, 100], squares: [66, 34, 100] };
  expect(advantageOf(three)).toMatch(/^Whoever acts (second|third) wins .* where 33 would be fair: a clear /);
  expect(advantageOf(tallied(140, { together: 200 }))).toMatch(/^The first seat wins 70/);
});

test('few games tell little', () => {
  const few = { ...tallied(0), games: 10, wins: [7, 3], squares: [7, 3] };
  expect(advantageOf(few)).toMatch(/^No seat has a clear advantage\. Whoever acts first wins 70 .* give or take 28,/);
});

test('alone nobody has the advantage', () => {
  const alone = { ...noGames(1), games: 200, answers: 9000, wins: [200], squares: [200] };
  expect(verdictOf(alone, { tally: null, minutes: 20 })).toEqual([
    'All 200 games came to an end.',
    'A game takes about 45 turns: about 20 minutes.',
    'Nobody ever passed or traded.',
  ]);
});

test.each([
  [30, 'Hardly anybody ever passed or traded.'],
  [120, 'In 1 of 100 turns a player was stuck, and passed or traded.'],
])('%i of 12000 answers', (stuck, sentence) => {
  expect(verdictOf(tallied(100, { stuck }), null).at(-1)).toBe(sentence);
});
