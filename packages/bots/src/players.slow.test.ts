import { readFileSync } from 'node:fs';
import { games } from '@deckle/games';
import { type Game, isRefusal, type Match, openMatch, openStream, viewOf } from '@deckle/kernel';
import { openDictionary } from '@deckle/lexicon';
import { permuteUnseen, playNext, playOut, toy } from '@deckle/testkit';
import { makeTools } from '@deckle/words';
import { describe, expect, test } from 'vitest';
import { LEVELS } from './level.ts';
import { type Player, seatPlayer } from './player.ts';

const everyday = readFileSync(new URL('../../../dictionaries/everyday.dawg', import.meta.url));
const dictionary = await openDictionary({ name: 'everyday', list: everyday });

const open = (game: Game, options = {}, seats = Math.max(2, game.seats[0])): Match => {
  const match = openMatch(game, { seats, options, seed: 'bots' }, makeTools(game, {}, dictionary), dictionary.hash);
  if (isRefusal(match)) throw new Error(match.rule);
  return match;
};
const seated = ({ game, tools, setup }: Match, player: Player, seed = 's') =>
  Array.from({ length: setup.seats }, (_, seat) => seatPlayer(player, game, tools, `${seed} ${seat}`));

const tables = [toy, ...games].flatMap((game) => LEVELS.map((player) => [game.id, player.name, game, player] as const));

describe.each(tables)('%s with %s players', (_id, _name, game, player) => {
  const choices = 'checking' in game.options ? ['referee', 'challenge', 'vote'] : ['off', 'on'];
  const name = 'checking' in game.options ? 'checking' : 'window';

  test.each(choices)(`ends without a refusal, with ${name} %s`, (choice) => {
    const match = open(game, { [name]: choice });
    expect(playOut(match, seated(match, player)).last.state.result).not.toBeNull();
  });

  test('is the same again, and does not touch the chance of the match', () => {
    const match = open(game);
    const [one, again] = [1, 2].map(() => playOut(match, seated(match, player)).last.state);
    expect(again).toEqual(one);
  });

  test('chooses the same however the cards are dealt that it does not see', () => {
    let match = open(game);
    const rng = openStream({ seed: 'permute', used: 0 });
    const players = seated(match, player);
    for (let inputs = 0; inputs < 25 && match.last.state.result === null; inputs++) {
      const { state } = match.last;
      for (const { seat } of state.frames.at(-1)?.asks ?? []) {
        const [first, other] = [state, permuteUnseen(state, seat, rng)].map((table) =>
          seatPlayer(player, game, match.tools, `${inputs}`)(viewOf(table, seat)),
        );
        expect(other).toEqual(first);
      }
      match = playNext(match, players) as Match;
    }
  });
});
