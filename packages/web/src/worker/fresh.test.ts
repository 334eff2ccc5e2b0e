import type { HappeningSeen } from '@deckle/host';
import type { SeenEvent, Sight } from '@deckle/kernel';
import { expect, test } from 'vitest';
import { freshIn } from './fresh.ts';

const moved = (from: string, to: string, cards: readonly number[] | null): SeenEvent => ({
  kind: 'moved',
  from,
  to,
  count: cards?.length ?? 1,
  cards,
});
const at = (number: number, events: readonly SeenEvent[], takesBack: number | null = null): HappeningSeen => ({
  number,
  events,
  takesBack,
});
const zone = (sight: Sight, cards: readonly number[]) => ({
  owner: null,
  sight,
  count: cards.length,
  row: cards.map((card) => [card]),
});

const laid = moved('hand 0', 'row 1', [3]);

test.each<[what: string, happenings: readonly HappeningSeen[], fresh: readonly number[]]>([
  ['a card laid', [at(0, [laid])], [3]],
  ['a card that goes on', [at(0, [moved('hand 0', 'row 1', [9]), moved('row 1', 'gone', [9])])], []],
  ['one that comes back', [at(0, [laid, moved('row 1', 'aside', [4]), moved('aside', 'row 1', [4])])], [3]],
  ['one that only its owner sees', [at(0, [moved('deck', 'hand 0', [8])])], []],
  ['a word after which cards were drawn', [at(0, [laid]), at(1, [moved('deck', 'hand 0', [8])])], [3]],
  ['a word that was allowed, and a card turned up', [at(0, [laid]), at(1, [moved('deck', 'turned', [5])])], [3, 5]],
  ['the later of two words', [at(0, [laid]), at(1, [moved('hand 1', 'row 1', [4])])], [4]],
  ['a word that lies elsewhere by now', [at(0, [moved('hand 0', 'row 1', [7])]), at(1, [])], []],
  [
    'the word before one that was taken back',
    [at(0, [laid]), at(1, [moved('hand 1', 'row 1', [4])]), at(2, [], 1)],
    [3],
  ],
  ['the deal', [at(-1, [moved('box', 'turned', [5]), moved('box', 'hand 0', [8])])], [5]],
])('what is marked: %s', (_what, happenings, fresh) => {
  const zones = {
    'row 1': zone('all', [3, 4]),
    turned: zone('all', [5]),
    gone: zone('none', []),
    aside: zone('all', []),
    'hand 0': zone('owner', [8]),
  };
  expect(freshIn(happenings, { zones })).toEqual(fresh);
});
