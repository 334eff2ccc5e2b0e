import { expect, test } from 'vitest';
import { ACTIONS, DRAWS, EFFECTS, isAction, LAST_WORD_STANDING_DECK as deck, LETTERS } from './deck.ts';

const letters = deck.filter((line) => line.deck === LETTERS);
const count = (lines: typeof deck): number => lines.reduce((sum, line) => sum + line.count, 0);

test('100 letter cards and 53 action cards', () => {
  expect([count(letters), count(deck) - count(letters)]).toEqual([100, 53]);
});

/** Print's table: how many of each letter, and how many of them draw an action card. */
const PRINT = `A7/3 B2 C4 D3 E9/4 F2 G2 H4 I7/3 J1 K1 L5/2 M3 N7/3 O6/2 P3 QU1 R6/2 S6/2 T7/3 U4 V2 W2 X1 Y2 Z1 ?2`;

test.each(PRINT.split(' '))('%s', (text) => {
  const [, face = '', all, draws = '0'] = /^([A-Z]+|\?)(\d+)(?:\/(\d))?$/.exec(text) ?? [];
  const lines = letters.filter((line) => line.face === face);
  const marked = lines.filter(({ marks = [] }) => marks.includes(DRAWS));
  expect([count(lines), count(marked)]).toEqual([Number(all), Number(draws)]);
  const cheapest = Math.min(...lines.map(({ points }) => points));
  expect(marked.every(({ points }) => points === cheapest)).toBe(true);
});

test('24 letter cards draw', () => {
  expect(count(letters.filter(({ marks = [] }) => marks.includes(DRAWS)))).toBe(24);
});

test.each([
  ['E', '1×5 2×3 3×1'],
  ['L', '1×3 2×2'],
  ['S', '1×3 2×2 3×1'],
  ['T', '1×4 2×2 3×1'],
  ['D', '3×2 4×1'],
  ['QU', '8×1'],
  ['?', '0×2'],
])('values of %s: %s', (face, values) => {
  const counts = new Map<number, number>();
  for (const line of letters.filter((each) => each.face === face))
    counts.set(line.points, (counts.get(line.points) ?? 0) + line.count);
  expect([...counts].map(([points, number]) => `${points}×${number}`).join(' ')).toBe(values);
});

/** RULES' own table of the action cards. */
const HOUSE = `CANCEL 8, PLUS 2 6, PLUS 4 5, PLUS 6 3, MINUS 2 5, MINUS 4 4, DOUBLE LETTER 4, LONG WORD 3, PICKPOCKET 4,
  FRESH LETTERS 5, CLEAN SWEEP 3, SWAP 3`;

test.each(HOUSE.split(',').map((text) => text.trim()))('%s', (text) => {
  const [, face, number] = /^(.+) (\d)$/.exec(text) ?? [];
  const lines = deck.filter((line) => line.face === face);
  expect(lines).toEqual([{ face, points: 0, count: Number(number), deck: ACTIONS, house: 'count' }]);
});

test('in an edited deck an action card is known by its name', () => {
  expect([{ face: 'SWAP' }, { face: 'S' }, { face: 'S', deck: ACTIONS }].map(isAction)).toEqual([true, false, true]);
});

test('every action card says what it does', () => {
  const named = deck.filter(isAction).map(({ face }) => face);
  expect(named.filter((face) => EFFECTS[face] === undefined)).toEqual([]);
  expect(Object.keys(EFFECTS).toSorted()).toEqual(named.toSorted());
});
