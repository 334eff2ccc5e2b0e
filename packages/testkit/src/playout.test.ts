import type { View } from '@deckle/kernel';
import { describe, expect, test } from 'vitest';
import { type Chooser, playNext, playOut } from './playout.ts';
import { actToy, openToy } from './toy-table.ts';

/** Answers with the first kind it knows after a while; nothing at all for other asks. */
const says =
  (after: number, ...known: readonly string[]): Chooser =>
  (view: View) => {
    for (const ask of view.asks) {
      const kind = ask.seat === view.seat ? ask.kinds.find((open) => known.includes(open)) : undefined;
      if (kind === undefined) continue;
      const cards = view.zones[`hand ${view.seat}`]?.row?.flat() ?? [];
      return { ask: ask.id, move: kind === 'bid' ? { kind, cards: cards.slice(0, 1) } : { kind }, after };
    }
    return null;
  };

describe('a match played out', () => {
  test('ends', () => {
    const match = playOut(openToy(), [says(5, 'pass', 'bid', 'grab'), says(5, 'pass', 'bid', 'skip')]);
    expect(match.last.state.result?.winners).toEqual([0]);
  });

  test.each([
    [10, 20, 0],
    [20, 10, 1],
    [10, 10, 0],
  ])('after %i and %i ms seat %i wins the race', (first, second, winner) => {
    const race = actToy(
      openToy({ stack: { deck: ['A', 'A', 'A', 'A', 'A', 'A'] } }),
      [0, 'pass'],
      [1, 'pass'],
      [0, 'bid', 0],
      [1, 'bid', 0],
    );
    const won = playNext(race, [says(first, 'grab'), says(second, 'grab')]);
    expect(won?.last.input).toMatchObject({ seat: winner, at: Math.min(first, second) });
  });

  test.each([
    [4999, 'cheer'],
    [5000, 'pass'],
  ])('an answer after %i ms comes before the clock or not: %s', (after, kind) => {
    const next = playNext(openToy({ options: { clock: 5 } }), [() => null, says(after, 'cheer')]);
    expect(next?.last.input?.move.kind).toBe(kind);
  });

  test('the clock alone plays for who is asleep', () => {
    const next = playNext(openToy({ options: { clock: 5 } }), []);
    expect(next?.last.input).toMatchObject({ seat: 0, move: { kind: 'pass' }, at: 5000 });
  });

  test('nobody there, a rule broken, no end: told', () => {
    expect(() => playOut(openToy(), [])).toThrow('nobody answers');
    expect(() => playOut(openToy(), [() => ({ ask: 1, move: { kind: 'lay' } })])).toThrow('seat 0 may not');
    expect(() => playOut(openToy(), [says(1, 'pass'), says(0, 'cheer')], 100)).toThrow('has not ended after 100');
  });
});
