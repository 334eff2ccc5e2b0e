import { games } from '@deckle/games';
import { type Game, isRefusal, type Match, openMatch, openStream, type State, type View, viewOf } from '@deckle/kernel';
import { buildGraph, openDictionary } from '@deckle/lexicon';
import { permuteUnseen } from '@deckle/testkit';
import { makeTools, type WordTools } from '@deckle/words';
import { expect, test } from 'vitest';
import { isKnown, solveEnding } from './ending.ts';
import { levelNamed } from './level.ts';
import { type Player, seatPlayer } from './player.ts';
import { decide, endWorth } from './playout.ts';
import { isLegal, weigh } from './weigh.ts';

const WORDS = 'TEA EAT ATE SEAT EAST TEAS RATE TEAR STARE RATES NOTE TONE STONE NOTES ONES NOSE SNORE';
const dictionary = await openDictionary({ name: 'few', list: buildGraph(WORDS.split(' ')) });

/** Two hands of ten and no deck: everything is known from the start. */
function openEnding(cards: string, seed: string): Match {
  const deck = [...new Set(cards)].map((face) => ({
    face,
    points: 1 + (face.charCodeAt(0) % 4),
    count: cards.split(face).length - 1,
  }));
  const game = games[0] as Game;
  const match = openMatch(game, { seats: 2, options: {}, seed, deck }, makeTools(game, { deck }, dictionary), '');
  if (isRefusal(match)) throw new Error(match.rule);
  return match;
}

/** What the best play of both comes to, found by trying everything. */
function bruteForce(game: Game, tools: WordTools, state: State, seat: number): number {
  if (state.result !== null) return endWorth(state, seat);
  const asked = state.frames.at(-1)?.asks.find(({ must }) => must)?.seat as number;
  const view = viewOf(state, asked);
  const worths = weigh(view, game, tools, 1000)
    .filter((option) => isLegal(option, view, game, tools))
    .flatMap((option) => decide(game, state, asked, option, tools) ?? [])
    .map((next) => bruteForce(game, tools, next, seat));
  return asked === seat ? Math.max(...worths) : Math.min(...worths);
}

const CARDS = 'TEASORXXXXXXXXXXXXXX';

test.each(['a', 'b', 'c', 'g', 'h', 'i', 'j', 'k'])(
  'an ending is solved as if everything had been tried: %s',
  (seed) => {
    const { game, tools, last } = openEnding(CARDS, seed);
    const seat = last.state.frames.at(-1)?.asks.find(({ must }) => must)?.seat as number;
    const view = viewOf(last.state, seat);
    expect(isKnown(game, view)).toBe(true);
    const solved = solveEnding(view, game, tools, openStream({ seed, used: 0 }), 100_000);
    const after = solved === null ? null : decide(game, last.state, seat, solved, tools);
    expect(after && bruteForce(game, tools, after, seat)).toBe(bruteForce(game, tools, last.state, seat));
  },
);

test.each(['a', 'b', 'c', 'g'])(
  'who looks ahead solves it, however the cards are dealt that it does not see: %s',
  (seed) => {
    const { game, tools, last } = openEnding(CARDS, seed);
    const seat = last.state.frames.at(-1)?.asks.find(({ must }) => must)?.seat as number;
    const other = permuteUnseen(last.state, seat, openStream({ seed: 'permute', used: 0 }));
    const [first, second] = [last.state, other].map((state) =>
      seatPlayer(levelNamed('sage') as Player, game, tools, 's')(viewOf(state, seat)),
    );
    expect(second).toEqual(first);
    const after = decide(game, last.state, seat, first as NonNullable<typeof first>, tools) as State;
    expect(bruteForce(game, tools, after, seat)).toBe(bruteForce(game, tools, last.state, seat));
  },
);

test('what takes too many answers is not solved', () => {
  const { game, tools, last } = openEnding(CARDS, 'c');
  const seat = last.state.frames.at(-1)?.asks.find(({ must }) => must)?.seat as number;
  expect(solveEnding(viewOf(last.state, seat), game, tools, openStream({ seed: 'x', used: 0 }), 2)).toBeNull();
});

test.each<[what: string, patch: Partial<View>, secret?: readonly string[]]>([
  ['a deck that is not empty', { zones: { deck: { owner: null, sight: 'none', count: 1, row: null } } }],
  ['a third seat', { seats: 3 }],
  ['nobody', { seat: null }],
  ['both asked at once', { asks: [0, 1].map((seat) => ({ id: seat + 1, seat, kinds: ['pass'], must: true })) }],
  ['secret decisions to come', {}, ['decided']],
])('with %s not everything is known', (_what, patch, secret = []) => {
  const { game, last } = openEnding(CARDS, 'a');
  const seat = last.state.frames.at(-1)?.asks.find(({ must }) => must)?.seat as number;
  const view = viewOf(last.state, seat);
  const zones = { ...view.zones, ...patch.zones };
  expect(isKnown({ ...game, secret }, { ...view, ...patch, zones })).toBe(false);
});
