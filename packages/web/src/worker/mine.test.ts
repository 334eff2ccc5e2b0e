import { describe, expect, test } from 'vitest';
import type { Draft, Keepsake, News, Pin } from '../table/news.ts';
import { mineOf, NO_KEEPSAKE, NOTHING_MINE, parseKeepsake, parseKeepsakes } from './mine.ts';

const draftOf = (text: string, ...pins: readonly Pin[]): Draft => ({ text, pins, way: 2 });
const news = (moment: number, ...cards: readonly number[]): Omit<News, 'mine'> =>
  ({
    moment,
    hands: [{ zone: 'hand 0', label: 'Hand', cards }],
    places: [{ zone: 'row 1', row: [[9], [8]] }],
  }) as unknown as Omit<News, 'mine'>;

const keepsake: Keepsake = {
  held: { 'hand 0': { order: [3, 1, 2], groups: [[1, 2]] }, 'hand 1': { order: [7], groups: [] } },
  draft: {
    moment: 4,
    of: draftOf('TEAS', { at: 0, length: 1, card: 3, on: ['row 1', 1] }, { at: 1, length: 2, spot: ['row 1', 0] }),
  },
};

describe('what the viewer has made of their cards', () => {
  test('is as they left it', () => {
    expect(mineOf(keepsake, news(4, 1, 2, 3))).toEqual({
      held: { 'hand 0': keepsake.held['hand 0'] },
      draft: keepsake.draft?.of,
    });
  });

  test('names no card they do not hold now, and no place that is not there', () => {
    const wrong = draftOf('TEA', { at: 0, length: 1, card: 7 }, { at: 1, length: 1, spot: ['row 1', 2] });
    expect(mineOf({ ...keepsake, draft: { moment: 4, of: wrong } }, news(4, 1, 3))).toEqual({
      held: { 'hand 0': { order: [3, 1], groups: [] } },
      draft: draftOf('TEA'),
    });
  });

  test('is another draft at another moment', () => {
    expect(mineOf(keepsake, news(5, 1, 2, 3)).draft).toBeNull();
    expect(mineOf(NO_KEEPSAKE, news(5, 1))).toEqual(NOTHING_MINE);
  });
});

describe('what was kept of a table', () => {
  test('is read as it was written', () => {
    const kept = { 0: keepsake, 2: NO_KEEPSAKE };
    expect(parseKeepsakes(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
  });

  test.each<[what: string, value: unknown]>([
    ['nothing', undefined],
    ['a text', 'hand'],
    ['a list', [keepsake]],
    ['somebody without a seat', { Ada: keepsake }],
    ['no hands', { 0: { draft: null } }],
    ['a hand that is no list', { 0: { held: { 'hand 0': { order: 3, groups: [] } }, draft: null } }],
    ['a hand of no cards', { 0: { held: { 'hand 0': { order: ['A'], groups: [] } }, draft: null } }],
    [
      'a card in two groups',
      {
        0: {
          held: {
            'hand 0': {
              order: [],
              groups: [
                [1, 2],
                [2, 3],
              ],
            },
          },
          draft: null,
        },
      },
    ],
    ['a card twice', { 0: { held: { 'hand 0': { order: [1, 1], groups: [] } }, draft: null } }],
    ['a draft without its moment', { 0: { held: {}, draft: { of: draftOf('TEA') } } }],
    ['a draft that is a text', { 0: { held: {}, draft: { moment: 1, of: 'TEA' } } }],
    ['a way that is no number', { 0: { held: {}, draft: { moment: 1, of: { ...draftOf('TEA'), way: -1 } } } }],
    ['a pin beyond the text', { 0: { held: {}, draft: { moment: 1, of: draftOf('TEA', { at: 3, length: 1 }) } } }],
    [
      'a pin to no place',
      { 0: { held: {}, draft: { moment: 1, of: draftOf('TEA', { at: 0, length: 1, spot: ['row'] as never }) } } },
    ],
    ['far too much', { 0: { held: {}, draft: { moment: 1, of: draftOf('A'.repeat(2000)) } } }],
  ])('is nothing where it is %s', (_what, value) => {
    expect(parseKeepsakes(value)).toEqual({});
  });

  test('is read of those it can be read of', () => {
    expect(parseKeepsakes({ 0: keepsake, 1: { held: null } })).toEqual({ 0: keepsake });
    expect(parseKeepsake(null)).toBeNull();
  });
});
