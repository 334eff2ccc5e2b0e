import type { Table } from '@deckle/kernel';
import { expect, test, vi } from 'vitest';
import type { WordShape } from './shape.ts';
import { openWords } from './testing.ts';
import { voted } from './vote.ts';

/** Seat 0 has put a word to the vote; `out` marks the seats that have left meanwhile. */
async function outcome(out: string, ayes: readonly number[]): Promise<readonly string[]> {
  const heard: string[] = [];
  const table = {
    state: {
      seats: out.length,
      out: Array.from(out, (mark) => mark === 'x'),
      shared: { ayes, accepted: [] },
      own: Array.from(out, () => ({ proposed: { kind: 'play' } })),
    },
    share: vi.fn<Table['share']>(),
    tell: vi.fn<Table['tell']>(),
    say: vi.fn<Table['say']>(),
  } as unknown as Table<WordShape>;
  const judge = voted<WordShape>(
    () => heard.push('accepted'),
    () => heard.push('refused'),
  );
  const vote = { seat: 0, move: { kind: 'play' }, words: ['XQ'], at: 0 };
  judge(table, vote, { pack: [], dictionary: await openWords('CAT') });
  return heard;
}

// Each would be accepted if the ayes of those who left were counted.
test.each([
  ['the only aye has left', '..x', [2]],
  ['one aye of two has left', '...x', [1, 3]],
  ['more ayes have left than are in', '...xx', [3, 4]],
])('%s: refused', async (_what, out, ayes) => {
  expect(await outcome(out, ayes)).toEqual(['refused']);
});

test('who left is not among those whose half it takes', async () => {
  expect(await outcome('...xx', [1, 2])).toEqual(['accepted']);
  expect(await outcome('..xx', [1])).toEqual(['accepted']);
});
