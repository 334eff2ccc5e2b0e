import type { Card, Game, SeenEvent } from '@deckle/kernel';
import { expect, test } from 'vitest';
import { narrate } from './narrate.ts';
import { PHRASES } from './phrases.ts';

const phrases = {
  ...PHRASES,
  stole: '{seat} takes {word} from {seatFrom}.',
  own: '{seat} splits {word}, a word of {their} own.',
  asked: '{seat} asks for S: {seatAsked} has none.',
  across: '{seat} moves it onto {seatAcross}’s row.',
  turn: 'Round {round}; {seat} is first.',
  tried: '{seat} tries {word}.',
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

test.each<[SeenEvent, toAnn: string, toOthers: string]>([
  [{ kind: 'said', what: 'laid', seat: 0, data: { words: 'CAT' } }, 'You lay CAT.', 'Ann lays CAT.'],
  [{ kind: 'said', what: 'passed', seat: 0, data: {} }, 'You pass.', 'Ann passes.'],
  [{ kind: 'said', what: 'timeUp', seat: 0, data: {} }, 'Your time is up.', 'Ann’s time is up.'],
  [
    { kind: 'said', what: 'own', seat: 0, data: { word: 'CAT' } },
    'You split CAT, a word of your own.',
    'Ann splits CAT, a word of their own.',
  ],
  [
    { kind: 'said', what: 'stole', seat: 2, data: { word: 'CAT', seatFrom: 0 } },
    'Cy takes CAT from you.',
    'Cy takes CAT from Ann.',
  ],
  [
    { kind: 'said', what: 'asked', seat: 2, data: { seatAsked: 0 } },
    'Cy asks for S: you have none.',
    'Cy asks for S: Ann has none.',
  ],
  [
    { kind: 'said', what: 'across', seat: 2, data: { seatAcross: 0 } },
    'Cy moves it onto your row.',
    'Cy moves it onto Ann’s row.',
  ],
  [{ kind: 'said', what: 'turn', seat: 0, data: { round: 2 } }, 'Round 2; you are first.', 'Round 2; Ann is first.'],
  [{ kind: 'said', what: 'tried', seat: 0, data: { word: 'BUS' } }, 'You try BUS.', 'Ann tries BUS.'],
  [{ kind: 'out', seat: 0 }, 'You are out.', 'Ann is out.'],
  [{ kind: 'scored', seat: 0, points: 6, why: 'KIT' }, 'You: +6 (KIT).', 'Ann: +6 (KIT).'],
  [{ kind: 'moved', from: 'deck', to: 'hand 0', cards: [0], count: 1 }, 'You draw A.', 'Ann draws A.'],
  [
    { kind: 'moved', from: 'hand 0', to: 'hand 2', cards: null, count: 1 },
    'Cy takes a card from you.',
    'Cy takes a card from Ann.',
  ],
])('who reads of themselves is spoken to: %j', (event, toAnn, toOthers) => {
  expect(narrate(game, event, names, pack, 0)).toBe(toAnn);
  expect(narrate(game, event, names, pack, 1)).toBe(toOthers);
  expect(narrate(game, event, names, pack)).toBe(toOthers);
});

test('a name that looks like a place of the phrase stays a name', () => {
  const laid: SeenEvent = { kind: 'said', what: 'laid', seat: 0, data: { words: 'CAT' } };
  expect(narrate(game, laid, () => '{words}', pack)).toBe('{words} lays CAT.');
});
