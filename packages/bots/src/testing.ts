import { type Game, isRefusal, type Match, openMatch, type Setup } from '@deckle/kernel';
import { makeTools, type WordTools } from '@deckle/words';
import { levelNamed } from './level.ts';
import { type Player, seatPlayer } from './player.ts';

/** Opens tables for the tests with this dictionary. */
export const openWith =
  (dictionary: WordTools['dictionary']) =>
  (game: Game, options = {}, seats = Math.min(game.seats[1], Math.max(2, game.seats[0]))): Match => {
    const match = openMatch(game, { seats, options, seed: 'bots' }, makeTools(game, {}, dictionary), dictionary.hash);
    if (isRefusal(match)) throw new Error(match.rule);
    return match;
  };

/** Greedy at all seats, random at all, or in turns: players who always take points may keep a game going that chance would end. */
export const mixed =
  (game: Game, tools: WordTools) =>
  ({ seats, seed }: Setup) =>
    Array.from({ length: seats }, (_, seat) => {
      const [greedy, random] = [levelNamed('greedy'), levelNamed('random')] as [Player, Player];
      const player = [greedy, random, seat % 2 ? greedy : random, seat % 2 ? random : greedy][
        Number(seed) % 4
      ] as Player;
      return seatPlayer(player, game, tools, `${seed} ${seat}`);
    });

/** The same player at every seat. */
export const seated = ({ game, tools, setup }: Match, player: Player, seed = 's') =>
  Array.from({ length: setup.seats }, (_, seat) => seatPlayer(player, game, tools, `${seed} ${seat}`));
