import { expect, test } from 'vitest';
import { deckParts, moreCards } from './deck-parts.ts';

test('a deck by value, dearest first, cards without letters last', () => {
  const deck = [
    { face: 'E', points: 1, count: 12, house: 'points' },
    { face: 'Q', points: 4, count: 1 },
    { face: 'CANCEL', points: 0, count: 8, house: 'count' },
    { face: 'QU', points: 4, count: 2 },
  ] as const;
  expect(deckParts(deck)).toEqual([
    {
      name: null,
      count: 23,
      groups: [
        { title: '4 points', house: false, lines: [deck[1], deck[3]] },
        { title: '1 point', house: true, lines: [deck[0]] },
        { title: 'By name', house: false, lines: [deck[2]] },
      ],
    },
  ]);
});

test('of cards of one value those whose value is printed stand apart', () => {
  const deck = [
    { face: 'B', points: 3, count: 4, house: 'count' },
    { face: 'M', points: 3, count: 4, house: 'both' },
  ] as const;
  expect(deckParts(deck)[0]?.groups).toEqual([
    { title: '3 points', house: false, lines: [deck[0]] },
    { title: '3 points', house: true, lines: [deck[1]] },
  ]);
});

test('several decks, and cards for larger tables', () => {
  const deck = [
    { face: 'B', points: 1, count: 2, deck: 'consonants' },
    { face: 'A', points: 1, count: 3, deck: 'vowels' },
    { face: 'A', points: 1, count: 3, deck: 'vowels', minSeats: 5 },
  ];
  expect(deckParts(deck).map(({ name, count }) => [name, count])).toEqual([
    ['consonants', 2],
    ['vowels', 3],
  ]);
  expect(moreCards(deck)).toEqual(['From 5 players on there are 3 more.']);
});
