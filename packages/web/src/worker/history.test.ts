import { type Match, playInput, undoInput } from '@deckle/kernel';
import { actToy, openToy } from '@deckle/testkit/toy-table';
import { expect, test } from 'vitest';
import { openHistory } from './history.ts';

test('every moment is there, also of inputs that came at once, and of those taken back', () => {
  const dealt = openToy({ seats: 2 });
  const history = openHistory([dealt]);
  expect(history.upTo(dealt)).toEqual([dealt]);
  const cheered = actToy(dealt, [1, 'cheer']);
  const back = playInput(cheered, undoInput(cheered, 1, 0)) as Match;
  const passed = actToy(back, [0, 'pass']);
  const matches = history.upTo(passed);
  expect(matches.map(({ log }) => log?.number ?? -1)).toEqual([-1, 0, 1, 2]);
  expect(matches[1]?.last.state).toEqual(cheered.last.state);
  expect(matches[3]).toBe(passed);
  expect(history.upTo(passed)).toBe(matches);
});
