import { expect, test } from 'vitest';
import type { Composed, Piece, TableFacts } from '../table/news.ts';
import { composedText, newCardsText } from './composing.ts';

const facts = { pack: [{ brief: 'T 1' }] } as unknown as TableFacts;
const piece = (letters: string, from: Piece['from'], more: Partial<Piece> = {}): Piece => ({
  letters,
  card: null,
  from,
  over: null,
  takes: false,
  ...more,
});
const composed = (more: Partial<Composed>): Composed => ({
  draft: { text: 'x', pins: [], way: 0 },
  move: { kind: 'play' },
  words: [[piece('QU', 'hand'), piece('I', 'dice'), piece('T', 'table')]],
  cards: [],
  points: 9,
  ways: 1,
  refusal: null,
  parts: null,
  remark: null,
  ...more,
});
const refusal = { refused: 'no-word', rule: 'XQ is not in the dictionary.' };

test.each([
  [composed({}), 'short', '9 points.'],
  [composed({ ways: 3, points: 1, draft: { text: 'x', pins: [], way: 4 } }), 'normal', '1 point, way 2 of 3.'],
  [composed({}), 'full', '9 points. Q U from your hand, I from the dice and T from the table.'],
  [composed({ words: [[piece('A', 'hand', { over: 0 })]] }), 'full', '9 points. A on T 1.'],
  [composed({ words: [[piece('A', 'hand', { over: 0, takes: true })]] }), 'full', '9 points. A in exchange for T 1.'],
  [composed({ remark: 'XQ goes to a vote.' }), 'short', '9 points. XQ goes to a vote.'],
  [composed({ points: null }), 'normal', 'Can be laid.'],
  [composed({ words: [] }), 'normal', 'Enter does it.'],
  [composed({ refusal }), 'short', 'Not so.'],
  [composed({ refusal }), 'normal', refusal.rule],
  [composed({ move: null, refusal: null }), 'normal', ''],
] as const)('%#', (draft, level, text) => {
  expect(composedText(draft, facts, level)).toBe(text);
});

test.each([
  [[piece('E', 'hand'), piece('A', 'hand'), piece('T', 'table')], 'E and A from your hand, the rest from the table'],
  [[piece('A', 'hand', { over: 0 }), piece('I', 'dice')], 'A on T 1, I from the dice'],
  [[piece('QU', 'hand'), piece('A', 'hand', { over: 0, takes: true })], 'Q U from your hand, A in exchange for T 1'],
])('what is new in a word, case %#', (pieces, text) => {
  expect(newCardsText([pieces], facts)).toBe(text);
});
