import { type Game, imagine, type Rng, type View } from '@deckle/kernel';
import type { WordTools } from '@deckle/words';
import { decide, playTo, quickTools, roundOf } from './playout.ts';
import { isLegal, type Option } from './weigh.ts';

/** How far somebody looks ahead. */
export interface Outlook {
  /** Options that are looked into, the best at first sight. */
  readonly options: number;
  /** Milliseconds of thinking at the pace of the game: counted, not measured, so that the same view is thought of the same. */
  readonly work: number;
  /** Turns of its own that each is played on. */
  readonly rounds: number;
}

/** What an option is worth at first sight counts as much as so many deals. */
const FIRST_SIGHT = 4;
/** Fewer options are looked into where there is not the work for so many deals of each. */
const DEALS = 3;
/** How long an imagined answer takes in a game that has not been measured, in milliseconds. */
const PACE = 1;

/** How many imagined answers there is time for. */
export const answersIn = ({ work }: Pick<Outlook, 'work'>, { learnt }: Game): number => work / (learnt?.pace ?? PACE);

/** What comes of a move that is not possible after all: to be behind is better. */
const NOWHERE = { worth: Number.NEGATIVE_INFINITY, answers: 0 };

/** An option that was looked into. */
export interface Considered {
  readonly option: Option;
  /** How far ahead the seat was after playing on, on average, what was seen at first included. */
  readonly worth: number;
}

interface Thought {
  readonly option: Option;
  sum: number;
  count: number;
}

/**
 * Looks ahead without seeing anything hidden: deals the unseen cards at random, plays on with quick players, and ranks
 * the options by how they did on average, best first. All are tried in the same deals; the worse half of them is given up
 * after a quarter of the work, and again after half of it. Each step gives what is found so far.
 */
export function* consider(
  view: View,
  game: Game,
  tools: WordTools,
  options: readonly Option[],
  { options: most, work, rounds, rng }: Outlook & { readonly rng: Rng },
): Generator<readonly Considered[], readonly Considered[]> {
  const seat = view.seat as number;
  const horizon = { seat, rounds, round: roundOf(view) };
  const quick = quickTools(tools);
  const allowed = answersIn({ work }, game);
  const given: Thought[] = [];
  const thoughts = firstThoughts(options, view, game, tools, Math.min(most, affordable(view, allowed)));
  let spent = 0;
  const found = (): readonly Considered[] => [...thoughts, ...given].map(told);
  yield found();
  for (const share of [0.25, 0.5, 1]) {
    while (spent < allowed * share && thoughts.length > 1) {
      const table = imagine(game, view, tools.pack, rng);
      for (const thought of thoughts) {
        const next = decide(game, table, seat, thought.option, tools);
        const { worth, answers } = next === null ? NOWHERE : playTo(game, next, horizon, quick);
        thought.sum += thought.option.promise + worth;
        thought.count++;
        spent += answers + 1;
        yield found();
      }
      thoughts.sort((a, b) => b.sum - a.sum);
    }
    given.unshift(...thoughts.splice(Math.max(2, Math.ceil(thoughts.length / 2))));
  }
  return found();
}

/** How many options there is work for: one, where not even two can be tried in one deal. */
function affordable({ seats }: View, answers: number): number {
  const deal = 2 * seats + 1;
  return answers < 2 * deal ? 1 : Math.max(2, Math.floor(answers / (DEALS * deal)));
}

const told = ({ option, sum, count }: Thought): Considered => ({ option, worth: sum / (FIRST_SIGHT + count) });

function firstThoughts(options: readonly Option[], view: View, game: Game, tools: WordTools, most: number): Thought[] {
  const best = [...options].sort((a, b) => b.worth - a.worth);
  const thoughts: Thought[] = [];
  for (const option of best) {
    if (thoughts.length === most) break;
    if (isLegal(option, view, game, tools)) thoughts.push({ option, sum: FIRST_SIGHT * option.worth, count: 0 });
  }
  return thoughts;
}
