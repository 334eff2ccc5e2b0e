import {
  BOX,
  type CardId,
  type Game,
  imagine,
  type Rng,
  type Slot,
  type State,
  type View,
  type ZoneId,
} from '@deckle/kernel';
import { textsOf, type WordTools } from '@deckle/words';
import { handAfter, ownHand } from './hand.ts';
import { type Course, decide, playOut, playTo, quickTools, roundOf } from './playout.ts';
import { isLegal, type Option } from './weigh.ts';

/** How far somebody looks ahead. */
export interface Outlook {
  /** Options that are looked into, the best at first sight. */
  readonly options: number;
  /** Milliseconds of thinking at the pace of the game: counted, not measured, so that the same view is thought of the same. */
  readonly work: number;
  /** Are options played on with to the end of the game? Then that alone tells how good they are. */
  readonly toEnd?: boolean;
}

/** What an option is worth at first sight counts as much as so many deals. */
const FIRST_SIGHT = 4;
/** Fewer options are looked into where there is not the work for so many deals of each. */
const DEALS = 3;
/** Alone, the end of a game is near when so many closed cards are left. */
const NEAR = 18;
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
  { options: most, work, toEnd = false, rng }: Outlook & { readonly rng: Rng },
): Generator<readonly Considered[], readonly Considered[]> {
  const seat = view.seat as number;
  const horizon = { seat, round: roundOf(view) };
  const quick = quickTools(tools, game);
  const allowed = answersIn({ work }, game);
  const given: Thought[] = [];
  const thoughts = firstThoughts(options, view, game, tools, Math.min(most, affordable(view, game, allowed)));
  let spent = 0;
  const found = (): readonly Considered[] => [...thoughts, ...given].map(told);
  if (toEnd) for (const thought of thoughts) thought.sum = thought.option.worth;
  const goOn = (option: Option, next: State): Pick<Course, 'worth' | 'answers'> => {
    if (toEnd) return playOut(game, next, seat, quick);
    const { worth, answers } = playTo(game, next, horizon, quick);
    return { worth: option.promise + worth, answers };
  };
  yield found();
  for (const share of [0.25, 0.5, 1]) {
    while (spent < allowed * share && thoughts.length > 1) {
      const table = imagine(game, view, tools.pack, rng);
      for (const thought of thoughts) {
        const next = decide(game, table, seat, thought.option, tools);
        const { worth, answers } = next === null ? NOWHERE : goOn(thought.option, next);
        thought.sum += worth;
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

/** Is it not far to the end of a game that one plays alone? */
export function isEndNear({ seats, zones }: View): boolean {
  let closed = 0;
  for (const [id, { row, count }] of Object.entries(zones)) if (row === null && id !== BOX) closed += count;
  return seats === 1 && closed <= NEAR;
}

/** Where one plays alone against the cards that are left, only the end tells anything: far from it, to look ahead compares promises. */
export const isTooEarly = ({ about }: Game, view: View): boolean =>
  view.seats === 1 && about.alone === 'left' && !isEndNear(view);

/** How many answers it takes about to try an option once: itself, and what all do as far as is looked ahead. */
export const answersFor = (seats: number, { learnt }: Game): number =>
  learnt?.ahead === undefined ? 2 * seats + 1 : (learnt.ahead.answers * seats) / 2;

/** How many options there is work for: one, where not even two can be tried in one deal. */
function affordable({ seats }: View, game: Game, answers: number): number {
  const deal = answersFor(seats, game);
  return answers < 2 * deal ? 1 : Math.max(2, Math.floor(answers / (DEALS * deal)));
}

const told = ({ option, sum, count }: Thought): Considered => ({ option, worth: sum / (FIRST_SIGHT + count) });

/** The best at first sight, which counts as some deals; of those that are alike one. */
export function firstThoughts(
  options: readonly Option[],
  view: View,
  game: Game,
  tools: WordTools,
  most: number,
): Thought[] {
  const best = [...options].sort((a, b) => b.worth - a.worth);
  const thoughts: Thought[] = [];
  const hand = ownHand(view);
  const known = new Set<string>();
  for (const option of best) {
    if (thoughts.length === most) break;
    const likeness = likenessOf(option, hand, view, tools);
    if (known.has(likeness) || !isLegal(option, view, game, tools)) continue;
    known.add(likeness);
    thoughts.push({ option, sum: FIRST_SIGHT * option.worth, count: 0 });
  }
  return thoughts;
}

/** Options are alike that make the same words at the same places and leave the same letters: to try both tells nothing more. */
function likenessOf({ ask, move, worth }: Option, hand: readonly CardId[], view: View, tools: WordTools): string {
  const { words = [], cards = [], ...named } = move;
  const facesOf = (some: readonly CardId[]): readonly string[] =>
    some.map((card) => tools.pack[card]?.face ?? '').toSorted();
  const places = words.map((slots) => [...new Set(slots.flatMap((slot) => zonesOf(slot)))]);
  const left = facesOf(handAfter(hand, view, move));
  return JSON.stringify([ask, named, textsOf(view, move, tools), places, facesOf(cards), left, worth]);
}

const zonesOf = (slot: Slot): readonly ZoneId[] =>
  'keep' in slot ? [slot.keep[0]] : 'play' in slot && slot.on !== undefined ? [slot.on[0]] : [];
