import { type Match, type Move, viewOf } from '@deckle/kernel';
import { parseCommand } from '@deckle/words';
import { expect, test } from 'vitest';
import { breakUp } from './break-up.ts';
import { open, play } from './testing.ts';

const pointsOf = ({ last: { state }, tools }: Match, seat: number, command: string): number | undefined => {
  const view = viewOf(state, seat);
  const move = parseCommand(breakUp, view, command, tools) as Move;
  return breakUp.moves[move.kind]?.points?.(view, move, tools);
};

test.each<[string, string, number]>([
  ['two long words: the better one', 'play PLAY + NETS', 7],
  ['a short one that is the dearer one: the other', 'play PLY + ANETS', 5],
  ['a short one that is the lower one: that one', 'play PSLYAN + SET', 3],
  ['one side only: nothing', 'complete only PLAY', 0],
])('what a play promises to score: %s', async (_what, command, points) => {
  const cards = 'PLANETIIII YSSOOOUUUU';
  const match = play(
    await open(breakUp, { words: 'PLANET', cards, options: { checking: 'challenge' } }),
    '0: play PLANET',
  );
  expect(pointsOf(match, 1, command)).toBe(points);
});

test('the choice that scores more comes first, and says what it scores', async () => {
  const opened = await open(breakUp, { words: 'PLANET PLAY NETS', cards: 'PLANETIIII YSSOOOUUUU' });
  const match = play(opened, '0: play PLANET', '1: play PLAY + NETS');
  const view = viewOf(match.last.state, 1);
  const moves = [...(breakUp.moves['keep']?.candidates(view, match.tools) ?? [])];
  expect(moves.map(({ letters }) => letters)).toEqual([['NETS'], ['PLAY']]);
  expect(moves.map((move) => breakUp.moves['keep']?.points?.(view, move, match.tools))).toEqual([7, 4]);
});
