import type { Card, Game, SeenEvent } from '@deckle/kernel';
import { expect, test } from 'vitest';
import { narrate } from './narrate.ts';
import { PHRASES } from './phrases.ts';

const phrases = {
  ...PHRASES,
  stole: '{seat} takes {word} from {seatFrom}.',
  'moved hand hand': '{seat} takes {cards} from {giver}.',
};
const game = { id: 'test', phrases } as unknown as Game;
const pack: readonly Card[] = [
  { id: 0, face: 'A', points: 1, marks: [] },
  { id: 1, face: 'QU', points: 1, marks: [] },
  { id: 2, face: 'O', points: 1, marks: ['draw'] },
  { id: 3, face: 'C', points: 1, marks: ['¶', 'red'] },
];
const names = (seat: number): string => ['Ann', 'B$&b', 'Cy'][seat] ?? '';

test.each<[SeenEvent, string | null]>([
  [{ kind: 'said', what: 'laid', seat: 0, data: { words: 'CAT' } }, 'Ann lays CAT.'],
  [{ kind: 'said', what: 'laid', seat: 1, data: { words: '$1' } }, 'B$&b lays $1.'],
  [{ kind: 'said', what: 'passed', seat: null, data: {} }, 'Nobody passes.'],
  [{ kind: 'said', what: 'stole', seat: 0, data: { word: 'CAT', seatFrom: 2 } }, 'Ann takes CAT from Cy.'],
  [{ kind: 'scored', seat: 0, points: 6, why: 'KIT' }, 'Ann: +6 (KIT).'],
  [
    { kind: 'scored', seat: 0, points: 6, why: 'KIT', parts: [{ what: 'KIT', values: [4, 1, 1] }] },
    'Ann: +6 (KIT 4+1+1).',
  ],
  [{ kind: 'scored', seat: 0, points: -6, why: 'cards left' }, 'Ann: −6 (cards left).'],
  [{ kind: 'out', seat: 2 }, 'Cy is out.'],
  [{ kind: 'ended', winners: [], reason: 'all is played' }, 'The game is over: all is played.'],
  [
    { kind: 'ended', winners: [0, 2], reason: 'all is played' },
    'The game is over: all is played. Winners: Ann and Cy.',
  ],
  [{ kind: 'moved', from: 'deck', to: 'hand 0', cards: [0, 1], count: 2 }, 'Ann draws A QU.'],
  [{ kind: 'moved', from: 'deck', to: 'hand 0', cards: [2, 3], count: 2 }, 'Ann draws O (draw) C¶.'],
  [{ kind: 'moved', from: 'deck', to: 'hand 1', cards: null, count: 2 }, 'B$&b draws 2 cards.'],
  [{ kind: 'moved', from: 'deck', to: 'hand 1', cards: null, count: 1 }, 'B$&b draws a card.'],
  [{ kind: 'moved', from: 'hand 1', to: 'hand 2', cards: null, count: 1 }, 'Cy takes a card from B$&b.'],
  [{ kind: 'moved', from: 'hand 0', to: 'row 1', cards: [0], count: 1 }, null],
])('%j', (event, sentence) => {
  expect(narrate(game, event, names, pack)).toBe(sentence);
});

test.each(Object.keys(PHRASES).filter((what) => !what.startsWith('moved ')))('all of %s is filled in', (what) => {
  const data = { words: 'CAT', face: 'E', count: '3 cards', ayes: 2 };
  expect(narrate(game, { kind: 'said', what, seat: 0, data }, names, pack)).toMatch(/^[A-Z][^{}]+\.$/);
});

test('a phrase that is missing is a mistake of the game', () => {
  expect(() => narrate(game, { kind: 'said', what: 'nothing', seat: 0, data: {} }, names, pack)).toThrow('no phrase');
});

test.each([
  [[0], 'You won.'],
  [[0, 2], 'Winners: Cy and you.'],
  [[2], 'Winner: Cy.'],
])('who reads it and has won is told so: %j', (winners, told) => {
  const event: SeenEvent = { kind: 'ended', winners, reason: 'all is played' };
  expect(narrate(game, event, names, pack, 0)).toBe(`The game is over: all is played. ${told}`);
});
