import { describe, expect, test } from 'vitest';
import type { Act, Review, Turn } from './review-types.ts';
import { reviewText, tellReview } from './tell.ts';
import { missedOf, turningsOf } from './turnings.ts';

const act = (said: string, points: number): Act => ({
  command: said,
  said,
  words: said.startsWith('play') ? [said.slice(5)] : [],
  points,
});
const turn = (number: number, seat: number, played: Act, more: Partial<Turn> = {}): Turn => ({
  number,
  moment: number,
  seat,
  played,
  best: null,
  everyday: null,
  left: { points: 0, worth: 0 },
  why: 'Nothing better was found.',
  chances: null,
  ...more,
});
const names = (seat: number): string => ['Ada', 'Bo'][seat] as string;
const review = (turns: readonly Turn[], more: Partial<Review> = {}): Review => ({
  seats: 2,
  winners: [0],
  scores: [9, 5],
  turns,
  turnings: turningsOf(turns),
  missed: [],
  fortunes: [],
  replays: 0,
  stands: [],
  ...more,
});
const textOf = (given: Review): string => reviewText(tellReview(given, 'A game', names));

test('only what there is to tell is told', () => {
  expect(textOf(review([]))).toBe(
    ['A game', 'Ada won. Points: Ada 9, Bo 5.', 'Ada had nothing to decide.', 'Bo had nothing to decide.'].join('\n'),
  );
});

test('a turn tells what was played, what was better, why, and the chances', () => {
  const chances = { games: 8, wins: [2.5, 5.5], points: [0, 0] };
  const better = {
    best: act('play CRATES', 9),
    everyday: act('play CARTS', 7),
    why: 'It makes 5 points more at once.',
  };
  expect(textOf(review([turn(1, 0, act('play CAT', 4), { ...better, chances })]))).toContain(
    'Turn 1, Ada: play CAT, 4 points. Better: play CRATES, 9 points. It makes 5 points more at once. ' +
      'Among everyday words: play CARTS, 7 points. Before it, wins in 8 imagined games: Ada 2.5, Bo 5.5.',
  );
});

test.each([
  ['the same word laid otherwise', act('play CAT', 4), 'Better: play CAT, 4 points, laid another way.'],
  ['a best that is an everyday word is not told twice', act('play DOG', 6), 'Better: play DOG, 6 points. Because.'],
])('%s', (_what, best, text) => {
  const told = textOf(review([turn(1, 0, act('play CAT', 4), { best, everyday: best, why: 'Because.' })]));
  expect(told).toContain(text);
  expect(told).not.toContain('everyday');
});

describe('luck and play', () => {
  const fortune = { seat: 0, deal: 12, error: 3, got: 7, wins: 8 };
  test.each([
    [fortune, 'the deal was worth plus 12 points, the play minus 5 points'],
    [{ ...fortune, error: 7 }, 'nobody clearly, and equal players often come as far apart in one game.'],
    [{ ...fortune, deal: 1, got: 31 }, 'the deal favoured nobody clearly, so that was play.'],
    [{ ...fortune, deal: 0, got: 0 }, 'equal players won 8 of the 10 games with these cards'],
  ])('%j', (given, text) => {
    expect(textOf(review([], { fortunes: [given], replays: 10 }))).toContain(text);
  });

  test('alone it is other deals that tell', () => {
    const alone = { seats: 1, scores: [52], winners: [], fortunes: [{ ...fortune, deal: 5, error: 1, got: 12 }] };
    expect(textOf(review([], { ...alone, replays: 10 }))).toContain(
      'Equal players made 45 points on average with these cards in 10 games and 40 points with others: ' +
        'the deal was worth plus 5 points. Ada made 52 points: the play was worth plus 7 points.',
    );
  });
});

describe('the moments that decided it', () => {
  const played = [4, 4, 16, 4, 4, 4].map((points, at) => turn(at + 1, at % 2, act('play CAT', points)));

  test('are those with most points above the others, and those that left most', () => {
    const left = { best: act('play CRATES', 13), left: { points: 9, worth: 9 } };
    const turns = [...played, turn(7, 0, act('pass', 0), left)];
    expect(turningsOf(turns).map(({ turn: number, by }) => [number, by])).toEqual([
      [3, 'points'],
      [7, 'left'],
    ]);
  });

  test('are told by the chances where a game has no points', () => {
    const wins = [5, 1, 9, 8].map((own) => ({ games: 10, wins: [own, 10 - own], points: [0, 0] }));
    const turns = wins.map((chances, at) => turn(at + 1, at % 2, act('play CAT', 0), { chances }));
    const found = turningsOf(turns).map(({ turn: number, by, amount }) => [number, by, Number(amount.toFixed(1))]);
    expect(found).toEqual([
      [1, 'chances', -0.4],
      [2, 'chances', -0.8],
    ]);
  });
});

test('words nobody found are worth more than what was played, and nobody laid them', () => {
  const look = (number: number, acts: readonly Act[]) => ({
    number,
    look: { turn: turn(number, 0, act('play CAT', 4)), acts, saved: 0 },
  });
  const looks = [
    look(1, [act('play CRATES', 9), act('play TRACES', 8), act('play ACT', 4)]),
    look(2, [act('play DOG', 6)]),
    look(3, [act('play CRATES', 5)]),
  ];
  expect(missedOf(looks, new Set(['CAT', 'DOG'])).map(({ word, turn: number, more }) => [word, number, more])).toEqual([
    ['CRATES', 1, 5],
  ]);
});
