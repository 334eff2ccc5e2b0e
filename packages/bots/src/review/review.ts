import { type Match, openStream, type State } from '@deckle/kernel';
import type { WordTools } from '@deckle/words';
import { answersIn } from '../search.ts';
import { studyChances } from './chances.ts';
import { type Decided, decisionsOf, laidWords } from './decisions.ts';
import { enoughFor, type Look, lookAt } from './look.ts';
import { fortunesOf, replayDeal, replaysIn } from './luck.ts';
import { outcomesOf, winsWith } from './outcomes.ts';
import type { Progress, Review, Stand, Turn } from './review-types.ts';
import { missedOf, turningsOf } from './turnings.ts';

/** How much work a review is, in milliseconds at the pace of its game: counted, not measured, so it is the same again. */
export const DEPTHS = { quick: 2000, usual: 10_000, deep: 80_000 } as const;
export type Depth = keyof typeof DEPTHS;

/** How much of the work goes into looking at the turns, and into the chances at most. */
const [LOOKING, CHANCES] = [0.45, 0.45];
/** However short a game is, one decision gets no more than if there were so many. */
const ENOUGH = 12;

/**
 * Reviews a match that is over: what each seat decided and what it could have, from what it saw then. Tells after every
 * step how far it is. The same match always gives the same review.
 */
export function* reviewMatch(match: Match, tools: WordTools, work: number): Generator<Progress, Review> {
  const { game, last, setup } = match;
  const study = { game, tools, rng: openStream({ seed: `review ${setup.seed}`, used: 0 }) };
  const decisions = decisionsOf(match);
  const length = Math.max(1, last.number + 1);
  const answers = answersIn({ work }, game);
  const replays = replaysIn(answers, length, setup.seats, game);
  const progress = openProgress(2 * decisions.length + replays);
  let left = answers;

  const looks: { readonly number: number; readonly look: Look; readonly decided: Decided }[] = [];
  // What one turn does not need is for the chances; where it is not enough for every turn, it is saved up for some.
  const share = (work * LOOKING) / Math.max(ENOUGH, decisions.length);
  const most = Math.max(share, enoughFor(setup.seats, game));
  let saved = 0;
  for (const decided of decisions) {
    saved = Math.min(saved + share, most);
    const look = lookAt(study, decided, saved);
    saved -= look?.spent ?? 0;
    left -= answersIn({ work: look?.spent ?? 0 }, game);
    if (look !== null) looks.push({ number: looks.length + 1, look, decided });
    yield progress();
  }
  const replayed = yield* told(replayDeal(study, match, replays), (cost) => {
    left -= cost;
    return [progress()];
  });
  const stages = [
    ...looks.map(({ decided: { state, seat, moment } }) => ({ state, seat, rest: length - moment + 1 })),
    { state: last.state, seat: 0, rest: 0 },
  ];
  const wanted = looks.flatMap(({ look }, at) => (look.turn.best === null ? [] : [at]));
  let steps = 0;
  const upTo = (share: number): readonly Progress[] => {
    const due = Math.floor(share * decisions.length) - steps;
    steps += Math.max(0, due);
    return Array.from({ length: Math.max(0, due) }, progress);
  };
  const { ends, swings } = yield* told(studyChances(study, stages, wanted, Math.min(left, answers * CHANCES)), upTo);
  yield* upTo(1);
  const turns = looks.map(({ number, look: { turn } }, at) => turnOf(turn, number, ends[at] ?? []));
  return {
    seats: setup.seats,
    counts: (setup.seats === 1 ? game.about.alone : undefined) ?? 'points',
    winners: last.state.result?.winners ?? [],
    scores: last.state.scores,
    turns,
    turnings: turningsOf(
      turns,
      swings.map(({ at, swing }) => ({ turn: at + 1, swing })),
    ),
    missed: missedOf(looks, laidWords(decisions, tools)),
    fortunes: fortunesOf(last.state, replayed),
    replays: replayed.ends.length,
    stands: standsOf(match),
  };
}

/** Runs a part to its end and tells how far the whole is, whenever it tells something. */
function* told<T, Result>(
  part: Generator<T, Result>,
  progressAt: (tells: T) => readonly Progress[],
): Generator<Progress, Result> {
  for (;;) {
    const { done, value } = part.next();
    if (done) return value;
    yield* progressAt(value);
  }
}

/** A turn with its chances, and with those that were left. */
function turnOf(turn: Look['turn'], number: number, ends: readonly State[]): Turn {
  const { seat, left } = turn;
  const chances = outcomesOf(ends);
  const wins = chances === null || chances.wins.length === 1 ? 0 : winsWith(ends, seat, Math.round(left.ahead));
  return { ...turn, number, chances, left: { ...left, wins } };
}

function openProgress(of: number): () => Progress {
  let done = 0;
  return () => ({ done: Math.min(++done, of), of });
}

/** The scores whenever they changed. */
function standsOf({ last }: Match): readonly Stand[] {
  const stands: Stand[] = [];
  for (let moment: Match['last'] | null = last; moment !== null; moment = moment.before) {
    const before = moment.before?.state.scores;
    const { scores } = moment.state;
    if (before === undefined || scores.some((score, seat) => score !== before[seat])) {
      stands.push({ moment: moment.number + 1, scores });
    }
  }
  return stands.reverse();
}
