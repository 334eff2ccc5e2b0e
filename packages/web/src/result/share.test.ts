import type { Sheet } from '@deckle/host';
import { expect, test } from 'vitest';
import { bestPlay, shareText } from './share.ts';

const end = {
  sitters: ['Ann', 'Bo'].map((name) => ({ name, level: null })),
  seats: [
    { score: 21, out: false },
    { score: -3, out: false },
  ],
  winners: [0],
  reason: 'the deck is empty',
  you: 0,
};

const sheet: Sheet = {
  by: 'turn',
  rows: [
    {
      title: '1',
      moment: 2,
      cells: [[{ why: 'KITE', points: 9 }], [{ why: 'half of OX', points: 40 }]],
      totals: [9, 1],
    },
    {
      title: '2',
      moment: 4,
      cells: [
        [
          { why: 'JUMPER', points: 12 },
          { why: 'all cards', points: 50 },
        ],
        [{ why: 'out', points: null }],
      ],
      totals: [21, -3],
    },
  ],
};

test('a game told in sentences', () => {
  expect(shareText('Toy', end, sheet)).toBe(
    [
      'Toy: Ann wins with 21 points.',
      'Ann 21, Bo minus 3.',
      'It was over because the deck is empty.',
      'The best play was JUMPER, for 12 points by Ann.',
      'Played with Deckle.',
    ].join('\n'),
  );
});

test('alone there is nobody to compare with', () => {
  const alone = { ...end, sitters: end.sitters.slice(0, 1), seats: [{ score: -12, out: false }], winners: [] };
  expect(shareText('Toy', alone, null)).toBe(
    ['Toy: Not this time: minus 12 points.', 'It was over because the deck is empty.', 'Played with Deckle.'].join(
      '\n',
    ),
  );
});

test('a sheet without words has no best one', () => {
  expect(bestPlay({ by: 'turn', rows: [] })).toBeNull();
  expect(bestPlay(sheet)).toEqual({ words: 'JUMPER', points: 12, seat: 0 });
});
