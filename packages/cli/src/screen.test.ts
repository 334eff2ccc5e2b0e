import type { Card, View, ZoneView } from '@deckle/kernel';
import { toy } from '@deckle/testkit';
import { describe, expect, test } from 'vitest';
import { PLAIN_PAINT } from './paint.ts';
import { clockText, resultLines, sayLines, type Shown, tableLines } from './screen.ts';

const pack = 'KITEQ'.split('').map((face, id): Card => ({ id, face, points: face === 'Q' ? 10 : 1, marks: [] }));
const zone = (row: readonly (readonly number[])[] | null, owner: number | null = null, count = 0): ZoneView => ({
  owner,
  row,
  count: row === null ? count : row.flat().length,
});

/** A table of two as seat 0 sees it, with what the test is about. */
function table(patch: Partial<View> = {}, news: readonly string[] = []): Shown {
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

describe('the table shows', () => {
  const { zones } = table().view;
  const laid = [
    { seat: 0, word: 'TEA' },
    { seat: 1, word: 'KIT' },
  ];
  const clocked = { id: 1, seat: 1, kinds: [], must: true, until: 61_000 };
  test.each<[string, Partial<View>, string]>([
    ['whose clock runs', { asks: [clocked] }, '▸ Ada (greedy)   3    7 cards  1:01'],
    ['who is out', { out: [false, true] }, '  Ada (greedy)   3    7 cards  out'],
    ['who has won', { result: { winners: [1], reason: '' }, asks: [] }, '★ Ada (greedy)   3    7 cards'],
    ['the top of the discard', { zones: { discard: zone([[0], [1]]) } }, 'Discard  I1  2 cards'],
    ['several rows by number', { zones: { ...zones, 'row 2': zone([[3]]) } }, 'Row 2  E1  = 1'],
    ['words before a player by name, without a sum', { zones: { 'words 1 1': zone([[3]]) } }, 'Ada   E1'],
    ['one word before a player too', { zones: { 'word 1': zone([[0], [2]]) }, shared: {} }, 'Ada   K1 T1'],
    [
      'what it spells, where that is told',
      { zones: { 'word 1': zone([[0], [2]]) }, shared: { laid } },
      'Ada   K1 T1  KIT',
    ],
  ])('%s', (_what, patch, line) => {
    expect(lines(table(patch))).toContain(line);
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

test('only the last news, with a word about the others', () => {
  const news = Array.from({ length: 12 }, (_, at) => `Thing ${at}.`);
  const shown = lines(table({}, news));
  expect(shown).toContain('… (log shows all)');
  expect(shown).toContain('Thing 11.');
  expect(shown).not.toContain('Thing 4.');
});

test('what can be said', () => {
  const { game, view } = table();
  expect(sayLines(game, view, { columns: 40, paint: PLAIN_PAINT, look: 'lines' })).toEqual([
    'lay CARDS · pass · hint · help',
  ]);
});

test('the end, best first', () => {
  const shown = table({ result: { winners: [1], reason: '' }, scores: [2, 30] });
  expect(resultLines(shown, { columns: 40, paint: PLAIN_PAINT, look: 'lines' })).toEqual([
    'Final score',
    '★ Ada    30',
    '  Ann     2',
  ]);
});

test.each([
  [65_000, '1:05'],
  [59_001, '1:00'],
  [-5, '0:00'],
])('%i ms are %s', (left, text) => {
  expect(clockText(left)).toBe(text);
});
