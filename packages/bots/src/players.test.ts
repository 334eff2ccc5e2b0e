import { readFileSync } from 'node:fs';
import { games } from '@deckle/games';
import { type Ask, type Game, isRefusal, type Match, openMatch, playInput, viewOf } from '@deckle/kernel';
import { buildGraph, openDictionary } from '@deckle/lexicon';
import { playNext, toy } from '@deckle/testkit';
import { makeTools } from '@deckle/words';
import { describe, expect, test } from 'vitest';
import { LEVELS, levelNamed, usualLevel } from './level.ts';
import { type Player, seatPlayer } from './player.ts';
import { openWith, seated } from './testing.ts';

const list = readFileSync(new URL('../../../dictionaries/everyday.dawg', import.meta.url));
const dictionary = await openDictionary({ name: 'everyday', list });
const open = openWith(dictionary);

test('levels are found by name', () => {
  expect(LEVELS.map(({ name }) => levelNamed(name)?.name)).toEqual(['sprout', 'chum', 'steady', 'keen', 'sage']);
  expect(levelNamed(usualLevel.name)).toBe(usualLevel);
  expect(['greedy', 'random'].map((name) => levelNamed(name)?.name)).toEqual(['greedy', 'random']);
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
    expect(choice(match, 0)).toEqual({ ask: 1, move: { kind: 'lay', cards: card }, after: 2000 });
  });

  test.each([
    ['keeps a wild to go on with', null, 'A'],
    ['lays it in a last turn', [], '?'],
  ])('%s', (_what, owed, face) => {
    const deck = [
      { face: 'A', points: 1, count: 10 },
      { face: '?', points: 2, count: 10 },
    ];
    const tools = makeTools(toy, { deck }, dictionary);
    const setup = { seats: 2, options: {}, seed: 's', deck, stack: { deck: ['A', '?', 'A'] } };
    const view = viewOf((openMatch(toy, setup, tools, '') as Match).last.state, 0);
    const chosen = seatPlayer(greedy, toy, tools, 's')({ ...view, shared: { ...view.shared, owed } });
    expect(chosen?.move.cards?.map((card) => tools.pack[card]?.face)).toEqual([face]);
  });

  test('waits where it need not answer and has nothing to win', () => {
    expect(choice(open(toy), 1)).toBeNull();
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

describe('the time an answer takes', () => {
  const quick = (levelNamed('greedy') as Player).reaction.race;
  const ask = { id: 1, seat: 0, kinds: ['pass'], must: true };
  const other = { ...ask, id: 2, seat: 1 };
  const player = (level: string) => levelNamed(level) as Player;
  const view = (asks: readonly Ask[], now = 0) => ({ ...viewOf(open(toy).last.state, 0), asks, now });
  const times = (level: string, asks: readonly Ask[]): readonly number[] =>
    Array.from(
      { length: 50 },
      (_, seed) => seatPlayer(player(level), toy, open(toy).tools, `${seed}`)(view(asks))?.after ?? 0,
    );

  test('is part of the level: the stronger is the quicker, and there is time for people', () => {
    const races = LEVELS.map(({ reaction }) => reaction.race);
    for (const [at, [quickest, slowest]] of races.entries()) {
      const [before, after] = races[at - 1] ?? [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
      expect([quickest < before, slowest < after]).toEqual([true, true]);
    }
    expect(races.at(-1)?.[0]).toBeGreaterThanOrEqual(3000);
  });

  test.each<[what: string, asks: readonly Ask[], from: number, to: number]>([
    ['alone it is always the same', [ask], 2000, 2001],
    ['where others are asked it is that of a race', [ask, other], ...quick],
    ['where the time decides, too', [{ ...ask, timed: true }], ...quick],
    ['where others may act but need not it is not', [ask, { ...other, must: false }], 2000, 2001],
    ['a clock with time enough changes nothing', [{ ...ask, timed: true, until: 90_000 }], ...quick],
    ['with less time all is quicker in proportion', [{ ...ask, timed: true, until: 2800 }], 800, 2800],
    ['there is always time to answer', [{ ...ask, until: 1 }], 0, 1],
  ])('%s', (_what, asks, from, to) => {
    const taken = times('greedy', asks);
    expect(Math.min(...taken)).toBeGreaterThanOrEqual(from);
    expect(Math.max(...taken)).toBeLessThan(to);
    expect(new Set(taken).size > 10).toBe(to - from > 1);
  });

  test('goes on while others act, and starts anew with a new question', () => {
    const seated = seatPlayer(player('greedy'), toy, open(toy).tools, 's');
    const after = seated(view([ask, other]))?.after ?? 0;
    expect(seated(view([ask, other], 3000))?.after).toBe(after - 3000);
    expect(seated(view([ask], 60_000))?.after).toBe(0);
    expect(seated(view([{ ...ask, id: 5 }, other], 60_000))?.after).toBeGreaterThanOrEqual(quick[0]);
  });
});
