import type { Move, OptionSpec, Shape } from '@deckle/kernel';
import { CHECKING, type Checking, type Judged } from './judge.ts';
import type { WordTools } from './tools.ts';

/** What every word game has: a way of word checking, a clock, the words its table has voted in. */
export interface WordShape extends Shape {
  shared: Judged & Voting;
  own: Proposing;
  options: WordOptions;
  phases: { voted: Vote };
  tools: WordTools;
}

export interface WordOptions {
  readonly checking: Checking;
  readonly clock: number;
}

/** Who has said yes in the vote that is going on. */
export interface Voting {
  readonly ayes: readonly number[];
}

/** The play that waits for a vote. Its cards are still in the hand, so only its player sees it. */
export interface Proposing {
  readonly proposed: Move | null;
}

/** What all may know of a vote: the words in question. */
export interface Vote {
  readonly seat: number;
  readonly words: readonly string[];
  /** When it was put to the vote. */
  readonly at: number;
}

export const checkingOption: OptionSpec<Checking> = { label: 'Word checking', default: 'referee', choices: CHECKING };
export const clockOption: OptionSpec<number> = {
  label: 'Seconds per turn (0: no clock)',
  default: 0,
  range: [0, 86_400],
};
export const wordOptions = { checking: checkingOption, clock: clockOption };

/** When an answer given now would be due, by the table's clock. */
export function dueAt(now: number, options: WordOptions): { until?: number } {
  return options.clock === 0 ? {} : { until: now + 1000 * options.clock };
}
