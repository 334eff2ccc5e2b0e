import { expect, test } from 'vitest';
import { pickOf } from './composing.ts';
import type { Choice } from './news.ts';

const choice = (kind: string, more: Partial<Choice>): Choice => ({
  kind,
  says: kind,
  needs: 'pick',
  picks: [],
  given: {},
  cards: [0, 0],
  must: true,
  until: null,
  stake: null,
  does: null,
  ...more,
});
const claim = choice('claim', { picks: ['claim A', 'claim E', 'claim ?'] });
const play = choice('play', { needs: 'words' });
const copy = choice('copy', { picks: ['copy E'], must: false });

test.each([
  ['', [claim], 'E', 'claim E'],
  ['', [claim], '?', 'claim ?'],
  ['claim A', [claim], 'E', 'claim E'],
  ['', [claim], 'Z', null],
  ['SE', [claim], 'A', null],
  ['', [claim, copy], 'E', null],
  ['', [claim, copy], 'A', 'claim A'],
  ['', [play, copy], 'E', null],
])('with %j in the line, of %j the card %s is picked by %s', (text, choices, face, pick) => {
  expect(pickOf(text, choices, face)).toBe(pick);
});
