import { readFileSync } from 'node:fs';
import { games } from '@deckle/games';
import { type Game, isRefusal, type Match, openMatch, playInput, STANDING } from '@deckle/kernel';
import { openDictionary } from '@deckle/lexicon';
import { makeTools } from '@deckle/words';
import { expect, test } from 'vitest';
import { dayResult, playPar } from './par.ts';
import { finished } from './playout.ts';
import { noGames, playGame, QUICK, type Tally } from './simulation.ts';
import { dealOn } from './today.ts';

const list = readFileSync(new URL('../../../dictionaries/everyday.dawg', import.meta.url));
const dictionary = await openDictionary({ name: 'everyday', list });
const gameNamed = (id: string): Game => games.find((game) => game.id === id) as Game;

test('games are played and counted, the same ones for the same seed', () => {
  const game = gameNamed('eight-it-all');
  const tools = makeTools(game, {}, dictionary);
  const way = { seats: 2, options: {}, level: QUICK, seed: 'x' };
  const counted = (): Tally => {
    let tally: Tally = noGames(2);
    for (let number = 0; number < 3; number++) {
      const next = playGame(game, tools, way, tally);
      if (isRefusal(next)) throw new Error(next.rule);
      tally = next;
    }
    return tally;
  };
  const tally = counted();
  expect(tally).toMatchObject({ games: 3, endless: 0, together: 0 });
  expect(tally.answers).toBeGreaterThan(3 * 10);
  expect(tally.wins.reduce((sum, share) => sum + share)).toBeCloseTo(3);
  expect(counted()).toEqual(tally);
});

test('a table that cannot be opened is refused, not counted', () => {
  const game = gameNamed('eight-it-all');
  const way = { seats: 9, options: {}, level: QUICK, seed: 'x' };
  expect(playGame(game, makeTools(game, {}, dictionary), way, noGames(9))).toMatchObject({ refused: 'bad-seats' });
});

test('a deal that was given up is compared with par, which is always the same', () => {
  const { game: id, setup } = dealOn('2026-11-25', games);
  const game = gameNamed(id);
  const tools = makeTools(game, setup, dictionary);
  const opened = openMatch(game, setup, tools, dictionary.hash) as Match;
  const match = playInput(opened, { ask: STANDING, seat: 0, move: { kind: 'resign' }, at: 0 }) as Match;
  const told = { title: 'Last Man Standing, Anywhere', counts: 'laid', score: 0, par: null, gaveUp: true };
  expect(dayResult(match)).toEqual(told);
  const par = finished(playPar(match, tools));
  expect(par).toBeGreaterThan(20);
  expect(finished(playPar(match, tools))).toBe(par);
});
