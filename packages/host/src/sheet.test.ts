import type { Event, Game, Match } from '@deckle/kernel';
import { PHRASES } from '@deckle/words';
import { describe, expect, test } from 'vitest';
import { sheetOf } from './sheet.ts';

const sitters = ['Ann', 'Bo'].map((name) => ({ name, level: null }));
const game = { id: 'test', phrases: { ...PHRASES, round: 'Round {round}: {seat} starts.' } } as unknown as Game;

const scored = (seat: number, points: number, why: string): Event => ({ kind: 'scored', seat, points, why });
const round = (number: number): Event => ({ kind: 'said', what: 'round', seat: 0, data: { round: number } });
const ended: Event = { kind: 'ended', winners: [0], reason: 'it is late' };

/** A match in which these things happened at the deal and after each input; a number takes that input back. */
function matchOf(dealt: readonly Event[], ...steps: readonly (readonly Event[] | number)[]): Match {
  const log = steps.reduce<unknown>((before, step, number) => {
    const isUndo = typeof step === 'number';
    const input = isUndo ? { ask: step, move: { kind: 'undo' } } : { ask: 1, move: { kind: 'lay' } };
    return { before, number, input, events: isUndo ? [] : step };
  }, null);
  const last = steps.at(-1) ?? dealt;
  const result = typeof last === 'object' && last.includes(ended) ? {} : null;
  const state = { number: steps.length - 1, state: { result } };
  return { game, tools: { pack: [] }, setup: { seats: 2 }, dealt, log, last: state } as unknown as Match;
}

const plain = (match: Match): readonly (readonly string[])[] =>
  sheetOf(match, sitters).rows.map(({ title, cells, totals }) => [
    title,
    ...cells.map((cell, seat) => `${cell.map(({ why, points }) => `${why} ${points}`).join(', ')} = ${totals[seat]}`),
  ]);

describe('without rounds', () => {
  test('a line has a turn of everybody', () => {
    const match = matchOf(
      [],
      [scored(0, 6, 'KIT')],
      [scored(1, 9, 'TAKE'), scored(1, 5, 'all cards')],
      [scored(0, 2, 'IT')],
    );
    expect(sheetOf(match, sitters).by).toBe('turn');
    expect(plain(match)).toEqual([
      ['1', 'KIT 6 = 6', 'TAKE 9, all cards 5 = 14'],
      ['2', 'IT 2 = 8', ' = 14'],
    ]);
  });

  test('what is counted in the last step stands at the end', () => {
    const match = matchOf([], [scored(0, 6, 'KIT')], [scored(1, 2, 'AT'), scored(0, -4, 'cards left'), ended]);
    expect(plain(match)).toEqual([
      ['1', 'KIT 6 = 6', ' = 0'],
      ['At the end', 'cards left -4 = 2', 'AT 2 = 2'],
    ]);
  });

  test('who goes out without points is on the sheet', () => {
    const match = matchOf([], [{ kind: 'out', seat: 1 }, ended]);
    expect(plain(match)).toEqual([['At the end', ' = 0', 'out null = 0']]);
  });

  test('what was taken back does not count', () => {
    const match = matchOf([], [scored(0, 6, 'KIT')], [scored(1, 9, 'TAKE')], 1, [scored(1, 2, 'AT')]);
    expect(plain(match)).toEqual([['1', 'KIT 6 = 6', 'AT 2 = 2']]);
  });

  test('a game in which nothing counts has an empty sheet', () => {
    expect(sheetOf(matchOf([], []), sitters).rows).toEqual([]);
  });
});

test('rounds have their own names, and a step may end one and begin the next', () => {
  const match = matchOf(
    [round(1)],
    [scored(0, 3, 'words')],
    [scored(1, 4, 'words'), round(2)],
    [scored(0, 1, 'words')],
  );
  expect(sheetOf(match, sitters).by).toBe('round');
  expect(plain(match)).toEqual([
    ['Round 1', 'words 3 = 3', 'words 4 = 4'],
    ['Round 2', 'words 1 = 4', ' = 4'],
  ]);
  expect(sheetOf(match, sitters).rows.map(({ moment }) => moment)).toEqual([2, 3]);
  const alike = matchOf([round(1)], [scored(0, 3, 'words'), round(1)], [scored(0, 1, 'words')]);
  expect(plain(alike)).toHaveLength(2);
});
