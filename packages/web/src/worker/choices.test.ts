import { games } from '@deckle/games';
import { type Game, isRefusal, openMatch, viewOf } from '@deckle/kernel';
import { buildGraph, openDictionary } from '@deckle/lexicon';
import { makeTools } from '@deckle/words';
import { expect, test } from 'vitest';
import { choicesOf } from './choices.ts';

const dictionary = await openDictionary({ name: 'few', list: buildGraph(['TEA', 'TEAR', 'RATE']) });

/** What there is to pick at the first question, by move. */
function picksAt(game: Game): ReadonlyMap<string, readonly string[]> {
  const tools = makeTools(game, {}, dictionary);
  const match = openMatch(game, { seats: Math.max(2, game.seats[0]), options: {}, seed: 's' }, tools, '');
  if (isRefusal(match)) return new Map();
  const { state } = match.last;
  const seat = state.frames.at(-1)?.asks.find(({ must }) => must)?.seat ?? 0;
  return new Map(choicesOf(game, viewOf(state, seat), tools).map(({ kind, picks }) => [kind, picks]));
}

/** The same game, whose bots like best what others like least. */
const contrary = (game: Game): Game => ({
  ...game,
  moves: Object.fromEntries(
    Object.entries(game.moves).map(([kind, spec]) => [
      kind,
      { ...spec, candidates: (view, tools) => [...spec.candidates(view, tools)].reverse() },
    ]),
  ),
});

test('what there is to pick stands in an order that tells nothing of how good it is', () => {
  const several = games.filter((game) => [...picksAt(game).values()].some((picks) => picks.length > 2));
  expect(several.length).toBeGreaterThan(0);
  for (const game of several) expect(picksAt(contrary(game))).toEqual(picksAt(game));
});
