import { describe, expect, test } from 'vitest';
import { checkTaken, dicePoints, usableLetters } from './dice.ts';

/** `EA` is a roll of E and A, `O?` of O and WILD. */
const roll = (sides: string): readonly string[] => sides.split('').map((side) => (side === '?' ? 'WILD' : side));
const taken = (letters: string): readonly string[] => letters.split('');

test.each([
  ['EA', 'EA'],
  ['OO', 'O'],
  ['O?', 'AEIOUY'],
  ['??', 'AEIOUY'],
])('a roll of %s gives the letters %s', (sides, letters) => {
  expect(usableLetters(roll(sides)).join('')).toBe(letters);
});

describe('what the letters from the dice are worth', () => {
  test.each([
    ['CRATE', 'EA', 'AE', 2],
    ['CREATE', 'EA', 'EAE', 3],
    ['CARTOON', 'AO', 'AOO', 3],
    ['BOOT, the second O is the WILD', 'O?', 'OO', 1],
    ['BOAT, the A is the WILD', 'O?', 'OA', 1],
    ['BOT, the WILD is not used', 'O?', 'O', 1],
    ['TABOO, the WILD is the A, so both O count', 'O?', 'AOO', 2],
    ['VOODOO, one of the four is the WILD', 'O?', 'OOOO', 3],
    ['BANANA with no A rolled: a WILD letter is worth nothing however often', 'O?', 'AAA', 0],
    ['MY with a WILD Y', 'O?', 'Y', 0],
    ['DOGGY with a WILD Y', 'O?', 'OY', 1],
    ['two WILDs are worth nothing', '??', 'AO', 0],
    ['two WILDs for one letter', '??', 'OO', 0],
    ['the same vowel twice: every use counts', 'OO', 'OO', 2],
    ['the same vowel twice, used once', 'OO', 'O', 1],
  ])('%s', (_why, sides, letters, points) => {
    expect(checkTaken(taken(letters), roll(sides))).toBeNull();
    expect(dicePoints(taken(letters), roll(sides))).toBe(points);
  });
});

describe('what one word cannot take from the dice', () => {
  test.each([
    ['nothing', 'EA', '', 'no-die', undefined],
    ['nothing, even with a WILD', '??', '', 'no-die', undefined],
    ['a vowel nobody rolled', 'EA', 'EO', 'not-rolled', 'O'],
    ['Y without a WILD', 'EA', 'EY', 'not-rolled', 'Y'],
    ['two letters for one WILD', 'O?', 'OAE', 'wild-spent', 'E'],
    ['a vowel and Y for one WILD', 'O?', 'AY', 'wild-spent', 'Y'],
    ['three letters for two WILDs', '??', 'AEY', 'wild-spent', 'Y'],
  ])('%s', (_why, sides, letters, code, detail) => {
    const refusal = checkTaken(taken(letters), roll(sides));
    expect([refusal?.refused, refusal?.detail]).toEqual([code, detail]);
  });
});
