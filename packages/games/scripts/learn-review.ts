// Measures how long those answer who play games again in a review, for each game named (all without a name), against the
// pace that is learnt, and writes src/learnt.ts: node packages/games/scripts/learn-review.ts [id …].
import { readFileSync } from 'node:fs';
import { hastySitter, levelSitter, playToEnd, quickAnswer, usualLevel } from '@deckle/bots';
import { type Game, isRefusal, type Learnt, openMatch, openStream } from '@deckle/kernel';
import { openDictionary, openForms } from '@deckle/lexicon';
import { makeTools } from '@deckle/words';
import { games } from '../src/index.ts';
import { learnEach } from './learnt-file.ts';

/** Games are played until they have taken so many milliseconds, the first ones not counted. */
const [LONG, WARM] = [4000, 1000];

const shipped = (file: string): Buffer => readFileSync(new URL(`../../../dictionaries/${file}`, import.meta.url));
const isForm = await openForms(shipped);
const dictionary = await openDictionary({ name: 'standard', list: shipped('standard.dawg'), isForm });

const spent = (): number => process.cpuUsage().user / 1000;

type Study = Parameters<typeof hastySitter>[0];

/** Milliseconds an answer takes of who sits like that at every seat. */
function timeOf(game: Game, sitterFor: (study: Study) => ReturnType<typeof hastySitter>): number {
  const tools = makeTools(game, {}, dictionary);
  const seats = Math.min(game.seats[1], Math.max(2, game.seats[0]));
  let [started, answers] = [spent(), 0];
  for (let [deal, isWarm] = [0, false]; spent() - started < LONG; deal++) {
    const opened = openMatch(game, { seats, options: {}, seed: `review ${deal}` }, tools, dictionary.hash);
    if (isRefusal(opened)) throw new Error(opened.rule);
    const study = { game, tools, rng: openStream({ seed: `review ${deal}`, used: 0 }) };
    answers += playToEnd(study, opened.last.state, sitterFor(study)).answers;
    if (isWarm || spent() - started < WARM) continue;
    [started, answers, isWarm] = [spent(), 0, true];
  }
  return (spent() - started) / answers;
}

/** How much slower this machine is than the one on which the pace was measured, by the first game. */
const [first] = games as readonly [Game];
const slower =
  timeOf(
    first,
    ({ game, tools }) =>
      (view) =>
        quickAnswer(view, game, tools),
  ) / (first.learnt?.pace ?? 1);

learnEach((game: Game, before: Learnt = { pace: 1, cards: {} }): Learnt => {
  const inPaces = (millis: number): number => Number((millis / slower / before.pace).toPrecision(2));
  const hasty = inPaces(timeOf(game, hastySitter));
  const again = inPaces(timeOf(game, (study) => levelSitter(study, usualLevel)));
  process.stdout.write(`${game.id}: hasty ${hasty}, again ${again}\n`);
  return { ...before, review: { hasty, again } };
});
