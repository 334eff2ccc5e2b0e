import { describe, expect, test } from 'vitest';
import { chancePoints } from './charts.ts';
import type { Act, Review, Swing, Turn } from './review-types.ts';
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
  left: { points: 0, ahead: 0, won: 0, wins: 0 },
  why: '',
  chances: null,
  ...more,
});
const names = (seat: number): string => ['Ada', 'Bo'][seat] as string;
const review = (turns: readonly Turn[], more: Partial<Review> = {}): Review => ({
  seats: 2,
  counts: 'points',
  winners: [0],
  scores: [9, 5],
  turns,
  turnings: turningsOf(turns, []),
  missed: [],
  fortunes: [],
  replays: 0,
  stands: [],
  ...more,
});
const textOf = (given: Review): string => reviewText(tellReview(given, { title: 'A game', names }));

test('whoever reads of themselves is spoken to', () => {
  const chances = { games: 8, wins: [2.5, 5.5], points: [0, 0] };
  const left = { points: 5, ahead: 6, won: 0, wins: 1.5 };
  const turns = [turn(1, 0, act('play CAT', 4), { best: act('play CRATES', 9), left, chances })];
  const missed = [{ word: 'CRATES', turn: 1, seat: 0, act: act('play CRATES', 9), more: 5 }];
  const fortunes = [0, 1].map((seat) => ({ seat, deal: 2 - 4 * seat, error: 3, got: 4 - 8 * seat, wins: 6, below: 5 }));
  const sections = tellReview(review(turns, { missed, fortunes, replays: 12 }), { title: 'A game', names, you: 0 });
  const told = reviewText(sections);
  expect(told).not.toContain('Ada');
  for (const said of [
    'You won. Points: You 9, Bo 5.',
    'You had a choice in 1 move.',
    'You: with these cards you came out 2 points ahead on average',
    'You came out 4 points ahead',
    'Bo: with these cards they came out',
    'CRATES: in move 1 you could have laid it for 9 points',
    'Move 1, you: play CAT',
    'times: you won 2½, Bo 5½.',
    'With 6 points more you would have won 4',
  ])
    expect(told).toContain(said);
});

test('who shares the win with others is named last', () => {
  const told = reviewText(tellReview(review([], { winners: [0, 1] }), { title: 'A game', names, you: 0 }));
  expect(told).toContain('Bo and you won.');
});

test('chances are told again only where they have changed', () => {
  const turns = [5, 6, 8, 10, 9].map((won, at) =>
    turn(at + 1, 0, act('play CAT', 4), { chances: { games: 10, wins: [won, 10 - won], points: [0, 0] } }),
  );
  expect(textOf(review(turns)).match(/Ada won \d+/g)).toEqual(['Ada won 5', 'Ada won 10']);
});

test('moves are counted as in the record, here and in the charts', () => {
  const chances = { games: 4, wins: [1, 3], points: [9, 5] };
  const best = { best: act('play CRATES', 9), left: { points: 5, ahead: 5, won: 0, wins: 0 } };
  const turns = [
    turn(1, 0, act('play CAT', 4), { moment: 2, chances }),
    turn(2, 1, act('play DOG', 4), { moment: 5, ...best }),
  ];
  const missed = [{ word: 'CRATES', turn: 2, seat: 1, act: act('play CRATES', 9), more: 5 }];
  const told = textOf(review(turns, { missed }));
  expect(told.match(/\b(?:move|turn|decision)s? ?\d+/gi)).toEqual(['move 5', 'Move 5', 'move 5', 'Move 2', 'Move 5']);
  expect(told).toContain('Moves are counted as in the replay; those without a choice are left out here.');
  expect(chancePoints(review(turns)).map(({ moment }) => moment)).toEqual([1, 5]);
});

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
    left: { points: 5, ahead: 6, won: 0, wins: 1.5 },
    why: 'It makes 5 points more at once.',
  };
  expect(textOf(review([turn(1, 0, act('play CAT', 4), { ...better, chances })]))).toContain(
    'Move 1, Ada: play CAT, 4 points. Better: play CRATES, 9 points. It makes 5 points more at once. ' +
      'Among everyday words: play CARTS, 7 points. ' +
      'Played on from here 8 times: Ada won 2½, Bo 5½. ' +
      'With 6 points more Ada would have won 4 instead of 2½ of 8 games played on from here.',
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

test('everyday words are told where nothing is clearly better, and in the moments that decided it', () => {
  const everyday = act('play CARTS', 7);
  const more = { everyday, why: 'CRATES makes 5 points more at once, but what it leaves is worse.' };
  expect(textOf(review([turn(1, 0, act('play CAT', 4), more)]))).toContain(
    'worse. Among everyday words: play CARTS, 7',
  );
  const best = { everyday, best: act('play CRATES', 9), left: { points: 5, ahead: 5, won: 0, wins: 0 } };
  const moments = textOf(review([turn(1, 0, act('play CAT', 4), best)])).split('\n\n')[2];
  expect(moments).toMatch(/^The moments that decided it\n.*Better: play CRATES.*Among everyday words: play CARTS/);
});

test('what several turns left makes no sum', () => {
  const left = [5, 9].map((points, at) =>
    turn(at + 1, 0, act('play CAT', 4), {
      best: act('play CRATES', 4 + points),
      left: { points, ahead: points, won: 0, wins: 0 },
    }),
  );
  const told = textOf(review([...left, turn(3, 0, act('play DOG', 4))]));
  expect(told).toContain(
    'Ada had a choice in 3 moves. In 2 of them something was better, most in move 2: 9 points more at once.',
  );
  expect(told).not.toContain('14');
});

test('a word nobody found tells what it would have made, and beside which words', () => {
  const both = { ...act('play TEAR + THE', 9), words: ['TEAR', 'THE'] };
  const missed = [{ word: 'TEAR', turn: 1, seat: 0, act: both, more: 5 }];
  expect(textOf(review([turn(1, 0, act('play CAT', 4))], { missed }))).toContain(
    'TEAR: in move 1 Ada could have laid it beside THE for 9 points, 5 more than the move made.',
  );
});

describe('luck and play', () => {
  const one = [turn(1, 0, act('play CAT', 4))];
  const fortune = { seat: 0, deal: 12, error: 3, got: 7, wins: 8.5, below: 3 };
  test.each([
    [fortune, 'Ada: with these cards they came out 12 points ahead on average and won 8½ of the 10 games.'],
    [fortune, 'The deal was worth 12 points, give or take 6 points. Ada came out 7 points ahead: better than in 3'],
    [{ ...fortune, error: 7 }, 'The deal favoured nobody clearly. Ada came out'],
    [{ ...fortune, below: 10 }, 'better than in all 10 games.'],
    [{ ...fortune, below: 0 }, 'no better than in any of the 10 games.'],
    [{ ...fortune, deal: 0, got: 0 }, 'Ada: with these cards they won 8½ of the 10 games.'],
  ])('%j', (given, text) => {
    expect(textOf(review(one, { fortunes: [given], replays: 10 }))).toContain(text);
  });

  test('among several, what ahead is measured against is said', () => {
    expect(textOf(review(one, { fortunes: [fortune], replays: 10, seats: 3 }))).toContain('the average of the others.');
  });

  test('alone it is other deals that tell', () => {
    const alone = { seats: 1, scores: [52], winners: [], fortunes: [{ ...fortune, deal: 5, error: 1, got: 12 }] };
    expect(textOf(review(one, { ...alone, replays: 10 }))).toContain(
      'A steady player made 45 points on average with these cards in 10 games, with others 40 points: ' +
        'the deal was worth 5 points, give or take 2 points. Ada made 52 points: better than in 3 of the 10 games.',
    );
  });

  test('alone, cards are no points', () => {
    const alone = { seats: 1, scores: [-3], winners: [], fortunes: [{ ...fortune, deal: 2, error: 0.5, got: 4 }] };
    const chances = { games: 10, wins: [10], points: [-8.6] };
    const told = textOf(
      review([turn(1, 0, act('play CAT', 0), { chances })], { ...alone, counts: 'left', replays: 10 }),
    );
    expect(told).toContain('Ada was left with 3 cards.');
    expect(told).toContain(
      'A steady player was left with 5 cards on average with these cards in 10 games, with others 7 cards left: ' +
        'the deal was worth 2 cards, give or take 1 card. Ada was left with 3 cards: better',
    );
    expect(told).toContain('Played on from here 10 times: 9 cards left on average.');
    expect(told).not.toMatch(/point|minus/);
  });

  test('that they cannot be told apart is said', () => {
    expect(textOf(review(one))).toContain('Luck and play\nThey cannot be told apart here');
  });
});

describe('the moments that decided it', () => {
  const played = [4, 4, 16, 4, 4, 4].map((points, at) => turn(at + 1, at % 2, act('play CAT', points)));

  test('are those with most points above the others, and those that left most', () => {
    const left = { best: act('play CRATES', 13), left: { points: 9, ahead: 9, won: 0, wins: 0 } };
    const turns = [...played, turn(7, 0, act('pass', 0), left)];
    expect(turningsOf(turns, []).map(({ turn: number, by }) => [number, by])).toEqual([
      [3, 'points'],
      [7, 'left'],
    ]);
  });

  const swing = (games: number, before: number, after: number, isEnd = false): Swing => ({
    before: { games, won: before },
    after: { games, won: after },
    isEnd,
  });

  test.each([
    ['so few games differ as much by chance', swing(10, 7, 3), []],
    ['clearly changed', swing(40, 28, 12), [3]],
    ['clear, but too little to tell', swing(1000, 500, 600), []],
  ])('are told by the chances: %s', (_what, each, found) => {
    const turns = played.map((every) => ({ ...every, played: act('play CAT', 0) }));
    expect(turningsOf(turns, [{ turn: 3, swing: each }]).map(({ turn: number }) => number)).toEqual(found);
  });

  test('the chances come first, points after them', () => {
    const found = turningsOf(played, [
      { turn: 2, swing: swing(40, 30, 10) },
      { turn: 3, swing: swing(40, 10, 25) },
    ]);
    expect(found.map(({ turn: number, by }) => [number, by])).toEqual([
      [2, 'chances'],
      [3, 'chances'],
    ]);
  });

  test('what is no word does not make others look better', () => {
    const passed = played.flatMap((each) => [each, turn(9, 0, act('pass', 0)), turn(9, 1, act('pass', 0))]);
    const turns = passed.map((each, at) => ({ ...each, number: at + 1 }));
    expect(turningsOf(turns, [])).toEqual([{ turn: 7, by: 'points', amount: 10 }]);
  });

  test('are told with what was counted, and that there are no others', () => {
    const turnings = turningsOf(played, [{ turn: 2, swing: swing(40, 30, 10) }]);
    expect(textOf(review(played, { turnings }))).toContain(
      [
        'Move 2, Bo: play CAT, 4 points. With it and what was drawn the chances changed: played on 40 times from before it, Bo won 30; 40 times from after it, 10.',
        'Move 3, Ada: play CAT, 16 points, 10 points more than words made on average.',
        'No other move stood out.',
      ].join('\n'),
    );
    const end = { turn: 6, by: 'chances' as const, swing: swing(40, 10, 40, true) };
    expect(textOf(review(played, { turnings: [end] }))).toContain(
      'It was the last move with a choice: played on 40 times from before it, Bo won 10.',
    );
    expect(textOf(review(played, { turnings: [] }))).toContain('No move stood out: none of them decided it by itself.');
  });
});

test('words nobody found are worth more than what was played, and nobody laid them', () => {
  const look = (number: number, acts: readonly Act[]) => ({
    number,
    look: { turn: turn(number, 0, act('play CAT', 4)), acts, spent: 0 },
  });
  const looks = [
    look(1, [act('play CRATES', 9), act('play TRACES', 8), act('play ACT', 4)]),
    look(2, [act('play DOG', 6)]),
    look(3, [act('play CRATES', 5)]),
    look(4, [act('play TACO', 4)]),
  ];
  expect(missedOf(looks, new Set(['CAT', 'DOG'])).map(({ word, turn: number, more }) => [word, number, more])).toEqual([
    ['CRATES', 1, 5],
  ]);
});

test('chances are drawn up to who won; alone there are none', () => {
  const chances = { games: 8, wins: [2, 6], points: [0, 0] };
  const turns = [turn(1, 0, act('play CAT', 4), { chances }), turn(2, 1, act('play DOG', 4))];
  expect(chancePoints(review(turns))).toEqual([
    { moment: 0, values: [25, 75] },
    { moment: 2, values: [100, 0] },
  ]);
  const stands = [{ moment: 3, scores: [4, 0] }];
  expect(chancePoints(review(turns, { stands })).map(({ moment }) => moment)).toEqual([0, 3]);
  expect(chancePoints(review(turns, { seats: 1 }))).toEqual([]);
  expect(chancePoints(review([turn(1, 0, act('play CAT', 4))]))).toEqual([]);
});
