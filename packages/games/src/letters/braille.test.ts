import { brailleOf, spokenOf } from '@deckle/words';
import { expect, test } from 'vitest';
import { LETTERS_DECK } from './deck.ts';

// Cell by cell; made with liblouis (UEB grade 2 for the contraction, grade 1 for the letters and numbers).
const CARDS: readonly (readonly [face: string, braille: string, value: string])[] = [
  ['A', '⠿⠁', '⠼⠃'],
  ['B', '⠿⠃', '⠼⠓'],
  ['C', '⠿⠉', '⠼⠓'],
  ['D', '⠿⠙', '⠼⠑'],
  ['E', '⠿⠑', '⠼⠃'],
  ['F', '⠿⠋', '⠼⠋'],
  ['G', '⠿⠛', '⠼⠋'],
  ['H', '⠿⠓', '⠼⠛'],
  ['I', '⠿⠊', '⠼⠃'],
  ['J', '⠿⠚', '⠼⠁⠉'],
  ['K', '⠿⠅', '⠼⠓'],
  ['L', '⠿⠇', '⠼⠉'],
  ['M', '⠿⠍', '⠼⠑'],
  ['N', '⠿⠝', '⠼⠑'],
  ['O', '⠿⠕', '⠼⠃'],
  ['P', '⠿⠏', '⠼⠋'],
  ['Q', '⠿⠟', '⠼⠁⠑'],
  ['R', '⠿⠗', '⠼⠑'],
  ['S', '⠿⠎', '⠼⠉'],
  ['T', '⠿⠞', '⠼⠉'],
  ['U', '⠿⠥', '⠼⠙'],
  ['V', '⠿⠧', '⠼⠁⠁'],
  ['W', '⠿⠺', '⠼⠁⠚'],
  ['X', '⠿⠭', '⠼⠁⠃'],
  ['Y', '⠿⠽', '⠼⠙'],
  ['Z', '⠿⠵', '⠼⠁⠙'],
  ['QU', '⠿⠟⠥', '⠼⠊'],
  ['IN', '⠿⠔ ⠊⠝', '⠼⠛'],
  ['ER', '⠿⠻ ⠑⠗', '⠼⠛'],
  ['CL', '⠿⠉⠇', '⠼⠁⠚'],
  ['TH', '⠿⠹ ⠞⠓', '⠼⠊'],
  ['AR', '⠿⠜ ⠁⠗', '⠼⠛'],
  ['ED', '⠿⠫ ⠑⠙', '⠼⠛'],
  ['GH', '⠿⠣ ⠛⠓', '⠼⠁⠃'],
  ['ING', '⠿⠬ ⠊⠝⠛', '⠼⠁⠁'],
  ['OW', '⠿⠪ ⠕⠺', '⠼⠁⠁'],
  ['THE', '⠿⠮ ⠞⠓⠑', '⠼⠁⠚'],
  ['FOR', '⠿⠿ ⠋⠕⠗', '⠼⠁⠁'],
  ['AND', '⠿⠯ ⠁⠝⠙', '⠼⠁⠚'],
  ['OU', '⠿⠳ ⠕⠥', '⠼⠋'],
  ['ST', '⠿⠌ ⠎⠞', '⠼⠑'],
  ['SH', '⠿⠩ ⠎⠓', '⠼⠊'],
  ['OF', '⠿⠷ ⠕⠋', '⠼⠓'],
  ['CH', '⠿⠡ ⠉⠓', '⠼⠁⠙'],
];

test('every card of the deck in braille', () => {
  const faces = LETTERS_DECK.map((line) => [line.face, ...brailleOf(line)]);
  expect(faces).toEqual(CARDS);
});

test.each([
  ['E', 'E, 2'],
  ['QU', 'Q U, 9'],
  ['ING', 'I N G, 11'],
])('%s is read aloud as %s', (face, spoken) => {
  const line = LETTERS_DECK.find((card) => card.face === face);
  expect(line && spokenOf(line)).toBe(spoken);
});
