import { fileURLToPath } from 'node:url';
import { LEVELS } from '@deckle/bots';
import { games } from '@deckle/games';
import { PLAIN_WORDS } from '@deckle/host';
import type { Game } from '@deckle/kernel';
import { makeTools } from '@deckle/words';
import { expect, test } from 'vitest';
import { loadFor } from '../dictionaries.ts';
import { playBout } from './bout.ts';
import { ratingOf } from './rating.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const pairs = LEVELS.slice(1).map((upper, at) => [upper.name, LEVELS[at]?.name ?? ''] as const);
const dictionary = await loadFor(
  LEVELS.map(({ name }) => name),
  root,
  PLAIN_WORDS,
);
/** The same deals every time, of games in which an answer is quickly found; those who think longest play fewest. */
const DEALS = [8, 8, 3, 3];
const QUICK = games.filter(({ learnt, seats }) => (learnt?.pace ?? 1) < 0.5 && seats[0] === 2).slice(0, 3);

test.each(pairs)('%s is stronger than %s', (upper, lower) => {
  const deals = DEALS[pairs.findIndex(([each]) => each === upper)] ?? 0;
  const results = QUICK.flatMap((game: Game) =>
    Array.from({ length: deals }, (_, deal) => {
      const bout = { game: game.id, options: {}, upper, lower, seed: 'order', deal };
      return playBout(game, makeTools(game, {}, dictionary), bout).won;
    }),
  );
  expect(results).toHaveLength(QUICK.length * deals);
  expect(ratingOf(results).won).toBeGreaterThanOrEqual(0.6);
});
