import { expect, test } from 'vitest';
import { seeingRed } from './seeing-red.ts';
import { open, play } from './testing.ts';

test('the red cards come on top of full hands, or the table does not open', async () => {
  const words = 'KIT';
  await expect(open(seeingRed, { words, cards: 'ITNNNNNNNN OOOOOUUUUU JKQVVX' })).rejects.toThrow('at least 27');
  const match = await open(seeingRed, { words, cards: 'ITNNNNNNNN OOOOOUUUUU JKQVVXZ' });
  expect(match.last.state.zones['row 1']?.row).toHaveLength(7);
});

test('with an edited deck the red cards it has are the ones to use', async () => {
  const words = 'JAKX KIT';
  const match = await open(seeingRed, { words, cards: 'AITNNNNNNN OOOOOUUUUU EEEE JKX' });
  expect(play(match, '0: play JAKX', '1: pass', '0: play KIT').last.state.scores).toEqual([6, 0]);
});

test('a letter that is red may be in a hand too: only the open card counts as red', async () => {
  const words = 'JAKQVVXZ KICK KIT';
  const match = await open(seeingRed, { words, cards: 'AKICITNNNN OOOOOUUUUU EEEE JKQVVXZ' });
  const laid = play(match, '0: play JAKQVVXZ', '1: pass', '0: play KICK');
  // K 4, I 1, C 2, K 4, one of them red: not doubled.
  expect(laid.last.state.scores).toEqual([11, 0]);
});

test('in the knockout nothing is ticked off', async () => {
  const given = { words: 'JAKQVVXZ', cards: 'AITNNNNNNN OOOOOUUUUU EEEE JKQVVXZ', options: { scoring: 'knockout' } };
  const laid = play(await open(seeingRed, given), '0: play JAKQVVXZ').last;
  expect(laid.state.shared.noted['ticked 0']).toBeUndefined();
  expect(laid.events.some((event) => event.kind === 'said' && event.what === 'ticked')).toBe(false);
});
