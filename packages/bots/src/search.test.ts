import { readFileSync } from 'node:fs';
import { games } from '@deckle/games';
import { type Game, openStream, type State, viewOf } from '@deckle/kernel';
import { openDictionary } from '@deckle/lexicon';
import { expect, test } from 'vitest';
import { decide, playTo, pointsIn, quickBest, quickTools, roundOf } from './playout.ts';
import { consider } from './search.ts';
import { openWith } from './testing.ts';
import { weigh } from './weigh.ts';

const list = readFileSync(new URL('../../../dictionaries/everyday.dawg', import.meta.url));
const dictionary = await openDictionary({ name: 'everyday', list });
const game = games[0] as Game;
const { last, tools } = openWith(dictionary)(game);
const seat = last.state.frames.at(-1)?.asks.find(({ must }) => must)?.seat as number;
const view = viewOf(last.state, seat);
const options = weigh(view, game, tools, 20);

function think(work: number, seed = 's') {
  const steps = [];
  const thinking = consider(view, game, tools, options, {
    options: 5,
    work,
    rng: openStream({ seed, used: 0 }),
  });
  for (;;) {
    const { done, value } = thinking.next();
    if (done) return { found: value, steps };
    steps.push(value);
  }
}

test('without time the best at first sight is taken', () => {
  const best = options.reduce((most, option) => (option.worth > most.worth ? option : most));
  expect(think(0).found[0]?.option).toBe(best);
});

test('the same chance comes to the same, another to another', () => {
  expect(think(20).found).toEqual(think(20).found);
  expect(think(20, 'other').found).not.toEqual(think(20).found);
});

test('it can be stopped after any step, and has an answer from the first', () => {
  const { steps } = think(20);
  expect(steps.length).toBeGreaterThan(5);
  expect(steps.every((found) => found.length >= 2)).toBe(true);
});

test('with little work few options are looked into, each in several deals', () => {
  const looked = [0, 20, 200].map((work) => think(work).found.length);
  expect(looked).toEqual([1, 2, 5]);
});

test('more work is more steps, and what is found is best first', () => {
  const [little, much] = [think(10), think(200)];
  expect(much.steps.length).toBeGreaterThan(2 * little.steps.length);
  const [first, second] = much.found;
  expect(first?.worth).toBeGreaterThanOrEqual(second?.worth as number);
});

test('what is not possible after all is never best, however far behind one is', () => {
  const behind = { ...view, scores: view.scores.map((_, each) => (each === seat ? 0 : 500)) };
  const [first, ...others] = options.slice(0, 3).map((option) => ({ ...option, worth: 1 }));
  const stale = { ...(first as NonNullable<typeof first>), ask: 999 };
  const rng = openStream({ seed: 's', used: 0 });
  const thinking = consider(behind, game, tools, [stale, ...others], { options: 5, work: 20, rng });
  let step = thinking.next();
  while (!step.done) step = thinking.next();
  expect(step.value.map(({ option }) => option.ask).at(-1)).toBe(999);
});

test('what lies on the table counts before it is scored', () => {
  const late = games.find((each: Game) => each.standing !== undefined) as Game;
  const opened = openWith(dictionary)(late);
  const { state } = opened.last;
  const mover = state.frames.at(-1)?.asks[0]?.seat as number;
  const laid = weigh(viewOf(state, mover), late, opened.tools, 1).find(({ move }) => move.words !== undefined);
  const next = laid === undefined ? null : decide(late, state, mover, laid, opened.tools);
  expect(next?.scores).toEqual(state.scores);
  const before = pointsIn(late, state, mover, opened.tools);
  expect(pointsIn(late, next ?? state, mover, opened.tools)).toBeGreaterThan(before);
});

test('nobody plays on into another round, and what is dealt for it does not count', () => {
  const inRounds = games.find((each: Game) => each.id === 'word-lift') as Game;
  const opened = openWith(dictionary)(inRounds);
  const { state } = opened.last;
  const next = { ...state, scores: [7, 3], shared: { ...state.shared, round: 2 } };
  const horizon = { seat: 0, round: 1 };
  const course = playTo(inRounds, next, horizon, quickTools(opened.tools, inRounds));
  expect(course.answers).toBe(0);
  const other = { ...next, zones: { ...next.zones, 'hand 0': { ...next.zones['hand 0'], row: [] } } } as typeof next;
  expect(playTo(inRounds, other, horizon, quickTools(opened.tools, inRounds)).worth - course.worth).toBeLessThan(4);
});

test('a game may have taught how far to play on: to the end of the turn, or until it comes again', () => {
  const next = decide(game, last.state, seat, options[0] as NonNullable<(typeof options)[0]>, tools) ?? last.state;
  const courses = [0, 1, 2].map((turns) => {
    const taught = { ...game, learnt: { pace: 1, cards: {}, ahead: { turns, answers: 1 } } };
    return playTo(taught, next, { seat, round: roundOf(next) }, quickTools(tools, taught));
  });
  expect(courses.map(({ state }) => state.frames.at(-1)?.asks[0]?.seat)).toEqual([1 - seat, seat, seat]);
  const [turn, once, twice] = courses.map(({ answers }) => answers) as [number, number, number];
  expect([once > turn, twice > once]).toEqual([true, true]);
});

test('of options that come to the same only one is looked into', () => {
  const twins = options.flatMap((option) => [option, { ...option }]);
  const rng = openStream({ seed: 's', used: 0 });
  const [found = []] = consider(view, game, tools, twins, { options: 5, work: 200, rng });
  expect(new Set(found.map(({ option }) => JSON.stringify(option))).size).toBe(found.length);
});

test('a quick answer changes more rows than two, so that one sees what is left to others', () => {
  const splitOff = games.find(({ id }) => id === 'split-off') as Game;
  const opened = openWith(dictionary)(splitOff);
  const changedAt = (from: State, answers: number): readonly number[] => {
    const asked = from.frames.at(-1)?.asks.find(({ must }) => must)?.seat as number;
    const choice = quickBest(viewOf(from, asked), splitOff, quickTools(opened.tools, splitOff));
    const next = choice === null ? null : decide(splitOff, from, asked, choice, opened.tools);
    if (choice === null || next === null || answers === 0) return [];
    const rows = (choice.move.words ?? []).flat().flatMap((slot) => ('keep' in slot ? [slot.keep[0]] : []));
    return [new Set(rows).size, ...changedAt(next, answers - 1)];
  };
  expect(Math.max(...changedAt(opened.last.state, 20))).toBeGreaterThan(2);
});
