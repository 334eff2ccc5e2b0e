import { type Game, isRefusal, type Match, openMatch } from '@deckle/kernel';
import { makeTools, type WordTools } from '@deckle/words';
import { type Player, seatPlayer } from './player.ts';

/** Opens tables for the tests with this dictionary. */
export const openWith =
  (dictionary: WordTools['dictionary']) =>
  (game: Game, options = {}, seats = Math.max(2, game.seats[0])): Match => {
    const match = openMatch(game, { seats, options, seed: 'bots' }, makeTools(game, {}, dictionary), dictionary.hash);
    if (isRefusal(match)) throw new Error(match.rule);
    return match;
  };

/** The same player at every seat. */
export const seated = ({ game, tools, setup }: Match, player: Player, seed = 's') =>
  Array.from({ length: setup.seats }, (_, seat) => seatPlayer(player, game, tools, `${seed} ${seat}`));
