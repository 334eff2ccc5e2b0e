import { describe, expect, test } from 'vitest';
import { EMPTY, inserted, overlaid, pinOfCard, placed, takenOut, typed } from './draft.ts';
import type { Draft, Pin } from './news.ts';

const kit = { zone: 'row 1', faces: ['K', 'I', 'T'] };
const boo = { zone: 'row 1', faces: ['B', 'O', 'O'] };
const shown = ({ text, pins }: Draft): string =>
  `${text} ${[...pins]
    .sort((a, b) => a.at - b.at)
    .map(
      ({ at, card, spot, on }) =>
        `${at}${card === undefined ? '' : `c${card}`}${spot === undefined ? '' : `s${spot[1]}`}${on === undefined ? '' : `on${on[1]}`}`,
    )
    .join(' ')}`;

describe('typing keeps the pins of what it leaves alone', () => {
  const draft = placed(placed(placed(EMPTY, 'K', { spot: ['row 1', 0] }), 'QU', { card: 7 }), 'E', { card: 8 });
  test.each([
    ['KQUE', 'KQUE 0s0 1c7 3c8'],
    ['KQUES', 'KQUES 0s0 1c7 3c8'],
    ['SKQUE', 'SKQUE 1s0 2c7 4c8'],
    ['KQE', 'KQE 0s0 2c8'],
    ['K', 'K 0s0'],
    ['', ' '],
  ])('%s', (text, wanted) => {
    expect(shown(typed(draft, text))).toBe(wanted);
  });
});

describe('dropping cards on a row', () => {
  const once = inserted(EMPTY, kit, 0, 'S', 5);
  test.each([
    ['before the first', once, 'SKIT 0c5 1s0 2s1 3s2'],
    ['between', inserted(EMPTY, kit, 2, 'N', 5), 'KINT 0s0 1s1 2c5 3s2'],
    ['at the end', inserted(EMPTY, kit, 3, 'E', 5), 'KITE 0s0 1s1 2s2 3c5'],
    ['onto a pile', overlaid(EMPTY, kit, 2, 'M', 6), 'KIM 0s0 1s1 2c6on2'],
    ['a second card', overlaid(once, kit, 2, 'M', 6), 'SKIM 0c5 1s0 2s1 3c6on2'],
    ['the same card elsewhere', inserted(once, kit, 3, 'S', 5), 'KITS 0s0 1s1 2s2 3c5'],
    ['onto a covered pile', overlaid(overlaid(EMPTY, kit, 2, 'M', 6), kit, 2, 'N', 7), 'KIN 0s0 1s1 2c7on2'],
    ['onto the first of two alike', overlaid(EMPTY, boo, 1, 'L', 6), 'BLO 0s0 1c6on1 2s2'],
    ['onto the last of two alike', overlaid(EMPTY, boo, 2, 'L', 6), 'BOL 0s0 1s1 2c6on2'],
    [
      'in a second row',
      inserted(once, { zone: 'row 2', faces: ['A'] }, 1, 'T', 9),
      'SKIT + AT 0c5 1s0 2s1 3s2 7s0 8c9',
    ],
  ])('%s', (_what, draft, wanted) => {
    expect(shown(draft)).toBe(wanted);
  });
});

describe('a card can be taken out again', () => {
  const twice = placed(placed(EMPTY, 'E', { card: 1 }), 'E', { card: 2 });
  test.each([
    ['from before a row', inserted(EMPTY, kit, 0, 'S', 5), 5, 'KIT 0s0 1s1 2s2'],
    ['the first of two alike', twice, 1, 'E 0c2'],
    ['the last of two alike', twice, 2, 'E 0c1'],
    ['from over a pile, which is seen again', overlaid(EMPTY, kit, 1, 'A', 6), 6, 'KIT 0s0 1s1 2s2'],
  ])('%s', (_what, draft, card, wanted) => {
    expect(shown(takenOut(draft, pinOfCard(draft, card) as Pin, [kit]))).toBe(wanted);
  });
});
