import type { RowChange } from '@deckle/kernel';
import { expect, test } from 'vitest';
import { EMPTY, inserted, overlaid, placed, typed } from './draft.ts';
import type { Draft } from './news.ts';
import { putText, speltOn, waysToPut } from './placing.ts';

const kit = { zone: 'row 1', faces: ['K', 'I', 'T'] };
const at = { zone: 'row 2', faces: ['A', 'T'] };
const PUTS: readonly RowChange[] = [
  { zone: 'row 1', by: ['over', 'between'] },
  { zone: 'row 2', by: ['over'] },
];
const hand = (draft: Draft, letters: string, card: number): Draft => placed(draft, letters, { card });
const pile = (draft: Draft, index: number, { zone, faces } = kit): Draft =>
  placed(draft, faces[index] ?? '', { spot: [zone, index] });
const alone = hand(EMPTY, 'S', 5);
const laidOut = overlaid(EMPTY, kit, 2, 'M', 6);

test.each([
  ['a card alone', alone, 5, 'over between', 'over'],
  ['no card was tapped last', alone, null, '', ''],
  ['a card that was taken out again', EMPTY, 5, '', ''],
  ['the second card of a word being spelt', hand(alone, 'K', 7), 7, '', ''],
  ['a card after letters of the row', hand(pile(pile(EMPTY, 0), 1), 'N', 7), 7, '', ''],
  ['a card after letters that were typed', hand(typed(EMPTY, 'KI'), 'N', 7), 7, '', ''],
  ['a card after a row that has one card over it', hand(laidOut, 'S', 5), 5, 'over between', 'over'],
  ['a card after a row with one between', hand(inserted(EMPTY, kit, 0, 'S', 5), 'E', 7), 7, 'over between', 'over'],
  ['a card after a whole row was spelt', hand(pile(pile(pile(EMPTY, 0), 1), 2), 'E', 7), 7, 'over between', 'over'],
  ['where only a part of the other row is used', hand(pile(laidOut, 0, at), 'S', 5), 5, 'over between', ''],
])('%s', (_what, draft, chosen, first, second) => {
  expect(waysToPut(draft, chosen, kit, [kit, at], PUTS).join(' ')).toBe(first);
  expect(waysToPut(draft, chosen, at, [kit, at], PUTS).join(' ')).toBe(second);
  expect(waysToPut(draft, chosen, kit, [kit, at], []), 'where a row takes no cards').toEqual([]);
});

test.each([
  ['over', 0, EMPTY, 'S over K'],
  ['over', 2, laidOut, 'S over M'],
  ['between', 0, EMPTY, 'S before K'],
  ['between', 1, EMPTY, 'S between K and I'],
  ['between', 2, laidOut, 'S between I and M'],
  ['between', 3, EMPTY, 'S after T'],
] as const)('what is said of a card put %s %i', (how, index, draft, text) => {
  expect(putText('S', draft, kit, { how, index })).toBe(text);
});

test('a card laid over a pile could have begun a word, where it was alone and the pile shows a letter', () => {
  expect(speltOn(alone, kit, { how: 'over', index: 0 })?.text).toBe('SK');
  expect(speltOn(alone, kit, { how: 'between', index: 0 })).toBe(null);
  expect(speltOn(hand(laidOut, 'S', 5), kit, { how: 'over', index: 0 })).toBe(null);
  expect(speltOn(alone, { zone: 'row 1', faces: ['?'] }, { how: 'over', index: 0 })).toBe(null);
});
