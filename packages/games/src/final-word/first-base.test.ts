import type { Match } from '@deckle/kernel';
import { describe, expect, test } from 'vitest';
import { firstBase } from './first-base.ts';
import { open, play } from './testing.ts';

/** Each pile of the row from bottom to top. */
const piles = ({ last, tools }: Match): readonly string[] =>
  (last.state.zones['row 1']?.row ?? []).map((pile) => pile.map((card) => tools.pack[card]?.face).join(''));

const given = { seats: 1, words: 'CAT TEAS', cards: 'CATEASNNNN OOOOOO' };

describe('the last pile moves whole', () => {
  test.each<[string, readonly string[], readonly string[]]>([
    ['in front of the first', ['0: before'], ['AS', 'T', 'CE', 'A']],
    ['onto the first', ['0: onto'], ['TAS', 'CE', 'A']],
    ['back from the front', ['0: before', '0: pass'], ['T', 'CE', 'A', 'AS']],
    ['back from on top', ['0: onto', '0: pass'], ['T', 'CE', 'A', 'AS']],
  ])('%s', async (_what, lines, expected) => {
    const match = play(await open(firstBase, given), '0: play CAT', '0: before', '0: play TEAS #3');
    expect(piles(play(match, ...lines))).toEqual(expected);
  });
});

test('a table for one, with nobody to challenge or to ask', async () => {
  await expect(open(firstBase, { ...given, seats: 2 })).rejects.toThrow('for 1 player.');
  await expect(open(firstBase, { ...given, options: { checking: 'challenge' } })).rejects.toThrow('checking');
  await expect(open(firstBase, { ...given, options: { checking: 'vote' } })).rejects.toThrow('checking');
});
