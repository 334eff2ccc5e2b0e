import type { Card, MoveSpec, View, ZoneView } from '@deckle/kernel';
import { toy } from '@deckle/testkit';
import type { WordTools } from '@deckle/words';
import { describe, expect, test } from 'vitest';
import { PLAIN_PAINT } from './paint.ts';
import { clockText, resultLines, sayLines, type Shown, tableLines } from './screen.ts';

// The toy's moves read nothing but the pack.
const tools = { pack: [] } as unknown as WordTools;
const pack = 'KITEQ'.split('').map((face, id): Card => ({ id, face, points: face === 'Q' ? 10 : 1, marks: [] }));
const zone = (row: readonly (readonly number[])[] | null, owner: number | null = null, count = 0): ZoneView => ({
  owner,
  sight: row === null ? 'none' : 'all',
  row,
  count: row === null ? count : row.flat().length,
});

/** A table of two as seat 0 sees it, with what the test is about. */
function table(patch: Partial<View> = {}, said: readonly string[] = []): Shown {
  const zones = {
    deck: zone(null, null, 70),
    'row 1': zone([[0], [1, 2]]),
    gone: zone([[3]]),
    'hand 0': zone([[4]], 0),
  };
  const view: View = {
    seat: 0,
    seats: 2,
    options: {},
    zones: { ...zones, 'hand 1': zone(null, 1, 7) },
    scores: [12, 3],
    out: [false, false],
    asks: [{ id: 1, seat: 0, kinds: ['lay', 'pass'], must: true }],
    phase: null,
    later: [],
    shared: { die: 'O' },
    own: null,
    now: 0,
    commitment: '',
    seed: null,
    result: null,
    ...patch,
  };
  const sitters = [
    { name: 'Ann', level: null },
    { name: 'Ada', level: 'greedy' },
  ];
  const news = said.map((text) => ({ text, kind: 'said' as const, words: [], aside: false }));
  return { game: toy, view, sitters, pack, dictionary: 'wide', hand: [4], news, now: 0 };
}

const lines = (shown: Shown, columns = 40): readonly string[] =>
  tableLines(shown, { columns, paint: PLAIN_PAINT, look: 'lines' });

test('the whole table, plainly', () => {
  expect(lines(table({}, ['Ada lays KT.']), 44)).toEqual([
    'Toy · wide dictionary       deck 70 · gone 1',
    '--------------------------------------------',
    '▸ Ann (you)     12    1 card',
    '  Ada (greedy)   3    7 cards',
    '--------------------------------------------',
    'Ada lays KT.',
    '',
    'Row   K1 T1×2  = 2',
    '',
    'Die   O',
    '',
    'Hand  Q10',
  ]);
});

test('a narrow title leaves the dictionary out', () => {
  expect(lines(table(), 36)[0]).toBe('Toy                 deck 70 · gone 1');
});

test.each<[string, number, readonly string[]]>([
  ['what the table has chosen', 60, ['Toy · use or lose · wide dictionary         deck 70 · gone 1']],
  ['that before the dictionary', 40, ['Toy · use or lose       deck 70 · gone 1']],
  ['the game before that', 24, ['Toy     deck 70 · gone 1']],
  ['the rest on a line of its own', 18, ['Toy', 'deck 70 · gone 1']],
])('the title tells %s', (_what, columns, title) => {
  const how = { label: '', default: 'plain', choices: { plain: '', useOrLose: '' } };
  const game = { ...toy, options: { how, length: { label: '', default: 0, range: [0, 9] as const } } };
  const shown = { ...table({ options: { how: 'useOrLose', length: 5 } }), game };
  expect(lines(shown, columns).slice(0, title.length)).toEqual(title);
});

describe('the table shows', () => {
  const { zones } = table().view;
  const laid = [
    { seat: 0, word: 'TEA' },
    { seat: 1, word: 'KIT' },
  ];
  const valued = [{ seat: 1, word: 'KIT', value: 9 }];
  const clocked = { id: 1, seat: 1, kinds: [], must: true, until: 61_000 };
  test.each<[string, Partial<View>, string]>([
    ['whose clock runs', { asks: [clocked] }, '▸ Ada (greedy)   3    7 cards  1:01'],
    ['who is out', { out: [false, true] }, '  Ada (greedy)   3    7 cards  out'],
    ['who sits out', { shared: { resting: [1] } }, '  Ada (greedy)   3    7 cards  sits out'],
    ['who loses a turn', { shared: { skips: [0, 2] } }, '  Ada (greedy)   3    7 cards  loses a turn'],
    ['whose turn is the last', { shared: { owed: [1] } }, '  Ada (greedy)   3    7 cards  last turn'],
    [
      'what is noted of a seat',
      { shared: { noted: { 'hit 1': ['J', 'V'] } } },
      '  Ada (greedy)   3    7 cards  hit J V',
    ],
    ['what of nobody is not', { shared: { noted: { named: ['J'], 'hit 1': [] } } }, '  Ada (greedy)   3    7 cards'],
    ['an open card that must be in the word', { zones: { turned: zone([[4]]) } }, 'Must use  Q10'],
    ['who has won', { result: { winners: [1], reason: '' }, asks: [] }, '★ Ada (greedy)   3    7 cards'],
    ['the top of the discard', { zones: { discard: zone([[0], [1]]) } }, 'Discard  I1  2 cards'],
    ['several rows by number', { zones: { ...zones, 'row 2': zone([[1], [2]]) } }, 'Row 2  I1 T1  = 2'],
    ['no sum of what is no word', { zones: { ...zones, 'row 2': zone([[3]]) } }, 'Row 2  E1'],
    ['words before a player by name, without a sum', { zones: { 'words 1 1': zone([[3]]) } }, 'Ada   E1'],
    ['one word before a player too', { zones: { 'word 1': zone([[0], [2]]) }, shared: {} }, 'Ada   K1 T1'],
    [
      'what it spells, where that is told',
      { zones: { 'word 1': zone([[0], [2]]) }, shared: { laid } },
      'Ada   K1 T1  KIT',
    ],
    [
      'what it is worth, where that is told',
      { zones: { 'word 1': zone([[0], [2]]) }, shared: { laid: valued } },
      'Ada   K1 T1  KIT = 9',
    ],
    [
      'cards of another deck apart',
      { zones: { 'hand 1': zone(null, 1, 7), 'hand 1 actions': zone(null, 1, 2) } },
      '  Ada (greedy)   3    7 cards  2 actions',
    ],
  ])('%s', (_what, patch, line) => {
    expect(lines(table(patch), 50)).toContain(line);
  });
  test('an empty hand', () => expect(lines({ ...table(), hand: [] })).toContain('Your hand is empty.'));
  test('no hand to a spectator', () => expect(lines(table({ seat: null })).join()).not.toContain('Hand'));
});

test('of closed piles with numbers those that are still there', () => {
  const shown = table();
  const piles = { 'pile 1': zone(null, null, 10), 'pile 2': zone(null, null, 0), 'pile 3': zone(null, null, 10) };
  const title = lines({ ...shown, view: { ...shown.view, zones: { ...shown.view.zones, ...piles } } }, 60)[0];
  expect(title).toMatch(/deck 70 · gone 1 · piles 1 3$/);
});

test('many closed piles in a few signs, without a deck that is none', () => {
  const numbers = [1, 2, 4, 5, 6, 9];
  const piles = Object.fromEntries(numbers.map((number) => [`pile ${number}`, zone(null, null, 10)]));
  const title = lines(table({ zones: { deck: zone(null, null, 0), ...piles } }))[0];
  expect(title).toBe('Toy · wide dictionary    piles 1 2 4–6 9');
});

test('where a line is too short, how a seat stands is below it', () => {
  const shown = lines(table({ shared: { noted: { 'ticked 1': ['J', 'K', 'Q', 'V'] } } }));
  expect(shown.slice(3, 5)).toEqual(['  Ada (greedy)   3    7 cards', '    ticked J K Q V']);
});

test('many rows side by side', () => {
  const rows = Array.from({ length: 7 }, (_, at) => [
    `row ${at + 1}`,
    zone(at === 2 ? [[0], [1], [2], [3], [4]] : [[1], [2]]),
  ]);
  const shown = lines(table({ zones: { ...Object.fromEntries(rows), 'word 1': zone([[1]]) }, shared: {} }), 44);
  expect(shown.slice(5, 10)).toEqual([
    '1 I1 T1 = 2            2 I1 T1 = 2',
    '3 K1 I1 T1 E1 Q10 = 14',
    '4 I1 T1 = 2            5 I1 T1 = 2',
    '6 I1 T1 = 2            7 I1 T1 = 2',
    'Ada I1',
  ]);
});

test('only the last news, with a word about the others', () => {
  const news = Array.from({ length: 12 }, (_, at) => `Thing ${at} takes more than half a line.`);
  const shown = lines(table({}, news));
  expect(shown[5]).toBe('… (log shows all)');
  expect(shown[6]).toContain('Thing 5');
  expect(shown[12]).toContain('Thing 11');
});

test('where there is much to tell, asides are left out and the rest stands side by side', () => {
  const news = Array.from({ length: 12 }, (_, at) => ({
    text: `Thing ${at}.`,
    kind: 'said' as const,
    words: [],
    aside: at % 2 === 0,
  }));
  const shown = lines({ ...table(), news });
  expect(shown.slice(5, 8)).toEqual(['Thing 1. Thing 3. Thing 5. Thing 7.', 'Thing 9. Thing 11.', '']);
});

test('what can be said', () => {
  const { game, view } = table();
  const asks = [...view.asks, { id: 2, seat: 0, kinds: ['cheer', 'bid'], must: false }];
  const bid = { ...game.moves['bid'], candidates: () => [] } as unknown as MoveSpec;
  const shy = { ...game, moves: { ...game.moves, bid } };
  // What need not be said is shown where there is a way to do it.
  expect(sayLines(shy, { ...view, asks }, tools, { columns: 40, paint: PLAIN_PAINT, look: 'lines' })).toEqual([
    'lay CARD · pass · cheer · hint · help',
  ]);
});

describe('what can be said tells', () => {
  const { game, view } = table();
  const style = { columns: 60, paint: PLAIN_PAINT, look: 'lines' } as const;
  test('that this is a word more', () => {
    expect(sayLines(game, { ...view, shared: { extra: 1 } }, tools, style)).toEqual([
      'You have laid a word and may go on.',
      'lay CARD · pass · hint · help',
    ]);
  });
  test('which words may be challenged', () => {
    const challenge = { ...game.moves['pass'], form: {}, syntax: ['challenge'] } as MoveSpec;
    const asks = [{ id: 1, seat: 0, kinds: ['pass', 'challenge'], must: true }];
    const shared = { pending: { words: ['TEH', 'KIT'] } };
    const trying = { ...game, moves: { ...game.moves, challenge } };
    expect(sayLines(trying, { ...view, asks, shared }, tools, style)).toEqual([
      'pass · challenge (TEH and KIT) · hint · help',
    ]);
  });
});

test('the end, best first', () => {
  const shown = table({ result: { winners: [1], reason: '' }, scores: [2, 30] });
  expect(resultLines(shown, { columns: 40, paint: PLAIN_PAINT, look: 'lines' })).toEqual([
    'Final score',
    '★ Ada    30',
    '  Ann     2',
  ]);
});

test('the end of a game without points: who has won', () => {
  const shown = table({ result: { winners: [1], reason: '' }, scores: [0, 0] });
  expect(resultLines(shown, { columns: 40, paint: PLAIN_PAINT, look: 'lines' })).toEqual(['Result', '★ Ada', '  Ann']);
});

test.each([
  [65_000, '1:05'],
  [59_001, '1:00'],
  [-5, '0:00'],
])('%i ms are %s', (left, text) => {
  expect(clockText(left)).toBe(text);
});
