import { expect, test } from 'vitest';
import { pickOf, takenOf } from './picking.ts';
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
  label: null,
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

const take = choice('take', { needs: 'piles', says: 'take LETTERS' });

test.each([
  ['', 'S', false, 'take S'],
  ['take ', 'S', false, 'take S'],
  ['TAKE S', 'U', false, 'take S U'],
  ['take S U S', 'U', true, 'take S S'],
  ['take S', 'S', true, ''],
  ['take SU', 'S', true, 'take SU'],
  ['SUN', 'S', false, null],
  ['taken', 'S', false, null],
])('with %j in the line, to touch %s on the table, chosen already: %s, makes %j', (text, face, isNamed, next) => {
  expect(takenOf(text, [take], face, isNamed)).toBe(next);
  expect(takenOf(text, [claim], face, isNamed)).toBe(null);
});
