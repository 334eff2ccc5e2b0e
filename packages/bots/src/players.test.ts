import { readFileSync } from 'node:fs';
import { games } from '@deckle/games';
import { type Game, isRefusal, type Match, openMatch, playInput, viewOf } from '@deckle/kernel';
import { buildGraph, openDictionary } from '@deckle/lexicon';
import { playNext, toy } from '@deckle/testkit';
import { makeTools } from '@deckle/words';
import { describe, expect, test } from 'vitest';
import { LEVELS, levelNamed } from './level.ts';
import { type Player, seatPlayer } from './player.ts';
import { openWith, seated } from './testing.ts';

const list = readFileSync(new URL('../../../dictionaries/everyday.dawg', import.meta.url));
const dictionary = await openDictionary({ name: 'everyday', list });
const open = openWith(dictionary);

test('levels are found by name', () => {
  expect(LEVELS.map(({ name }) => levelNamed(name)?.name)).toEqual(['random', 'greedy']);
  expect(levelNamed('genius')).toBeNull();
});

describe('greedy', () => {
  const greedy = levelNamed('greedy') as Player;
  const choice = (match: Match, seat: number) =>
    seatPlayer(greedy, match.game, match.tools, 's')(viewOf(match.last.state, seat));

  test('lays what brings most', () => {
    const match = openMatch(
      toy,
      { seats: 2, options: {}, seed: 's', stack: { deck: ['A', 'QU', '?'] } },
      makeTools(toy, {}, dictionary),
      '',
    ) as Match;
    const card = match.last.state.zones['hand 0']?.row[1];
    expect(choice(match, 0)).toEqual({ ask: 1, move: { kind: 'lay', cards: card } });
  });

  test('waits where it need not answer and has nothing to win', () => {
    expect(choice(open(toy), 1)).toBeNull();
  });

  test('takes its time in a race, and only there', () => {
    const match = open(toy);
    const players = seated(match, greedy);
    expect(choice(match, 0)?.after).toBeUndefined();
    const race = playNext(playNext(match, players) as Match, players) as Match;
    expect(choice(race, 0)?.after).toBeGreaterThanOrEqual(1500);
  });

  test.each([
    ['false', false, 'challenge'],
    ['good', true, undefined],
  ])('a %s word is challenged or left alone', async (_what, known, kind) => {
    const game = games[0] as Game;
    const opened = open(game, { checking: 'challenge' });
    const laid = playNext(opened, seated(opened, greedy)) as Match;
    const seat = laid.last.state.frames.at(-1)?.asks.find((ask) => ask.kinds.includes('challenge'))?.seat as number;
    const few = await openDictionary({ name: 'few', list: buildGraph(['ZZZ']) });
    const tools = known ? laid.tools : { ...laid.tools, dictionary: few };
    const answer = seatPlayer(greedy, game, tools, 's')(viewOf(laid.last.state, seat));
    expect(answer?.move.kind === 'challenge' ? 'challenge' : undefined).toBe(kind);
    expect(answer === null || !isRefusal(playInput(laid, { ...answer, seat, at: laid.last.state.now }))).toBe(true);
  });
});
