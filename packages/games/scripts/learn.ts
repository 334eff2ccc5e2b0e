// Learns by self-play what cards are worth in the hand and how long an answer takes, for each game named (all without a
// name), and writes src/learnt.ts: node packages/games/scripts/learn.ts [id …].
import { readFileSync } from 'node:fs';
import {
  type Game,
  guessOf,
  imagine,
  isRefusal,
  type Learnt,
  openMatch,
  openStream,
  type State,
  step,
  type View,
  viewOf,
} from '@deckle/kernel';
import { openDictionary, openForms } from '@deckle/lexicon';
import { makeTools, type WordTools } from '@deckle/words';
import { type Hand, handIn, quickAnswer } from '@deckle/bots';
import { fit } from './fit.ts';
import { learnEach } from './learnt-file.ts';

/** Self-play goes on until there are so many answers, or for so long. */
const ANSWERS = 12_000;
const LONGEST = 30_000;
/** Deals by which what was learnt is tried. */
const TRIALS = 80;
const MOST_ANSWERS = 400;
/** Where answers take longer than so many milliseconds nobody has the time to look ahead: then so many rows are changed together. */
const SLOW = 6;
const FEW_ROWS = 2;
/** Fewer than this tell nothing of a card. */
const SEEN = 100;

const shipped = (file: string): Buffer => readFileSync(new URL(`../../../dictionaries/${file}`, import.meta.url));
const isForm = await openForms(shipped);
const dictionary = await openDictionary({ name: 'standard', list: shipped('standard.dawg'), isForm });

/** Milliseconds of the processor, whatever else it does meanwhile. */
const spent = (): number => process.cpuUsage().user / 1000;

/** What somebody has in hand, and what the next answer brings. */
interface Lesson extends Hand {
  readonly gain: number;
}

function learn(from: Game, limit: Pick<Learnt, 'rows'> = {}): Learnt {
  const { rows: _, ...known } = from.learnt ?? { pace: 1, cards: {} };
  const game = { ...from, learnt: { ...known, ...limit } };
  const tools = makeTools(game, {}, dictionary);
  const lessons: Lesson[] = [];
  const started = spent();
  let answers = 0;
  for (let deal = 0; answers < ANSWERS && spent() - started < LONGEST; deal++)
    answers += playOne(game, tools, deal, lessons);
  const pace = (spent() - started) / answers;
  if (pace > SLOW && limit.rows === undefined) return learn(from, { rows: FEW_ROWS });
  const learnt = { pace: Number(pace.toPrecision(2)), cards: valuesOf(lessons), ...limit };
  const [pupil, novice] = [
    { ...game, learnt },
    { ...game, learnt: { ...learnt, cards: {} } },
  ];
  const won = wonBy(pupil, novice, tools);
  process.stdout.write(
    `${game.id}: ${answers} answers, ${lessons.length} lessons, ${pace.toFixed(2)} ms, ${won} of ${TRIALS} deals won\n`,
  );
  // What does not help, by two standard errors, is not kept.
  return won > TRIALS / 2 + Math.sqrt(TRIALS) && !isLonger(pupil, novice, tools) ? learnt : novice.learnt;
}

/** How many deals who has learnt wins against who has not, each played from both sides. */
function wonBy(pupil: Game, novice: Game, tools: WordTools): number {
  let won = 0;
  for (let deal = 0; deal < TRIALS; deal++) {
    let ahead = 0;
    for (const side of [0, 1]) ahead += aheadIn(deal, (seat) => (seat % 2 === side ? pupil : novice), pupil, tools);
    won += (Math.sign(ahead) + 1) / 2;
  }
  return won;
}

/** Points of those who have learnt less those of the others. */
function aheadIn(deal: number, gameOf: (seat: number) => Game, pupil: Game, tools: WordTools): number {
  const { scores } = playQuickly(pupil, tools, `trial ${deal}`, gameOf, () => {});
  return scores.reduce((sum, score, seat) => sum + (gameOf(seat) === pupil ? score : -score), 0);
}

/** A game of quick players, each of whom knows of the game what it knows; `answered` hears of every answer before it is given. */
function playQuickly(
  game: Game,
  tools: WordTools,
  seed: string,
  gameOf: (seat: number) => Game,
  answered: (view: View, state: State) => void,
): State {
  const seats = Math.min(game.seats[1], Math.max(2, game.seats[0]));
  const opened = openMatch(game, { seats, options: {}, seed }, tools, dictionary.hash);
  if (isRefusal(opened)) throw new Error(opened.rule);
  let { state } = opened.last;
  for (let answers = 0; state.result === null && answers < MOST_ANSWERS; answers++) {
    const ask = state.frames.at(-1)?.asks.find(({ must }) => must);
    if (ask === undefined) break;
    const view = viewOf(state, ask.seat);
    const choice = quickAnswer(view, gameOf(ask.seat), tools);
    if (choice === null) break;
    answered(view, state);
    const next = step(game, state, { ask: choice.ask, seat: ask.seat, move: choice.move, at: state.now + 1 }, tools);
    if (isRefusal(next)) break;
    ({ state } = next);
  }
  return state;
}

/**
 * One game; how many answers it took. At each of them a hand dealt at random is tried in the same place: what players have
 * kept tells little, because it is what they could not lay.
 */
function playOne(game: Game, tools: WordTools, deal: number, lessons: Lesson[]): number {
  let answers = 0;
  const rng = openStream({ seed: `hands ${deal}`, used: 0 });
  const onAnswer = (view: View, state: State): void => {
    // The one that is given, and the one that is tried.
    answers += 2;
    const seat = view.seat as number;
    const dealt = viewOf(imagine(game, viewOf(state, null), tools.pack, rng), seat);
    const choice = quickAnswer(dealt, game, tools);
    if (choice === null) return;
    const gain = guessOf(game, dealt, choice.move, tools) ?? 0;
    lessons.push({ ...handIn(dealt, tools), gain });
  };
  playQuickly(game, tools, `learn ${deal}`, () => game, onAnswer);
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

/** Games in which all know so much of it may be longer than usual by this, or it is hoarding, not skill. */
const LONGER = 1.2;

function isLonger(pupil: Game, novice: Game, tools: WordTools): boolean {
  const answersOf = (game: Game): number => {
    let answers = 0;
    for (let deal = 0; deal < TRIALS / 4; deal++)
      playQuickly(
        game,
        tools,
        `length ${deal}`,
        () => game,
        () => answers++,
      );
    return answers;
  };
  return answersOf(pupil) > LONGER * answersOf(novice);
}

learnEach((game, { ahead } = { pace: 1, cards: {} }) => ({
  ...learn(game),
  ...(ahead === undefined ? {} : { ahead }),
}));
