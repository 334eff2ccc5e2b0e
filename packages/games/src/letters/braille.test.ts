import { spawnSync } from 'node:child_process';
import { brailleOf, spokenOf } from '@deckle/words';
import { expect, test } from 'vitest';
import { LETTERS_DECK } from './deck.ts';

// Cell by cell.
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
  ['E', 'E, 2 points'],
  ['QU', 'Q U, 9 points'],
  ['ING', 'I N G, 11 points'],
])('%s is read aloud as %s', (face, spoken) => {
  const line = LETTERS_DECK.find((card) => card.face === face);
  expect(line && spokenOf(line)).toBe(spoken);
});

/** Lines as liblouis writes them in Unified English Braille, contracted (grade 2) or not; null where it is not installed. */
function louis(grade: 1 | 2, lines: readonly string[]): readonly string[] | null {
  const tables = `unicode.dis,en-ueb-g${grade}.ctb`;
  const { status, stdout } = spawnSync('lou_translate', ['--forward', tables], { input: `${lines.join('\n')}\n` });
  return status === 0 ? stdout.toString().trimEnd().split('\n') : null;
}

/** Some contractions are not used at the end or the beginning of a word, so each is asked for in the middle of one. */
const contracted = louis(
  2,
  LETTERS_DECK.map(({ face }) => `z${face.toLowerCase()}z`),
);

test.skipIf(contracted === null)('liblouis writes every card the same way', () => {
  const spelt = louis(
    1,
    LETTERS_DECK.map(({ face }) => face.toLowerCase()),
  );
  const values = louis(
    1,
    LETTERS_DECK.map(({ points }) => `${points}`),
  );
  const faces = LETTERS_DECK.map(({ face }, at) => {
    const [inside = '', letters] = [contracted?.[at]?.slice(1, -1), spelt?.[at]];
    return [face, `⠿${inside === letters ? letters : `${inside} ${letters}`}`, values?.[at]];
  });
  expect(faces).toEqual(CARDS);
});
