import { readFileSync } from 'node:fs';
import { games } from '@deckle/games';
import { type Match, openStream, type OptionSpec, viewOf } from '@deckle/kernel';
import { openDictionary } from '@deckle/lexicon';
import { permuteUnseen, playNext, playOut, toy } from '@deckle/testkit';
import { describe, expect, test } from 'vitest';
import { LEVELS } from './level.ts';
import { seatPlayer } from './player.ts';
import { openWith, seated } from './testing.ts';

const list = readFileSync(new URL('../../../dictionaries/everyday.dawg', import.meta.url));
const dictionary = await openDictionary({ name: 'everyday', list });
const open = openWith(dictionary);

const tables = [toy, ...games].flatMap((game) => LEVELS.map((player) => [game.id, player.name, game, player] as const));

describe.each(tables)('%s with %s players', (_id, _name, game, player) => {
  const name = 'checking' in game.options ? 'checking' : 'window';
  const { [name]: spec }: { readonly [name: string]: OptionSpec } = game.options;
  const choices = Object.keys(spec?.choices ?? {});

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
