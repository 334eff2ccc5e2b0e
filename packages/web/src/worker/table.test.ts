import type { Event } from '@deckle/kernel';
import { expect, test } from 'vitest';
import { freshOf } from './table.ts';

const moved = (from: string, to: string, cards: readonly number[], seen: 'all' | readonly number[] = 'all'): Event => ({
  kind: 'moved',
  from,
  to,
  cards,
  seen,
});

test.each<[what: string, events: readonly Event[], fresh: readonly number[]]>([
  ['a card laid', [moved('hand 0', 'row 1', [3])], [3]],
  ['one that goes on', [moved('hand 0', 'row 1', [3]), moved('row 1', 'gone', [3])], [3]],
  ['one that comes back', [moved('row 1', 'aside', [3, 4]), moved('aside', 'row 1', [3])], [4]],
  ['one that nobody else sees', [moved('deck', 'hand 0', [3], [0])], []],
])('what has just moved: %s', (_what, events, fresh) => {
  expect(freshOf({ events })).toEqual(fresh);
});
