import { actToy, handOf, openToy, toyTools } from '@deckle/testkit/toy-table';
import { toy } from '@deckle/testkit';
import { describe, expect, test } from 'vitest';
import { imagine } from './imagine.ts';
import { openStream } from './rng.ts';
import type { Card, DeckLine, Game, View } from './types.ts';
import { viewOf } from './view.ts';

const rng = () => openStream({ seed: 'imagine', used: 0 });
const view = viewOf(openToy({ seats: 3 }).last.state, 0);

test('what is seen is as it is, what is not seen is dealt at random', () => {
  const { state } = openToy({ seats: 3 }).last;
  const chance = rng();
  const tables = Array.from({ length: 8 }, () => imagine(toy, view, toyTools.pack, chance));
  for (const table of tables) {
    expect(handOf(table, 0)).toEqual(handOf(state, 0));
    expect(viewOf(table, 0)).toEqual({ ...view, commitment: table.commitment });
    const cards = Object.values(table.zones).flatMap(({ row }) => row.flat());
    expect(cards.sort((a, b) => a - b)).toEqual([...toyTools.pack.keys()]);
  }
  expect(new Set(tables.map((table) => handOf(table, 1).join())).size).toBeGreaterThan(4);
  expect(new Set(tables.map(({ chance: { seed } }) => seed)).size).toBe(8);
});

test('the same chance imagines the same', () => {
  expect(imagine(toy, view, toyTools.pack, rng())).toEqual(imagine(toy, view, toyTools.pack, rng()));
});

test('a seat that has decided in secret decides again', () => {
  const { state } = actToy(openToy(), [0, 'pass'], [1, 'pass'], [1, 'bid', 0]).last;
  const seen = viewOf(state, 0);
  const seats = (game: Game): readonly number[] =>
    imagine(game, seen, toyTools.pack, rng())
      .frames.at(-1)
      ?.asks.filter(({ must }) => must)
      .map(({ seat }) => seat) ?? [];
  expect(seats(toy)).toEqual([0]);
  expect(seats({ ...toy, secret: [seen.phase?.then ?? ''] })).toEqual([0, 1]);
});

describe('closed zones hold only what can lie there', () => {
  const lines: readonly DeckLine[] = [
    { face: 'A', points: 1, count: 20, deck: 'vowels' },
    { face: 'B', points: 1, count: 20, deck: 'rest' },
    { face: 'C', points: 1, count: 5, deck: 'rest', minSeats: 4 },
  ];
  const pack = lines
    .flatMap(({ count, ...line }) => Array.from({ length: count }, () => line))
    .map((line, id): Card => ({ ...line, id, marks: [] }));
  const game = { ...toy, deck: lines } as Game;
  const closed = (count: number, owner: number | null = null) => ({ owner, sight: 'none' as const, count, row: null });
  const faces = (zones: View['zones'], holds?: Game['holds']) => {
    const table = imagine({ ...game, ...(holds && { holds }) }, { ...view, zones }, pack, rng());
    return Object.fromEntries(
      Object.entries(table.zones).map(([id, { row }]) => [
        id,
        ['A', 'B', 'C'].filter((face) => row.flat().some((card) => pack[card]?.face === face)).join(''),
      ]),
    );
  };
  const zones = {
    box: closed(5),
    vowels: closed(15),
    rest: closed(15),
    'hand 1': closed(5, 1),
    'hand 2': closed(5, 2),
  };

  test('a deck its own cards, the box what this table leaves out, a hand any', () => {
    const found = faces(zones);
    expect([found['box'], found['vowels'], found['rest']]).toEqual(['C', 'A', 'B']);
    expect(`${found['hand 1']}${found['hand 2']}`).toMatch(/^AB/);
  });

  test('where backs tell cards apart the game says which', () => {
    const found = faces(zones, (zone, card) => !zone.startsWith('hand') || (zone === 'hand 1') === (card.face === 'A'));
    expect([found['hand 1'], found['hand 2']]).toEqual(['A', 'B']);
  });
});
