import { type Match, openStream, type State } from '@deckle/kernel';
import type { WordTools } from '@deckle/words';
import { answersIn } from '../search.ts';
import { type Decided, decisionsOf, laidWords } from './decisions.ts';
import { type Look, lookAt } from './look.ts';
import { fortunesOf, replayDeal } from './luck.ts';
import { HASTE, hastyTools, outcomesFrom } from './play-out.ts';
import type { Outcomes, Progress, Review, Stand } from './review-types.ts';
import type { Study } from './study.ts';
import { missedOf, turningsOf } from './turnings.ts';

/** How much work a review is, in milliseconds at the pace of its game: counted, not measured, so it is the same again. */
export const DEPTHS = { quick: 2000, usual: 10_000, deep: 80_000 } as const;
export type Depth = keyof typeof DEPTHS;

/** How the work is shared out. */
const [LOOKING, CHANCES, LUCK] = [0.5, 0.35, 0.15];
/** However short a game is, one decision gets no more than if there were so many. */
const ENOUGH = 12;
/** Games imagined from one turn: fewer tell nothing, and more nobody needs. */
const [FEWEST, MOST] = [10, 40];
/** So often the same deal is played again at most. */
const REPLAYS = 40;

/**
 * Reviews a match that is over: what each seat decided and what it could have, from what it saw then. Tells after every
 * step how far it is. The same match always gives the same review.
 */
export function* reviewMatch(match: Match, tools: WordTools, work: number): Generator<Progress, Review> {
  const { game, last } = match;
  const study = { game, tools, rng: openStream({ seed: `review ${match.setup.seed}`, used: 0 }) };
  const hasty = { ...study, tools: hastyTools(tools) };
  const answers = answersIn({ work }, game);
  const decisions = decisionsOf(match);
  const length = Math.max(1, last.number + 1);
  const replays = Math.min(REPLAYS, Math.floor((answers * LUCK) / (HASTE * length)));
  const progress = openProgress(2 * decisions.length + replays);

  const looks: { readonly number: number; readonly look: Look; readonly decided: Decided }[] = [];
  let left = work * LOOKING;
  for (const [at, decided] of decisions.entries()) {
    const share = Math.min(left / (decisions.length - at), (work * LOOKING) / ENOUGH);
    const look = lookAt(study, decided, share);
    left -= share - (look?.saved ?? share);
    if (look !== null) looks.push({ number: looks.length + 1, look, decided });
    yield progress();
  }
  const chances = chancesOf(hasty, looks.length, length, answers * CHANCES);
  const known: (Outcomes | null)[] = [];
  for (const { decided } of looks) {
    known.push(chances(decided));
    yield progress();
  }
  const [ends, others]: [State[], State[]] = [[], []];
  for (let at = 0; at < replays; at++) {
    const isOther = match.setup.seats === 1 && at % 2 === 1;
    const setup = isOther ? { ...match.setup, seed: `review ${at}` } : match.setup;
    const end = replayDeal(hasty, setup, match.dictionary);
    if (end !== null) (isOther ? others : ends).push(end);
    yield progress();
  }
  const turns = looks.map(({ number, look }, at) => ({ ...look.turn, number, chances: known[at] ?? null }));
  return {
    seats: match.setup.seats,
    winners: last.state.result?.winners ?? [],
    scores: last.state.scores,
    turns,
    turnings: turningsOf(turns),
    missed: missedOf(looks, laidWords(decisions, tools)),
    fortunes: ends.length < FEWEST / 2 ? [] : fortunesOf(last.state, ends, others),
    replays: ends.length,
    stands: standsOf(match),
  };
}

function openProgress(of: number): () => Progress {
  let done = 0;
  return () => ({ done: Math.min(++done, of), of });
}

/** Imagines games from as many turns as the work allows, evenly over the match and as many from each. */
function chancesOf(
  study: Study,
  turns: number,
  length: number,
  answers: number,
): (decided: Decided) => Outcomes | null {
  // On average half of the match is still to come.
  const games = Math.min(MOST, (2 * answers) / (HASTE * length ** 2));
  const each = Math.max(FEWEST, Math.floor(games));
  // The first turn is one of them, where there are any.
  let due = games * turns < each ? 0 : each - games;
  return ({ view }) => {
    due += games;
    if (due < each) return null;
    due -= each;
    return outcomesFrom(study, view, each);
  };
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
