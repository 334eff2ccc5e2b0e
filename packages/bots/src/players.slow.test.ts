import { readFileSync } from 'node:fs';
import { games } from '@deckle/games';
import { type Game, type Match, openStream, type OptionSpec, viewOf } from '@deckle/kernel';
import { openDictionary } from '@deckle/lexicon';
import { permuteUnseen, playNext, playOut, toy } from '@deckle/testkit';
import { describe, expect, test } from 'vitest';
import { greedy } from './greedy.ts';
import { LEVELS } from './level.ts';
import { type Player, seatPlayer } from './player.ts';
import { random } from './random.ts';
import { openWith, seated } from './testing.ts';

const list = readFileSync(new URL('../../../dictionaries/everyday.dawg', import.meta.url));
const dictionary = await openDictionary({ name: 'everyday', list });
const open = openWith(dictionary);

const all = [toy, ...games];
/** Anything allowed, the best at once and the level that overlooks most, in whole games; the others once in the middle of each. */
const quick = [random, greedy, ...LEVELS.slice(0, 1)];
const slow = LEVELS.slice(1);
const MIDDLE = 5;
const pairs = (players: readonly Player[]) =>
  all.flatMap((game) => players.map((player) => [game.id, player.name, game, player] as const));

/** What a player would choose at each of these inputs, and what it would choose were the unseen cards dealt otherwise. */
function choices(game: Game, player: Player, from: number, to: number) {
  let match = open(game);
  const rng = openStream({ seed: 'permute', used: 0 });
  const others = seated(match, greedy);
  const found: (readonly [first: unknown, other: unknown])[] = [];
  for (let input = 0; input < to && match.last.state.result === null; input++) {
    const { state } = match.last;
    const asks = input < from ? [] : (state.frames.at(-1)?.asks ?? []);
    for (const { seat } of asks) {
      const [first, other] = [state, permuteUnseen(state, seat, rng)].map((table) =>
        seatPlayer(player, game, match.tools, `${input}`)(viewOf(table, seat)),
      );
      found.push([first, other]);
    }
    match = playNext(match, others) as Match;
  }
  return found;
}

describe.each(pairs(quick))('%s with %s players', (_id, _name, game, player) => {
  test('is the same again, and does not touch the chance of the match', () => {
    const match = open(game);
    const [one, again] = [1, 2].map(() => playOut(match, seated(match, player)).last.state);
    expect(one?.result).not.toBeNull();
    expect(again).toEqual(one);
  });

  test('chooses the same however the cards are dealt that it does not see', () => {
    for (const [first, other] of choices(game, player, 0, 15)) expect(other).toEqual(first);
  });
});

/** Random and greedy players are at every table of the conformance. */
describe.each(pairs(LEVELS.slice(0, 1)))('%s with %s players', (_id, _name, game, player) => {
  const name = 'checking' in game.options ? 'checking' : 'window';
  const { [name]: spec }: { readonly [name: string]: OptionSpec } = game.options;
  const options = Object.keys(spec?.choices ?? {});

  test.each(options)(`ends without a refusal, with ${name} %s`, (choice) => {
    const match = open(game, { [name]: choice });
    expect(playOut(match, seated(match, player)).last.state.result).not.toBeNull();
  });
});

describe.each(pairs(slow))('%s with %s players', (_id, _name, game, player) => {
  test('chooses the same again, however the cards are dealt that it does not see, and what is allowed', () => {
    const found = choices(game, player, MIDDLE, MIDDLE + 1);
    for (const [first, other] of found) expect(other).toEqual(first);
    expect(found.some(([first]) => first !== null)).toBe(true);
  });
});
