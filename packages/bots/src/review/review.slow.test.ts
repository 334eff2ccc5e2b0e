import { readFileSync } from 'node:fs';
import { games } from '@deckle/games';
import { type GameRecord, type Match, STANDING } from '@deckle/kernel';
import { describe, expect, test } from 'vitest';
import type { Turn } from './review-types.ts';
import { openList, readMatch, reviewed } from './testing.ts';
import { reviewText, tellReview } from './tell.ts';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const [everyday, standard] = await Promise.all([openList('everyday'), openList('standard')]);
const names = (seat: number): string => ['Ada', 'Bo', 'Cleo', 'Dot'][seat] as string;

/** As much as the usual depth is in a game of usual pace. */
const WORK = 5000;
/** What a game may have learnt of its cards: that some are good to keep. */
const LEARNT = { pace: 0.8, cards: { S: 3, E: 2, A: 1, I: 1, N: 1, R: 1, T: 1, Q: -3, V: -2, J: -2, Z: -1, '?': 6 } };

// Read every line before you accept a new text with `vitest -u`: each must be true.
describe('fixed records', () => {
  test.each([
    ['two', LEARNT, standard],
    ['alone', null, standard],
    ['knockout', null, standard],
    ['letters', null, everyday],
    ['cards-left', null, everyday],
  ])('%s', async (name, learnt, list) => {
    const match = readMatch(read(`./goldens/${name}.json`), list, learnt);
    const { review } = reviewed(match, WORK);
    const text = reviewText(tellReview(review, { title: match.game.name, names }));
    await expect(`${text}\n`).toMatchFileSnapshot(`./goldens/${name}.txt`);
    // What makes more at once than the best that is told: the turn says why it is not that.
    const unexplained = review.missed.filter(({ word, turn, more }) => {
      if (more === 0) return false;
      const { best, left, why } = review.turns[turn - 1] as Turn;
      const isBest = best !== null && more <= left.points;
      return !isBest && !why.includes(best?.words.includes(word) ? 'another way' : word);
    });
    expect(unexplained).toEqual([]);
  });
});

/** So little that most is decided at first sight. */
const LITTLE = 100;
const MOVES = 6;

/** The beginning of a game, and then all but one give up. */
function givenUp(text: string): Match {
  const record = JSON.parse(text) as GameRecord;
  const inputs = record.inputs.slice(0, MOVES);
  const at = inputs.at(-1)?.at ?? 0;
  const leaving = Array.from({ length: record.seats }, (_, seat) => seat).slice(record.seats === 1 ? 0 : 1);
  const resigned = leaving.map((seat) => ({ ask: STANDING, seat, move: { kind: 'resign' }, at }));
  return readMatch(JSON.stringify({ ...record, inputs: [...inputs, ...resigned] }), everyday);
}

describe('every game', () => {
  test.each(games.map((game) => [game.name, game] as const))('%s', (_name, { id }) => {
    const match = givenUp(read(`../../../games/goldens/${id}.json`));
    const { review, told } = reviewed(match, LITTLE);
    expect(told.at(-1)).toEqual({ done: told.length, of: told[0]?.of });
    expect(review.turns.length).toBeGreaterThan(0);
    expect(review.turnings.length).toBeLessThanOrEqual(3);
    expect(review.missed.length).toBeLessThanOrEqual(5);
    expect(reviewText(tellReview(review, { title: id, names }))).not.toMatch(/undefined|NaN|Infinity|null/);
    for (const { best, left, played, chances } of review.turns) {
      expect(left.points).toBe(best === null ? 0 : Math.max(0, best.points - played.points));
      expect(chances?.wins.every((won) => won >= 0 && won <= chances.games)).not.toBe(false);
    }
  });
});
