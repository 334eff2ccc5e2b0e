import type { Ask } from '@deckle/kernel';
import { expect, test } from 'vitest';
import { taskOf } from './task.ts';

const ask = (kinds: string, must = true, seat = 0): Ask => ({ id: 1, seat, kinds: kinds.split(' '), must });

test.each([
  ['a turn', [ask('play trade pass')], 'act'],
  ['a turn in which the word before may be challenged', [ask('play pass challenge')], 'act'],
  ['a word that waits for all others', [ask('allow challenge')], 'judge'],
  ['a vote', [ask('accept reject')], 'judge'],
  ['an action card that somebody uses', [ask('allow cancel always')], 'answer'],
  ['a card too many', [ask('discard')], 'act'],
  ['what one only may do', [ask('challenge', false)], null],
  ['the turn of somebody else', [ask('play pass', true, 1)], null],
])('%s', (_name, asks, task) => {
  expect(taskOf({ asks }, 0)).toBe(task);
});
