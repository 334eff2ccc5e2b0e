import { describe, expect, test } from 'vitest';
import { collectOption, collectWords, range, whole } from './arguments.ts';
import { parseNames, seatPeople } from './commands/play.ts';
import { parseFaces, parseMoves } from './commands/solve.ts';
import { parseList } from './dictionaries.ts';
import { parseLevel } from './players.ts';

describe('is read', () => {
  test.each<[string, () => unknown, unknown]>([
    ['a number', () => whole('--bots', 0, 9)('3'), 3],
    ['a range', () => range('--length', 1, 30)('3-8'), [3, 8]],
    ['an open range', () => range('--length', 1, 30)('3-'), [3, 30]],
    ['one length', () => range('--length', 1, 30)('5'), [5, 5]],
    ['options', () => collectOption('b=2', collectOption('a=x=y')), { a: 'x=y', b: '2' }],
    ['words', () => collectWords('kit, skim', ['EXIT']), ['EXIT', 'KIT', 'SKIM']],
    ['names', () => parseNames('Ann, Bea,'), ['Ann', 'Bea']],
    ['a hand of letters', () => parseFaces('--hand', 'tea?'), ['T', 'E', 'A', '?']],
    ['a hand of cards', () => parseFaces('--hand', 'qu i, e'), ['QU', 'I', 'E']],
    ['moves', () => parseMoves('aodg'), ['A', 'O', 'D', 'G']],
    ['a list', () => parseList('Wide'), 'wide'],
  ])('%s', (_what, read, value) => {
    expect(read()).toEqual(value);
  });
});

describe('is refused in one sentence', () => {
  test.each<[string, () => unknown]>([
    ['--bots must be a whole number from 0 to 9, not 10.', () => whole('--bots', 0, 9)('10')],
    ['--bots must be a whole number from 0 to 9, not x.', () => whole('--bots', 0, 9)('x')],
    ['--length must be a number or a range such as 3-8, from 1 to 30, not 8-3.', () => range('--length', 1, 30)('8-3')],
    ['An option is given as name=value, not clock.', () => collectOption('clock')],
    ['K1T is not a word: expected letters A to Z, at most 30.', () => collectWords('k1t'.toUpperCase())],
    ['A name has at most 30 characters and no colon, not a:b.', () => parseNames('a:b')],
    ['--hand is made of letters A to Z and ? for a wild, not 1.', () => parseFaces('--hand', 'A1')],
    ['--hand has at most 30 cards, not 31.', () => parseFaces('--hand', 'A'.repeat(31))],
    ['--rules is made of the letters A O D G S; X is none of them.', () => parseMoves('AX')],
    ['There is no dictionary french; there are everyday, standard, wide.', () => parseList('french')],
    ['There is no level godlike; there are sprout, chum, steady, keen, sage.', () => parseLevel('godlike')],
    ['There are 2 names for 1 people.', () => seatPeople({ seats: [2, 6] }, { names: ['A', 'B'], people: 1 }, null)],
    ['Two people have the same name.', () => seatPeople({ seats: [2, 6] }, { names: ['A', 'a'] }, null)],
  ])('%s', (sentence, read) => {
    expect(read).toThrow(sentence);
  });
});

describe('who sits at the table', () => {
  const seats = (min: number, options: Parameters<typeof seatPeople>[1], bots: number | null = null): string =>
    seatPeople({ seats: [min, 6] }, options, bots)
      .map(({ name, level }) => (level === null ? name : `${name}:${level}`))
      .join(' ');

  test.each([
    ['Player Ada:steady', seats(2, {})],
    ['Player Ada:steady Bo:steady', seats(3, {})],
    ['Player 1 Player 2', seats(2, { people: 2 })],
    ['Ada Bo:random', seats(2, { names: ['Ada'], level: 'random' })],
    ['Ada:steady Bo:steady', seats(2, { people: 0 })],
    ['Player', seats(1, {}, 0)],
    ['Player Ada:steady', seats(1, {})],
  ])('%s', (expected, sitting) => {
    expect(sitting).toBe(expected);
  });
  test('a game for one has no room for a bot', () => {
    expect(seatPeople({ seats: [1, 1] }, {}, null)).toEqual([{ name: 'Player', level: null }]);
  });
});
