import { makePack, type Move, type View } from '@deckle/kernel';
import { describe, expect, test } from 'vitest';
import { handAfter, judgeHands, ownHand } from './hand.ts';

const FACES = ['A', 'E', 'T', 'T', 'S', '?', 'R', 'N', 'QU'];
const pack = makePack(FACES.map((face) => ({ face, points: 1, count: 1 })));
const cards = (faces: string): readonly number[] => {
  const left = [...FACES];
  return faces.split(' ').map((face) => {
    const at = left.indexOf(face);
    left[at] = '';
    return at;
  });
};
const view = {
  seat: 0,
  zones: {
    'hand 0': { owner: 0, count: 3, row: [[0], [1], [2]] },
    'hand 1': { owner: 1, count: 1, row: null },
    row: { owner: null, count: 2, row: [[3, 4]] },
  },
} as unknown as View;

test('the hand is what its owner alone has', () => {
  expect(ownHand(view)).toEqual([0, 1, 2]);
  expect(ownHand({ ...view, seat: null })).toEqual([]);
});

test.each<[what: string, move: Move, left: readonly number[]]>([
  ['a pass', { kind: 'pass' }, [0, 1, 2]],
  ['a trade', { kind: 'trade', cards: [0, 2] }, [1]],
  ['a play', { kind: 'play', words: [[{ play: 1 }, { keep: ['row', 0] }, { free: 'O' }]] }, [0, 2]],
  ['give and take', { kind: 'play', words: [[{ play: 1, on: ['row', 0], take: true }]] }, [0, 2, 4]],
  ['an overlay', { kind: 'play', words: [[{ play: 1, on: ['row', 0] }]] }, [0, 2]],
  ['words and a discard', { kind: 'lay', words: [[{ play: 0 }]], cards: [2] }, [1]],
])('%s leaves in hand', (_what, move, left) => {
  expect(handAfter([0, 1, 2], view, move)).toEqual(left);
});

describe('a hand is better', () => {
  const worth = judgeHands(pack, undefined);
  test.each([
    ['with a wild', 'A ? T', 'A S T'],
    ['without twins', 'A S T', 'A T T'],
    ['with a vowel in it', 'A S T', 'N S T'],
    ['with a consonant in it', 'A T S', 'A E'],
  ])('%s', (_what, better, worse) => {
    expect(worth(cards(better))).toBeGreaterThan(worth(cards(worse)));
  });

  test('by what self-play has taught of its cards, a wild included', () => {
    const taught = judgeHands(pack, { pace: 1, cards: { S: 2.5, '?': 1 } });
    expect(taught(cards('A S T')) - worth(cards('A S T'))).toBe(2.5);
    expect(taught(cards('A ? T')) - worth(cards('A ? T'))).toBe(1 - 4);
    expect(taught(cards('A N T'))).toBe(worth(cards('A N T')));
  });

  test('where there are no vowels, having none does not matter', () => {
    const consonants = makePack(['B', 'C', 'D'].map((face) => ({ face, points: 1, count: 1 })));
    expect(judgeHands(consonants, undefined)([0, 1, 2])).toBe(0);
  });
});
