import { type Match, playInput, undoInput } from '@deckle/kernel';
import { actToy, openToy } from '@deckle/testkit/toy-table';
import { expect, test } from 'vitest';
import { happeningsOf, logLines } from './log.ts';

const SITTERS = ['Ann', 'Ben'].map((name) => ({ name, level: null }));

test('the log only grows: what was taken back stays in it, with the taking back', () => {
  const cheered = actToy(openToy({ seats: 2 }), [1, 'cheer']);
  const back = playInput(cheered, undoInput(cheered, 1, 0)) as Match;
  const again = actToy(back, [1, 'cheer']);
  expect(logLines(again, null, SITTERS)).toEqual(['Ben cheers', 'Ben thinks again', 'Ben cheers']);
  expect(happeningsOf(again).map(({ number, takesBack }) => [number, takesBack])).toEqual([
    [-1, null],
    [0, null],
    [1, 0],
    [2, null],
  ]);
});
