import { readFileSync } from 'node:fs';
import { games } from '@deckle/games';
import { type Game, openStream, viewOf } from '@deckle/kernel';
import { openDictionary } from '@deckle/lexicon';
import { expect, test } from 'vitest';
import { decide, pointsIn } from './playout.ts';
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
    rounds: 1,
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
  expect(steps.every((found) => found.length === 5)).toBe(true);
});

test('more work is more steps, and what is found is best first', () => {
  const [little, much] = [think(10), think(200)];
  expect(much.steps.length).toBeGreaterThan(2 * little.steps.length);
  const [first, second] = much.found;
  expect(first?.worth).toBeGreaterThanOrEqual(second?.worth as number);
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
