import { games } from '@deckle/games';
import { type Game, isRefusal, type Match, openMatch, openStream, type State, type View, viewOf } from '@deckle/kernel';
import { buildGraph, openDictionary } from '@deckle/lexicon';
import { permuteUnseen } from '@deckle/testkit';
import { makeTools, type WordTools } from '@deckle/words';
import { expect, test } from 'vitest';
import { endAlone, isKnown, type Solving, solveEnding } from './ending.ts';
import { levelNamed } from './level.ts';
import { type Decision, type Player, seatPlayer } from './player.ts';
import { decide, endWorth, playOut } from './playout.ts';
import { isLegal, weigh } from './weigh.ts';

const WORDS = 'TEA EAT ATE SEAT EAST TEAS RATE TEAR STARE RATES NOTE TONE STONE NOTES ONES NOSE SNORE';
const dictionary = await openDictionary({ name: 'few', list: buildGraph(WORDS.split(' ')) });

/** Hands of ten and no deck: everything is known from the start. */
function openEnding(cards: string, seed: string, game = games[0] as Game): Match {
  const deck = [...new Set(cards)].map((face) => ({
    face,
    points: 1 + (face.charCodeAt(0) % 4),
    count: cards.split(face).length - 1,
  }));
  const seats = Math.min(2, game.seats[1]);
  const match = openMatch(game, { seats, options: {}, seed, deck }, makeTools(game, { deck }, dictionary), '');
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

/** Looks through it to the end. */
function solvedBy(solving: Solving): Decision | null {
  for (;;) {
    const { done, value } = solving.next();
    if (done) return value;
  }
}

const CARDS = 'TEASORXXXXXXXXXXXXXX';

test.each(['a', 'b', 'c', 'g', 'h', 'i', 'j', 'k'])(
  'an ending is solved as if everything had been tried: %s',
  (seed) => {
    const { game, tools, last } = openEnding(CARDS, seed);
    const seat = last.state.frames.at(-1)?.asks.find(({ must }) => must)?.seat as number;
    const view = viewOf(last.state, seat);
    expect(isKnown(game, view)).toBe(true);
    const solved = solvedBy(solveEnding(view, game, tools, openStream({ seed, used: 0 }), 100_000));
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
  const rng = openStream({ seed: 'x', used: 0 });
  expect(solvedBy(solveEnding(viewOf(last.state, seat), game, tools, rng, 2))).toBeNull();
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

/** A game that is only played alone. */
const solitaire = games.find(({ seats }) => seats[1] === 1) as Game;

/** How it ends when somebody plays it alone. */
function endOf({ game, tools, last }: Match, level: string): number {
  const player = seatPlayer(levelNamed(level) as Player, game, tools, 's');
  let { state } = last;
  while (state.result === null) state = decide(game, state, 0, player(viewOf(state, 0)) as Decision, tools) as State;
  return endWorth(state, 0);
}

test.each(['TRSNOSNEOS', 'AEXRXEOSRT', 'EAXETONAAA', 'XONNRESOST'])(
  'alone, with no deck, whoever looks ahead gets to the best end there is: %s',
  (cards) => {
    const match = openEnding(cards, 'alone', solitaire);
    const best = bruteForce(match.game, match.tools, match.last.state, 0);
    expect(isKnown(match.game, viewOf(match.last.state, 0))).toBe(true);
    expect(['greedy', 'keen', 'sage'].map((level) => endOf(match, level) === best)).toEqual([false, true, true]);
  },
);

test('alone there is an answer after little work, and none where nothing is asked', () => {
  const { game, tools, last } = openEnding('TRSNOSNEOS', 'alone', solitaire);
  const view = viewOf(last.state, 0);
  const rng = openStream({ seed: 'x', used: 0 });
  expect(solvedBy(endAlone(view, game, tools, rng, 1))?.move.kind).toBe('play');
  expect(solvedBy(endAlone({ ...view, seats: 1 }, game, tools, rng, 0))).toBeNull();
});

test('alone, to be stuck is worth what is left, not less than an end', () => {
  const { game, tools, last } = openEnding('XXXXXXXXXXXX', 'stuck', solitaire);
  expect(playOut(game, last.state, 0, tools).worth).toBe(-12);
});

test('alone, near the end, whoever looks ahead is left with fewer cards', () => {
  const decks = [
    'TRSNOSNEOSTEAR',
    'XNTTONESARSEAT',
    'TEASORNOOATSER',
    'EAXETONAAASNOR',
    'SXEEONETESTARE',
    'ROSAETESAANTEX',
  ];
  const left = (level: string): number =>
    decks.reduce((sum, cards) => sum - endOf(openEnding(cards, 'near', solitaire), level), 0);
  expect(left('keen')).toBeLessThan(left('greedy') * 0.5);
});

test('alone against the cards that are left, nobody looks ahead before the end is near', () => {
  const steps = (cards: string): boolean | undefined => {
    const { game, tools, last } = openEnding(cards, 'far', solitaire);
    const rng = openStream({ seed: 'x', used: 0 });
    return (levelNamed('keen') as Player).think(viewOf(last.state, 0), game, tools, rng).next().done;
  };
  const hand = 'TEASORNSET';
  expect([hand.repeat(2), hand.repeat(3)].map(steps)).toEqual([false, true]);
});
