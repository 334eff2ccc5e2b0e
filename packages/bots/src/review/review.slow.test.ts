import { readFileSync } from 'node:fs';
import { games } from '@deckle/games';
import { type GameRecord, type Match, STANDING } from '@deckle/kernel';
import { describe, expect, test } from 'vitest';
import { openList, readMatch, reviewed } from './testing.ts';
import { reviewText, tellReview } from './tell.ts';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const [everyday, standard] = await Promise.all([openList('everyday'), openList('standard')]);
const names = (seat: number): string => ['Ada', 'Bo', 'Cleo', 'Dot'][seat] as string;

// Read every line before you accept a new text with `vitest -u`: each must be true.
describe('fixed records', () => {
  test.each(['two', 'alone', 'knockout'])('%s', async (name) => {
    const match = readMatch(read(`./goldens/${name}.json`), standard);
    const { review } = reviewed(match, 1600);
    const text = reviewText(tellReview(review, match.game.name, names));
    await expect(`${text}\n`).toMatchFileSnapshot(`./goldens/${name}.txt`);
  });
});

/** So little that most is decided at first sight. */
const WORK = 100;
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
    const { review, told } = reviewed(match, WORK);
    expect(told.at(-1)).toEqual({ done: told.length, of: told[0]?.of });
    expect(review.turns.length).toBeGreaterThan(0);
    expect(review.turnings.length).toBeLessThanOrEqual(3);
    expect(review.missed.length).toBeLessThanOrEqual(5);
    expect(reviewText(tellReview(review, id, names))).not.toMatch(/undefined|NaN|Infinity|null/);
    for (const { best, left, played, chances } of review.turns) {
      expect(left.points).toBe(best === null ? 0 : Math.max(0, best.points - played.points));
      expect(chances?.wins.every((won) => won >= 0 && won <= chances.games)).not.toBe(false);
    }
  });
});
