import { games } from '@deckle/games';
import { type Game, isRefusal, openMatch, type View, viewOf } from '@deckle/kernel';
import { buildGraph, openDictionary } from '@deckle/lexicon';
import { openScenario, parseScenario } from '@deckle/testkit';
import { makeTools, type WordTools } from '@deckle/words';
import { expect, test } from 'vitest';
import { choicesOf } from './choices.ts';

const dictionary = await openDictionary({ name: 'few', list: buildGraph(['TEA', 'TEAR', 'RATE']) });

/** What there is to pick at the first question, by move. */
function picksAt(game: Game): ReadonlyMap<string, readonly string[]> {
  const tools = makeTools(game, {}, dictionary);
  const match = openMatch(game, { seats: Math.max(2, game.seats[0]), options: {}, seed: 's' }, tools, '');
  if (isRefusal(match)) return new Map();
  const { state } = match.last;
  const seat = state.frames.at(-1)?.asks.find(({ must }) => must)?.seat ?? 0;
  return new Map(choicesOf(game, viewOf(state, seat), tools, String).map(({ kind, picks }) => [kind, picks]));
}

/** The same game, whose bots like best what others like least. */
const contrary = (game: Game): Game => ({
  ...game,
  moves: Object.fromEntries(
    Object.entries(game.moves).map(([kind, spec]) => [
      kind,
      { ...spec, candidates: (view, tools) => [...spec.candidates(view, tools)].reverse() },
    ]),
  ),
});

test('what there is to pick stands in an order that tells nothing of how good it is', () => {
  const several = games.filter((game) => [...picksAt(game).values()].some((picks) => picks.length > 2));
  expect(several.length).toBeGreaterThan(0);
  for (const game of several) expect(picksAt(contrary(game))).toEqual(picksAt(game));
});

const DEALT = `game: last-word-standing
seats: 2
words: CAT
letters: C:2 A:1  D:3 E:1:draw  T:1 G:5  N:1 L:1 S:1
actions: SWAP PLUS_4 MINUS_2
`;

/** What a seat may say where one of several own cards goes with what is picked, by pick. */
async function givenTo(seat: number, kind: string): Promise<{ readonly [pick: string]: readonly string[] }> {
  const scenario = parseScenario(DEALT);
  if (isRefusal(scenario)) throw new Error(scenario.rule);
  const match = await openScenario(scenario, { games, openDictionary: () => Promise.resolve(dictionary) });
  if (isRefusal(match)) throw new Error(match.rule);
  const { game, last, tools } = match;
  const choice = choicesOf(game, viewOf(last.state, seat), tools as WordTools, String).find(
    (each) => each.kind === kind,
  );
  expect(Object.keys(choice?.given ?? {})).toEqual(choice?.picks);
  return Object.fromEntries(
    Object.entries(choice?.given ?? {}).map(([pick, ways]) => [pick, ways.map(([, command]) => command)]),
  );
}

test('every own card that can go with a pick is offered', async () => {
  expect(await givenTo(0, 'swap')).toMatchObject({
    'swap … for G': ['swap C for G', 'swap A for G'],
    'swap … for T': ['swap C for T', 'swap A for T'],
  });
  expect(await givenTo(1, 'preempt')).toMatchObject({
    'preempt G with …': ['preempt G with PLUS 4', 'preempt G'],
    'preempt T with …': ['preempt T with PLUS 4', 'preempt T'],
  });
});

test('where any cards of the table may be taken, none of them is offered before the others', () => {
  const named = { form: { letters: [1, 5] }, syntax: ['take {letters}'], named: () => [], check: () => null };
  const taking = { moves: { take: { ...named, candidates: () => [{ kind: 'take', letters: ['A'] }] } } };
  const view = { seat: 0, asks: [{ id: 0, seat: 0, kinds: ['take'], must: true }], zones: {} };
  const [choice] = choicesOf(taking as unknown as Game, view as unknown as View, { pack: [], dictionary }, String);
  expect(choice).toMatchObject({ needs: 'piles', says: 'take LETTERS', picks: [] });
});
