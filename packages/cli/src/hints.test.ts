import {
  type CardId,
  type Game,
  isRefusal,
  makePack,
  type MoveSpec,
  openMatch,
  type View,
  viewOf,
} from '@deckle/kernel';
import { toy } from '@deckle/testkit';
import { handOf } from '@deckle/words';
import { expect, test } from 'vitest';
import { emptyDesk, type Talk } from './desk.ts';
import { openFakeWorld } from './fake-world.ts';
import { hintLines } from './hints.ts';

/** The table advises the second of two equal cards; `points` is what laying each card is worth. */
function advised(points: (card: CardId) => number): readonly string[] | null {
  const lay = { ...toy.moves['lay'], points: (_view: View, { cards = [] }) => points(cards[0] as CardId) } as MoveSpec;
  const game: Game = { ...toy, moves: { ...toy.moves, lay } };
  const deck = [{ face: 'A', points: 1, count: 30 }];
  const match = openMatch(game, { seats: 1, seed: 's', options: {}, deck }, { pack: makePack(deck) }, 'none');
  if (isRefusal(match)) throw new Error(match.rule);
  const view = viewOf(match.last.state, 0);
  const second = handOf(view)[1] as CardId;
  const adviser = (): { ask: number; move: { kind: string; cards: readonly CardId[] } } => ({
    ask: 1,
    move: { kind: 'lay', cards: [second] },
  });
  return hintLines({ match, view, adviser, desk: emptyDesk(), columns: 80 } as unknown as Talk);
}

test('of equally good ways the plain one is advised', () => {
  expect(advised(() => 1)).toEqual(['You could say: lay A']);
});

test('a better way is advised by its number', () => {
  expect(advised((card) => card)).toEqual([expect.stringMatching(/^You could say: lay A #2$/)]);
});

test.each(['play eight-it-all --level sprout --seed words', 'today --date 2026-11-16'])(
  'in `%s` hints are about the words the player knows',
  async (line) => {
    const told = async (words: string): Promise<string> => {
      const { play } = openFakeWorld();
      const { out } = await play([...line.split(' '), '--hints', words], ['hint', 'hint', 'hint']);
      return /You could say: (.*)/.exec(out)?.[1] ?? '';
    };
    const [everyday, all] = [await told('everyday'), await told('all')];
    expect([everyday, all]).toEqual([expect.stringMatching(/^play /), expect.stringMatching(/^play /)]);
    expect(everyday).not.toBe(all);
  },
);
