import { expect, test } from 'vitest';
import { whyNot } from './explain.ts';
import type { Board, WordRules } from './rules.ts';
import { lay } from './testing.ts';

const CHANGE: Partial<WordRules> = { minKept: 1, fresh: 'emptyBoard', moves: ['A', 'O', 'G', 'D'] };
const SPLIT: Partial<WordRules> = { ...CHANGE, moves: ['A', 'O', 'S'], run: 2 };

test.each<[what: string, Partial<WordRules>, string[], string, string, string, Partial<Board>?]>([
  ['a letter nobody has', CHANGE, ['KIT'], 'SAE', 'SKIMS', 'not-in-hand M'],
  ['the second of a letter', CHANGE, ['KIT'], 'SAE', 'KITSS', 'too-few-held S'],
  ['letters out of order', { ...CHANGE, moves: ['A'] }, ['KIT'], 'SC', 'TICKS', 'order'],
  ['a pile left out', { ...CHANGE, moves: ['A'] }, ['SKIT'], 'E', 'KITE', 'left-out S'],
  ['every letter covered', CHANGE, ['KIT'], 'DOG', 'DOG', 'none-kept 1'],
  ['no card from the hand', CHANGE, ['KIT'], 'SA', 'KIT', 'nothing-played'],
  ['too few cards', { ...CHANGE, played: [2, 9] }, ['KIT'], 'S', 'KITS', 'too-few-cards 2'],
  ['too many cards', { ...CHANGE, played: [1, 1] }, ['KIT'], 'ES', 'KITES', 'too-many-cards 1'],
  ['an overlay where none may be', { ...CHANGE, moves: ['A'] }, ['KIT'], 'N', 'KIN', 'no-overlay N'],
  ['an addition where none may be', { ...CHANGE, moves: ['O'] }, ['KIT'], 'S', 'KITS', 'no-add'],
  ['a split where none may be', CHANGE, ['PARSNIP'], 'S', 'PAR SNIPS', 'no-split'],
  ['a split without neighbours', SPLIT, ['PARSNIP'], 'ES', 'PER SNIPS', 'no-run PER'],
  ['parts the wrong way round', SPLIT, ['PLANET'], 'NS', 'NETS PLAN', 'order'],
  ['too short', CHANGE, ['A'], 'T', 'AT', 'too-short AT'],
  ['a fresh word beside a row', { ...CHANGE, moves: ['A'] }, ['KIT'], 'DOG', 'DOG', 'no-overlay D'],
  ['a carried letter out of place', { ...CHANGE, moves: ['A'], carried: 'first' }, ['T'], 'RA', 'RAT', 'wrong-place T'],
  ['a word without the carried letter', { ...CHANGE, moves: ['A'] }, ['T'], 'DOG', 'DOG', 'no-fresh'],
  ['a word that lets all piles go', { ...CHANGE, moves: ['A'], drop: 'hand' }, ['KIT'], 'DOG', 'DOG', 'no-fresh'],
  ['without the required card', CHANGE, ['KIT'], 'SE', 'KITS', 'must-use E', { required: [4] }],
  ['letters nobody has', CHANGE, ['KIT'], 'SAE', 'SKIMPS', 'not-in-hand M P'],
  ['a letter that was not rolled', {}, [], 'BT', 'BOAT', 'not-in-hand A', { free: ['O'] }],
  ['no letters', {}, [], 'CAT', 'C4T', 'not-a-word C4T'],
  ['letters that only come together', {}, [], 'QU A', 'QAU', 'not-in-hand QAU'],
  ['letters of the row, others left out', SPLIT, ['PLANET'], 'S', 'ANTS', 'left-out P'],
])('%s', (_what, ...[rules, rows, hand, words, expected, more]) => {
  const { board, pack } = lay(rules, rows, hand, more);
  const { refused, detail } = whyNot(board, words.split(' '), pack);
  expect(`${refused} ${detail ?? ''}`.trim()).toBe(expected);
});

test.each<[Partial<WordRules>, string[], string, string, string]>([
  [CHANGE, ['A'], 'T', 'AT', 'AT is too short: a word has at least 3 letters.'],
  [{ ...CHANGE, length: [5, 5] }, ['CAT'], 'HES', 'CHASTE', 'CHASTE is too long: a word has at most 5 letters.'],
  [{ ...CHANGE, carried: 'first' }, ['T'], 'RA', 'RAT', 'The carried letter T must be the first of the word.'],
  [{}, [], 'EYBCGSRASO', 'GEESE', 'Not enough E: your hand has only one.'],
  [{}, [], 'EYBCGSRASO', 'SASSY', 'Not enough S: your hand has only 2.'],
  [{}, [], 'EEESTH', 'TEEHEE', 'Not enough E: your hand has only 3.'],
  [CHANGE, ['KIT'], 'TEA', 'TITTER', 'Not enough T: your hand and the row have only 2.'],
  [CHANGE, ['KIT'], 'SEA', 'TIES KITS', 'Not enough I: the row has only one.'],
  [CHANGE, ['KIT', 'IVY'], 'SEA', 'VIVID', 'Not enough V: the rows have only one.'],
  [{}, [], 'E?G', 'GEESE', 'There is no S in your hand.'],
  [CHANGE, ['KIT'], 'SAE', 'SKIMS', 'There is no M in your hand or on the table.'],
  [CHANGE, ['KIT'], 'SAE', 'BAZAAR', 'There is no B, Z or R in your hand or on the table.'],
  [{ ...CHANGE, carried: 'ends' }, ['A'], 'RT', 'RAT', 'The carried letter A must be the first or last of the word.'],
])('the limit is named: %j', (rules, rows, hand, words, sentence) => {
  const { board, pack } = lay(rules, rows, hand);
  expect(whyNot(board, words.split(' '), pack).rule).toBe(sentence);
});
