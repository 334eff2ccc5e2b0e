// Learns by self-play what cards are worth in the hand and how long an answer takes, for each game named (all without a
// name), and writes src/learnt.ts: node packages/games/scripts/learn.ts [id …].
import { readFileSync, writeFileSync } from 'node:fs';
import { type Game, isRefusal, type Learnt, openMatch, step, viewOf } from '@deckle/kernel';
import { openDictionary, openForms } from '@deckle/lexicon';
import { makeTools, type WordTools } from '@deckle/words';
import { type Kept, keptBy, quickAnswer } from '../../bots/src/learning.ts';
import { games } from '../src/index.ts';
import { LEARNT } from '../src/learnt.ts';
import { fit } from './fit.ts';

/** Self-play goes on until there are so many answers, or for so long. */
const ANSWERS = 12_000;
const LONGEST = 40_000;
/** Fewer than this tell nothing of a card. */
const SEEN = 100;

const shipped = (file: string): Buffer => readFileSync(new URL(`../../../dictionaries/${file}`, import.meta.url));
const isForm = await openForms(shipped);
const dictionary = await openDictionary({ name: 'standard', list: shipped('standard.dawg'), isForm });

/** Milliseconds of the processor, whatever else it does meanwhile. */
const spent = (): number => process.cpuUsage().user / 1000;

/** What somebody kept in hand, and what its owner gained with the next answer but one. */
interface Lesson extends Kept {
  readonly gain: number;
}

function learn(game: Game): Learnt {
  const tools = makeTools(game, {}, dictionary);
  const lessons: Lesson[] = [];
  const started = spent();
  let answers = 0;
  for (let deal = 0; answers < ANSWERS && spent() - started < LONGEST; deal++)
    answers += playOne(game, tools, deal, lessons);
  const pace = (spent() - started) / answers;
  const cards = valuesOf(lessons);
  console.log(`${game.id}: ${answers} answers, ${lessons.length} lessons, ${pace.toFixed(2)} ms`);
  return { pace: Number(pace.toPrecision(2)), cards };
}

/** One game of quick players; how many answers it took. */
function playOne(game: Game, tools: WordTools, deal: number, lessons: Lesson[]): number {
  const seats = Math.min(game.seats[1], Math.max(2, game.seats[0]));
  const opened = openMatch(game, { seats, options: {}, seed: `learn ${deal}` }, tools, dictionary.hash);
  if (isRefusal(opened)) throw new Error(opened.rule);
  let { state } = opened.last;
  let answers = 0;
  const waiting = new Map<number, { readonly kept: Kept; readonly score: number }[]>();
  for (; state.result === null && answers < 400; answers++) {
    const ask = state.frames.at(-1)?.asks.find(({ must }) => must);
    if (ask === undefined) break;
    const view = viewOf(state, ask.seat);
    const choice = quickAnswer(view, game, tools);
    if (choice === null) break;
    const score = state.scores[ask.seat] as number;
    const before = waiting.get(ask.seat) ?? [];
    const [oldest, last] = before;
    if (oldest !== undefined && last !== undefined) lessons.push({ ...oldest.kept, gain: score - last.score });
    const kept = keptBy(view, choice.move, tools);
    waiting.set(ask.seat, [...before, { kept, score }].slice(-2));
    const next = step(game, state, { ask: choice.ask, seat: ask.seat, move: choice.move, at: state.now + 1 }, tools);
    if (isRefusal(next)) break;
    ({ state } = next);
  }
  return answers;
}

/** The worth of each face beside that of twins and of too many or too few vowels, which every game shares. */
function valuesOf(lessons: readonly Lesson[]): Learnt['cards'] {
  const counts = new Map<string, number>();
  for (const { faces } of lessons) for (const face of faces) counts.set(face, (counts.get(face) ?? 0) + 1);
  const known = [...counts]
    .filter(([, count]) => count >= SEEN)
    .map(([face]) => face)
    .sort();
  const rows = lessons.map(({ faces, twins, lopsided }) => [
    1,
    twins,
    lopsided,
    ...known.map((face) => faces.filter((each) => each === face).length),
  ]);
  const [, , , ...values] = fit(
    rows,
    lessons.map(({ gain }) => gain),
  );
  const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  return Object.fromEntries(known.map((face, at) => [face, Number(((values[at] as number) - mean).toFixed(1))]));
}

const wanted = process.argv.slice(2);
const learnt: { [id: string]: Learnt } = { ...LEARNT };
for (const game of games) if (wanted.length === 0 || wanted.includes(game.id)) learnt[game.id] = learn(game);
const head = `import type { Learnt } from '@deckle/kernel';

/** What self-play has taught about each game: made by \`node packages/games/scripts/learn.ts\`. */
export const LEARNT: { readonly [game: string]: Learnt } = `;
writeFileSync(new URL('../src/learnt.ts', import.meta.url), `${head}${JSON.stringify(learnt, null, 2)};\n`);
