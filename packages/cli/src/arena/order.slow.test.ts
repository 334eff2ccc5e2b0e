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
const [sprout, chum, steady, keen, sage] = LEVELS.map(({ name }) => name) as [string, string, string, string, string];
/**
 * Who plays whom, and so many deals of each game, the same every time; those who think longest play fewest. Sage plays two
 * levels down: against keen so few deals would be a matter of luck.
 */
const PAIRS = [
  [chum, sprout, 8],
  [steady, chum, 8],
  [keen, steady, 3],
  [sage, steady, 1],
] as const;
const dictionary = await loadFor(
  LEVELS.map(({ name }) => name),
  root,
  PLAIN_WORDS,
);
/** Games in which an answer is quickly found. */
const QUICK = games.filter(({ learnt, seats }) => (learnt?.pace ?? 1) < 0.5 && seats[0] === 2).slice(0, 3);

test.each(PAIRS)('%s is stronger than %s', (upper, lower, deals) => {
  const results = QUICK.flatMap((game: Game) =>
    Array.from({ length: deals }, (_, deal) => {
      const bout = { game: game.id, options: {}, upper, lower, seats: 2, seed: 'order', deal };
      return playBout(game, makeTools(game, {}, dictionary), bout).won;
    }),
  );
  expect(results).toHaveLength(QUICK.length * deals);
  expect(ratingOf(results).won).toBeGreaterThanOrEqual(0.6);
});
