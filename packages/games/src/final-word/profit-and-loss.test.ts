import { eventFor, viewOf } from '@deckle/kernel';
import { describe, expect, test } from 'vitest';
import { profitAndLoss } from './profit-and-loss.ts';
import { asked, open, play, tryMove } from './testing.ts';

const given = { words: 'CAT DOGS', cards: 'CATNNNNNNN DOGSIIIIII EEEEEEEE' };

describe('what is decided in secret', () => {
  const checkings = ['referee', 'challenge', 'vote'] as const;
  const DECISIONS = ['play CAT', 'trade N N', 'pass'] as const;

  test.each(checkings)('looks the same to all others, whatever it is: %s', async (checking) => {
    const match = await open(profitAndLoss, { ...given, options: { checking } });
    const decisions = checking === 'referee' ? DECISIONS : ([...DECISIONS, 'play NAC'] as const);
    for (const seat of [1, null]) {
      const seen = decisions.map((decision) => {
        const { state, events } = play(match, `0: ${decision}`).last;
        return JSON.stringify([viewOf(state, seat), events.map((event) => eventFor(event, seat))]);
      });
      expect(new Set(seen).size).toBe(1);
    }
  });

  test('is known to its player', async () => {
    const { state } = play(await open(profitAndLoss, given), '0: trade N N').last;
    expect(viewOf(state, 0).own).toMatchObject({ proposed: { kind: 'trade' } });
  });

  test('a vote on one word does not show the other', async () => {
    const options = { checking: 'vote' };
    const voting = play(await open(profitAndLoss, { ...given, options }), '0: play NAC', '1: play DOGS');
    expect(asked(voting)).toEqual([1]);
    expect(JSON.stringify(viewOf(voting.last.state, 0))).not.toContain('DOGS');
    expect(viewOf(voting.last.state, 0).zones['word 1']?.count).toBe(0);
  });
});

test('a deck too small for two hands: the table does not open', async () => {
  await expect(open(profitAndLoss, { ...given, cards: 'CATNNNNNNN DOGSIIIII' })).rejects.toThrow('at least 20');
});

test('the best to take are easy letters the loser does not hold, one of each', async () => {
  const lost = play(await open(profitAndLoss, given), '0: play CAT', '1: play DOGS');
  const moves = [...(profitAndLoss.moves['take']?.candidates(viewOf(lost.last.state, 0), lost.tools) ?? [])];
  expect(moves.map(({ letters = [] }) => letters.join(''))).toEqual(['OSA', 'OS', 'O']);
});

test('equal letters in both words can both be taken', async () => {
  const both = { words: 'TOT OTTO', cards: 'TOTNNNNNNN OTTOIIIIII EEEEEEEE' };
  const lost = play(await open(profitAndLoss, both), '0: play TOT', '1: play OTTO');
  const { state } = play(lost, '0: take T T T').last;
  expect(state.zones['hand 0']?.row).toHaveLength(10);
  expect(state.scores).toEqual([0, 4]);
});

test('a take names a letter at least', async () => {
  const lost = play(await open(profitAndLoss, given), '0: play CAT', '1: play DOGS');
  expect(tryMove(lost, 0, { kind: 'take' })).toBe('bad-form');
});
