import { describe, expect, test } from 'vitest';
import type { Board, WordRules } from './rules.ts';
import { spellPlays, spellWays } from './spell.ts';
import { lay, textOf } from './testing.ts';

const CHANGE: Partial<WordRules> = { minKept: 1, fresh: 'emptyBoard', moves: ['A', 'O', 'D', 'G'] };
const SPLIT: Partial<WordRules> = { ...CHANGE, moves: ['A', 'O', 'S'], run: 2 };

function waysOf(
  rules: Partial<WordRules>,
  rows: readonly string[],
  hand: string,
  texts: string,
  more?: Partial<Board>,
) {
  const laid = lay(rules, rows, hand, more);
  return [...spellWays(laid.board, texts.split(' '), laid.pack)].map((way) => textOf(laid, way));
}

describe('ways come in a stable order: kept, added, laid over, exchanged', () => {
  test.each<[string, Partial<WordRules>, string[], string, string[], Partial<Board>?]>([
    ['CAT', {}, [], 'TACA', ['C A T']],
    [
      'CATS',
      { ...CHANGE, moves: ['A', 'D'] },
      ['CAT'],
      'STA',
      ['k0 k1 k2 S', 'k0 k1 T>2 S', 'k0 A>1 k2 S', 'k0 A>1 T>2 S'],
    ],
    ['CUT', CHANGE, ['CAT'], 'U', ['k0 U>1 k2', 'k0 U*1 k2']],
    [
      'QUIT',
      {},
      [],
      'Q U I T QU ?',
      ['QU I T', 'QU I ?=T', 'QU ?=I T', 'Q U I T', 'Q U I ?=T', 'Q U ?=I T', 'Q ?=U I T', '?=Q U I T'],
    ],
    ['CARS', { ...CHANGE, drop: 'out', moves: ['A'] }, ['CHART'], 'AS', ['k0 k2 k3 S', 'k0 A k3 S']],
    ['TEAR THE', SPLIT, ['EARTH'], 'TE', ['T k0 k1 k2 + k3 k4 E']],
    ['PAR SNIPS', SPLIT, ['PARSNIP'], 'S', ['k0 k1 k2 + k3 k4 k5 k6 S']],
    ['ACTS', { order: 'free', minKept: 1 }, ['CAT'], 'S', ['k1 k0 k2 S']],
    ['BOOT', {}, [], 'BTO', ['B O (O) T', 'B (O) O T', 'B (O) (O) T'], { free: ['O'] }],
    ['CATS', CHANGE, ['CAT', 'CAT'], 'S', ['k0 k1 k2 S', 'k1:0 k1:1 k1:2 S']],
    ['TAR', { ...CHANGE, carried: 'first' }, ['T'], 'ART', ['k0 A R']],
    ['cat', {}, [], 'CAT', []],
    ['CA', {}, [], 'CAT', []],
  ])('%s', (texts, ...[rules, rows, hand, ways, more]) => {
    expect(waysOf(rules, rows, hand, texts, more)).toEqual(ways);
  });

  test('only so many as are asked for', () => {
    const { board, pack } = lay(CHANGE, ['CAT'], 'STA');
    expect(spellPlays(board, ['CATS'], pack, 2)).toHaveLength(2);
  });
});

describe('counts of legal spellings', () => {
  test.each<[row: string, hand: string, moves: WordRules['moves'], word: string, count: number]>([
    ['KIT', 'SMTIKAE', ['A', 'O', 'D', 'G'], 'SKIM', 10],
    ['SKIM', 'EXTIRAE', ['A', 'O', 'D', 'G'], 'EXIT', 8],
    ['EXIT', 'ARHETSOLIN', ['A', 'O', 'D', 'G'], 'EARTH', 36],
    ['READING', 'ESTLNOAIRD', ['A', 'O', 'D', 'G'], 'READINGS', 64],
    ['READING', 'ESTLNOAIRD', ['A', 'O'], 'READINGS', 1],
    ['STRANGE', 'EEASTRNGLI', ['A', 'O', 'D', 'G'], 'STRANGEST', 672],
    ['STRANGE', 'EEASTRNGLI', ['A'], 'STRANGEST', 1],
    ['EXIT', 'ARHE??', ['A', 'O', 'D', 'G'], 'EARTH', 184],
  ])('%s with %s', (row, hand, moves, word, count) => {
    const { board, pack } = lay({ ...CHANGE, moves }, [row], hand);
    expect(spellPlays(board, [word], pack, 1000)).toHaveLength(count);
  });
});
