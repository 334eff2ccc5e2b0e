import { type View, viewOf } from '@deckle/kernel';
import { openToy } from '@deckle/testkit/toy-table';
import { expect, test } from 'vitest';
import { advise } from './hints.ts';

test('all hints of a moment are about one play, whatever comes to mind meanwhile', () => {
  const { last } = openToy();
  const [view, other] = [0, 1].map((seat) => viewOf(last.state, seat)) as [View, View];
  let thoughts = 0;
  const adviser = () => ({ ask: 1, move: { kind: `thought ${++thoughts}` }, after: 0 });
  const first = advise(view, adviser, last, null);
  const second = advise(view, adviser, last, first);
  expect([first, second].map(({ move, step }) => [move?.kind, step])).toEqual([
    ['thought 1', 0],
    ['thought 1', 1],
  ]);
  expect(advise(other, adviser, last, second)).toMatchObject({ move: { kind: 'thought 2' }, step: 0 });
  expect(advise(view, adviser, 'later', second)).toMatchObject({ move: { kind: 'thought 3' }, step: 0 });
});
