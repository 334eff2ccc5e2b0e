import { type Game, isRefusal, type Match, openMatch, type State } from '@deckle/kernel';
import { usualLevel } from '../level.ts';
import { levelSitter, playToEnd } from './play-out.ts';
import type { Fortune } from './review-types.ts';
import type { Study } from './study.ts';

/** Who plays the deal again: of fair strength, so that nobody is praised for being better than a hasty player. */
export const AGAIN = usualLevel;
/** How long such a player takes for an answer, measured against a quick one. */
const costOf = ({ learnt }: Game): number => learnt?.review?.again ?? 2;
/** The same deal is played again so often: fewer say nothing, and more nobody needs. */
const [FEWEST, MOST] = [10, 40];
/** How much of the work that is, and how much it may be where it would be too few games. */
const [USUAL, UTMOST] = [0.2, 0.5];

/** What came of playing the deal again. */
export interface Replayed {
  readonly ends: readonly State[];
  /** Ends of other deals, for one who plays alone. */
  readonly others: readonly State[];
}

/** How many games there is work for: enough or none. Alone half of them are other deals. */
export function replaysIn(answers: number, length: number, seats: number, game: Game): number {
  const fewest = seats === 1 ? 2 * FEWEST : FEWEST;
  const games = (part: number): number => Math.floor((answers * part) / (costOf(game) * length));
  return games(UTMOST) < fewest ? 0 : Math.min(MOST, Math.max(fewest, games(USUAL)));
}

/** Plays the deal again so often with players of the same level. Tells after each game what it cost in answers. */
export function* replayDeal(study: Study, { setup, dictionary }: Match, replays: number): Generator<number, Replayed> {
  const sitter = levelSitter(study, AGAIN);
  const [ends, others]: [State[], State[]] = [[], []];
  for (let at = 0; at < replays; at++) {
    const isOther = setup.seats === 1 && at % 2 === 1;
    const opened = openMatch(study.game, isOther ? { ...setup, seed: `review ${at}` } : setup, study.tools, dictionary);
    if (isRefusal(opened)) continue;
    const { end, answers } = playToEnd(study, opened.last.state, sitter);
    if (end !== null) (isOther ? others : ends).push(end);
    yield costOf(study.game) * answers;
  }
  return { ends, others };
}

/** What the deal was worth to each seat, and what it made of it; none where the deal was played too seldom. */
export function fortunesOf(got: State, { ends, others }: Replayed): readonly Fortune[] {
  if (ends.length < FEWEST || (got.seats === 1 && others.length < FEWEST)) return [];
  const other = others.map(({ scores }) => scores[0] as number);
  const usual = mean(other);
  return got.scores.map((_, seat) => {
    const value = (state: State): number =>
      state.seats === 1 ? (state.scores[0] as number) - usual : leadOf(state, seat);
    const deals = ends.map(value);
    const wins = ends.reduce(
      (sum, { result }) => sum + (result?.winners.includes(seat) ? 1 / result.winners.length : 0),
      0,
    );
    return {
      seat,
      deal: mean(deals),
      error: Math.sqrt(variance(deals) / deals.length + (got.seats === 1 ? variance(other) / other.length : 0)),
      got: value(got),
      wins,
      below: deals.filter((each) => each < value(got)).length,
    };
  });
}

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

function variance(values: readonly number[]): number {
  const middle = mean(values);
  return values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / Math.max(1, values.length - 1);
}

/** Ahead of the mean of the others. */
function leadOf({ scores }: State, seat: number): number {
  const own = scores[seat] as number;
  return own - mean(scores.filter((_, at) => at !== seat));
}
