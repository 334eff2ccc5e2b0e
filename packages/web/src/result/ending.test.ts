import { describe, expect, test } from 'vitest';
import { signed } from '../look/signed.ts';
import { type End, endOf, headline, joined, ranking } from './ending.ts';

const NAMES = ['Ann', 'Bo', 'Cy'];

/** An end with these scores; a seat that is out has none. */
function end(scores: readonly (number | 'out')[], winners: readonly number[], you: number | null = null): End {
  return {
    sitters: scores.map((_, seat) => ({ name: NAMES[seat] ?? '', level: seat === you ? null : 'greedy' })),
    seats: scores.map((score) => (score === 'out' ? { score: 0, out: true } : { score, out: false })),
    winners,
    reason: 'the deck is empty',
    you,
  };
}

describe('headlines', () => {
  test.each<[End, string]>([
    [end([94, 81], [0]), 'Ann wins with 94 points'],
    [end([94, 81], [0], 0), 'You win with 94 points'],
    [end([94, 81], [0], 1), 'Ann wins with 94 points'],
    [end([1, -3], [0]), 'Ann wins with 1 point'],
    [end([-2, -3], [0]), 'Ann wins with −2 points'],
    [end([40, 40, 12], [0, 1]), 'Ann and Bo share the win with 40 points each'],
    [end([40, 40, 40], [0, 1, 2], 0), 'Bo, Cy and you share the win with 40 points each'],
    [end([0, 0], [0, 1]), 'Ann and Bo share the win'],
    [end([0, 0], []), 'Nobody wins'],
    // Knockout: the points are not what counts.
    [end([0, 'out', 'out'], [0]), 'Ann is the last one in'],
    [end([0, 'out'], [0], 0), 'You are the last one in'],
    [end([12, 'out'], [0]), 'Ann wins with 12 points'],
    // Alone.
    [end([48], [0], 0), 'You did it: 48 points'],
    [end([0], [0], 0), 'You did it'],
    [end([48], [0]), 'Ann did it: 48 points'],
    [end([-12], [], 0), 'Not this time: −12 points'],
    [end([0], [], 0), 'Not this time'],
  ])('%#: %j', (each, said) => {
    expect(headline(each)).toBe(said);
  });
});

test('the end is told to the one person at this device', () => {
  const sitters = [
    { name: 'Ada', level: 'greedy' },
    { name: 'Mia', level: null },
  ];
  const news = { seats: [], result: { winners: [1], reason: 'it is late', seed: 's' } };
  expect(endOf({ sitters, people: [1] }, news)?.you).toBe(1);
  expect(endOf({ sitters, people: [0, 1] }, news)?.you).toBeNull();
  expect(endOf({ sitters, people: [1] }, { ...news, result: null })).toBeNull();
});

test('winners come first, then the others by points, then who is out', () => {
  expect(ranking(end([12, 94, 81], [0]))).toEqual([0, 1, 2]);
  expect(ranking(end(['out', 3, 81], [2]))).toEqual([2, 1, 0]);
});

test('small words', () => {
  expect(joined(['Ann'])).toBe('Ann');
  expect(joined(['You', 'Ann'])).toBe('Ann and you');
  expect(signed(-4)).toBe('−4');
});
