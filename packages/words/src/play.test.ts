import { isRefusal } from '@deckle/kernel';
import { describe, expect, test } from 'vitest';
import { type Play, readPlay } from './play.ts';
import { no, SENTENCES, type WordRefusal } from './refusals.ts';
import type { Board, WordRules } from './rules.ts';
import { lay, slotsOf } from './testing.ts';

const CHANGE: Partial<WordRules> = { minKept: 1, fresh: 'emptyBoard', moves: ['A', 'O', 'D', 'G'] };
const SPLIT: Partial<WordRules> = { ...CHANGE, moves: ['A', 'O', 'S'], run: 2 };

/** Words of the play, the cards played of each, what was taken; or the code of the refusal and its detail. */
function read(
  rules: Partial<WordRules>,
  rows: readonly string[],
  hand: string,
  words: string,
  more: Partial<Board> = {},
) {
  const laid = lay(rules, rows, hand, more);
  const faces = (cards: readonly number[]): string => cards.map((id) => laid.pack[id]?.face).join('');
  const play = readPlay(laid.board, slotsOf(laid, words), laid.pack);
  if (isRefusal(play)) return `${play.refused} ${play.detail ?? ''}`.trim();
  return `${play.words.map((word) => `${word.text}:${faces(word.played)}`).join(' + ')} ${faces(play.taken)}`.trim();
}

describe("print's own chain", () => {
  test.each([
    ['SKIM', 'KIT', 'SM', 'S k0 k1 M>2', 'SKIM:SM'],
    ['EXIT', 'SKIM', 'EXT', 'E>0 X>1 k2 T>3', 'EXIT:EXT'],
    ['EARTH', 'EXIT', 'EARH', 'E>0 A*1 R>2 k3 H', 'EARTH:EARH X'],
  ])('%s', (_word, row, hand, words, expected) => {
    expect(read(CHANGE, [row], hand, words)).toBe(expected);
  });

  test.each([
    ['EARTH', 'TE', 'T k0 k1 k2 + k3 k4 E', 'TEAR:T + THE:E'],
    ['PARSNIP', 'S', 'k0 k1 k2 + k3 k4 k5 k6 S', 'PAR: + SNIPS:S'],
    ['PARSNIP', 'S', 'k0 k1 k2 + k3 k4 k5 k6', 'too-few-cards 1'],
  ])('%s split', (row, hand, words, expected) => {
    expect(read(SPLIT, [row], hand, words)).toBe(expected);
  });

  test('parts without a card are fine beside a card on another row', () => {
    const words = 'k0 k1 k2 + k3 k4 k5 k6 + k1:0 k1:1 k1:2 S';
    expect(read(SPLIT, ['PARSNIP', 'CAT'], 'S', words)).toBe('PAR: + SNIP: + CATS:S');
  });
});

describe('what may be laid', () => {
  test.each<[what: string, Partial<WordRules>, string[], string, string, string, Partial<Board>?]>([
    ['a fresh word', {}, [], 'CAT', 'C A T', 'CAT:CAT'],
    ['a fresh word on an empty board', CHANGE, [''], 'CAT', 'C A T', 'CAT:CAT'],
    ['a card of several letters', {}, [], 'QU I T', 'QU I T', 'QUIT:QUIT'],
    ['a wild', {}, [], 'C?T', 'C ?=A T', 'CAT:C?T'],
    ['a duplicate', CHANGE, ['CAT'], 'A', 'k0 A>1 k2', 'CAT:A'],
    ['a wild as a duplicate', { ...CHANGE, moves: ['D'] }, ['CAT'], '?', 'k0 ?=A>1 k2', 'CAT:?'],
    ['a wild of the table as another letter', CHANGE, ['C ? T'], 'S', 'k0 k1=U k2 S', 'CUTS:S'],
    ['rolled letters', {}, [], 'BT', 'B (O) (O) T', 'BOOT:BT', { free: ['O'] }],
    ['piles left out', { ...CHANGE, drop: 'hand' }, ['CHART'], 'S', 'k0 k2 k3 S', 'CARS:S'],
    ['any order', { order: 'free', minKept: 1 }, ['CAT'], 'S', 'k1 S k0', 'ASC:S'],
    ['cards of two rows in any order', { order: 'free', minKept: 1 }, ['CAT', 'DOG'], 'S', 'k1:0 k1 S', 'DAS:S'],
    ['a carried letter in front', { ...CHANGE, carried: 'first' }, ['T'], 'AR', 'k0 A R', 'TAR:AR'],
    ['a carried letter behind', { ...CHANGE, carried: 'last' }, ['T'], 'AR', 'R A k0', 'RAT:RA'],
    ['a carried letter at an end', { ...CHANGE, carried: 'ends' }, ['T'], 'AR', 'R A k0', 'RAT:RA'],
    ['a carried letter inside', CHANGE, ['T'], 'ASE', 'E A k0 S', 'EATS:EAS'],
    ['a required card of the hand', { ...CHANGE }, ['CAT'], 'SE', 'k0 k1 k2 S', 'CATS:S', { required: [3] }],
    ['letters between neighbours of a part', SPLIT, ['EARTH'], 'TEN', 'T k0 k1 k2 + k3 E N k4', 'TEAR:T + TENH:EN'],
  ])('%s', (_what, ...[rules, rows, hand, words, expected, more]) => {
    expect(read(rules, rows, hand, words, more)).toBe(expected);
  });

  test('a play tells row, kept piles, visible cards and change', () => {
    const laid = lay(CHANGE, ['CAT', 'DOG'], 'SA');
    const play = readPlay(laid.board, slotsOf(laid, 'k1:0 k1:1 k1:2 S + k0 A>1 k2'), laid.pack) as Play;
    expect(play.words.map(({ row, kept, changed, tops }) => ({ row, kept, changed, tops }))).toEqual([
      { row: 1, kept: 3, changed: true, tops: [3, 4, 5, 6] },
      { row: 0, kept: 2, changed: false, tops: [0, 7, 2] },
    ]);
  });
});

/** Every no, with one play that gets it. */
const REFUSED: {
  readonly [Code in Exclude<
    WordRefusal,
    'not-a-word' | 'too-few-held' | 'too-few-words' | 'too-many-words'
  >]: readonly [Partial<WordRules>, string[], string, string, string, Partial<Board>?];
} = {
  'not-in-hand': [CHANGE, ['CAT'], 'S', 'k0 k1 k2 Z', 'Z'],
  'card-twice': [CHANGE, ['CAT'], 'S', 'k0 k1 k2 S S', 'S'],
  'no-pile': [CHANGE, ['CAT'], 'S', 'k0 k1 k2 S>3', ''],
  order: [CHANGE, ['CAT'], 'S', 'k1 k0 k2 S', ''],
  'left-out': [CHANGE, ['CHAT'], 'S', 'k0 k2 k3 S', 'H'],
  'no-add': [{ ...CHANGE, moves: ['O'] }, ['CAT'], 'S', 'k0 k1 k2 S', ''],
  'no-overlay': [{ ...CHANGE, moves: ['A'] }, ['CAT'], 'U', 'k0 U>1 k2', 'U'],
  'no-duplicate': [{ ...CHANGE, moves: ['O'] }, ['CAT'], 'A', 'k0 A>1 k2', 'A'],
  'no-take': [{ ...CHANGE, moves: ['O'] }, ['CAT'], 'U', 'k0 U*1 k2', ''],
  'no-split': [CHANGE, ['PARSNIP'], 'S', 'k0 k1 k2 + k3 k4 k5 k6 S', ''],
  'same-letter': [CHANGE, ['CAT'], 'A', 'k0 A*1 k2', 'A'],
  'none-kept': [CHANGE, ['CAT'], 'DOG', 'D>0 O>1 G>2', '1'],
  'no-cover': [{ order: 'free', moves: ['O'] }, ['CAT'], 'U', 'k0 U>1 k2', ''],
  'nothing-played': [SPLIT, ['CAT', 'DOG'], 'S', 'k0 k1 k2 S + k1:0 k1:1 k1:2', ''],
  'too-few-cards': [{ ...CHANGE, played: [2, 9] }, ['CAT'], 'S', 'k0 k1 k2 S', '2'],
  'too-many-cards': [{ ...CHANGE, played: [1, 1] }, ['CAT'], 'SE', 'k0 k1 k2 E S', '1'],
  'card-in-each': [{ ...SPLIT, playedEach: 1 }, ['PARSNIP'], 'S', 'k0 k1 k2 + k3 k4 k5 k6 S', 'PAR'],
  'too-few-parts': [{ ...SPLIT, parts: [3, 3] }, ['PARSNIP'], 'S', 'k0 k1 k2 + k3 k4 k5 k6 S', '3'],
  'too-many-parts': [{ ...SPLIT, parts: [2, 2] }, ['CATDOGPIG'], 'S', 'k0 k1 k2 S + k3 k4 k5 + k6 k7 k8', '2'],
  'no-run': [SPLIT, ['PARSNIP'], 'EO', 'k0 E>1 k2 + k3 k4 O k5 k6', 'PER'],
  'too-short': [CHANGE, ['A'], 'T', 'k0 T', 'AT'],
  'too-long': [{ ...CHANGE, length: [5, 5] }, ['CAT'], 'CHES', 'k0 k1 k2 C H E S', 'CATCHES'],
  'no-fresh': [CHANGE, ['CAT'], 'DOG', 'D O G', ''],
  'too-many-fresh': [{}, [], 'CATDOG', 'C A T + D O G', '1'],
  'must-use': [CHANGE, ['CAT'], 'SE', 'k0 k1 k2 S', 'E', { required: [4] }],
  'wrong-place': [{ ...CHANGE, carried: 'ends' }, ['A'], 'CT', 'C k0 T', 'A'],
  'bad-wild': [{}, [], 'C?T', 'C ? T', '?'],
  'not-rolled': [{}, [], 'CT', 'C (E) T', 'E', { free: ['A'] }],
};

describe('every refusal', () => {
  test.each(Object.entries(REFUSED))('%s', (code, [rules, rows, hand, words, detail, more]) => {
    expect(read(rules, rows, hand, words, more)).toBe(`${code} ${detail}`.trim());
  });

  test.each<[what: string, Partial<WordRules>, string[], string, string, string, Partial<Board>?]>([
    ['a taken card needs a pile', CHANGE, ['CAT'], 'S', 'k0 k1 k2 S*', 'no-pile'],
    ['a row that is not there', CHANGE, ['CAT'], 'S', 'k4:0 k1 k2 S', 'no-pile'],
    ['two rows in one word', CHANGE, ['CAT', 'DOG'], 'S', 'k0 k1:1 k2 S', 'order'],
    ['a pile covered twice', CHANGE, ['CAT'], 'US', 'k0 U>1 S>1 k2', 'order'],
    ['parts out of order', SPLIT, ['PARSNIP'], 'S', 'k3 k4 k5 k6 S + k0 k1 k2', 'order'],
    ['a letter laid as if it were wild', {}, [], 'CAT', 'C A=U T', 'bad-wild A'],
    ['a wild of two letters', {}, [], 'C?', 'C ?=AT', 'bad-wild ?'],
    ['a wild that is no letter', {}, [], 'C?T', 'C ?=1 T', 'bad-wild ?'],
    ['a carried letter not in front', { ...CHANGE, carried: 'first' }, ['T'], 'AR', 'R A k0', 'wrong-place T'],
    ['a carried letter not behind', { ...CHANGE, carried: 'last' }, ['T'], 'AR', 'k0 A R', 'wrong-place T'],
    ['a letter before the first of several', { ...CHANGE, carried: 'first' }, ['TA'], 'R', 'R k0 k1', 'wrong-place T'],
    [
      'nothing of the table in any order',
      { order: 'free', minKept: 2, fresh: 'never' },
      ['CAT'],
      'SO',
      'k0 S O',
      'none-kept 2',
    ],
    ['a required pile that is covered', CHANGE, ['CAT'], 'US', 'k0 U>1 k2 S', 'must-use A', { required: [1] }],
  ])('%s', (_what, ...[rules, rows, hand, words, expected, more]) => {
    expect(read(rules, rows, hand, words, more)).toBe(expected);
  });

  test.each(Object.keys(SENTENCES) as WordRefusal[])('%s is one plain sentence', (code) => {
    const { rule } = no(code, 'X');
    expect(rule).toMatch(/^[A-Z][^{}]*\.$/);
  });
});
