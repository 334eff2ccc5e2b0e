import { type Game, isRefusal, type Match, openMatch, type Setup } from '@deckle/kernel';
import { makeTools, type WordTools } from '@deckle/words';
import { greedy } from './greedy.ts';
import { atOnce, type Player, seatPlayer } from './player.ts';
import { quickTools } from './playout.ts';
import { random } from './random.ts';
import { bestOf, weigh } from './weigh.ts';

/** Opens tables for the tests with this dictionary. */
export const openWith =
  (dictionary: WordTools['dictionary']) =>
  (game: Game, options = {}, seats = Math.min(game.seats[1], Math.max(2, game.seats[0]))): Match => {
    const match = openMatch(game, { seats, options, seed: 'bots' }, makeTools(game, {}, dictionary), dictionary.hash);
    if (isRefusal(match)) throw new Error(match.rule);
    return match;
  };

/** Candidates come best first as a rule, so that the first few that are found will do for very many games. */
const FEW = 4;
const quick: Player = {
  ...greedy,
  think: (view, game, tools) => atOnce(bestOf(weigh(view, game, tools, FEW), view, game, tools)),
};

/** Greedy at all seats, random at all, or in turns: players who always take points may keep a game going that chance would end. */
export const mixed =
  (game: Game, tools: WordTools) =>
  ({ seats, seed }: Setup) =>
    Array.from({ length: seats }, (_, seat) => {
      const player = [quick, random, seat % 2 ? quick : random, seat % 2 ? random : quick][Number(seed) % 4] as Player;
      return seatPlayer(player, game, quickTools(tools, game), `${seed} ${seat}`);
    });

/** The same player at every seat. */
export const seated = ({ game, tools, setup }: Match, player: Player, seed = 's') =>
  Array.from({ length: setup.seats }, (_, seat) => seatPlayer(player, game, tools, `${seed} ${seat}`));
