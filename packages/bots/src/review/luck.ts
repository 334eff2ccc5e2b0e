import { isRefusal, openMatch, type Setup, type State } from '@deckle/kernel';
import { playToEnd } from './play-out.ts';
import type { Fortune } from './review-types.ts';
import type { Study } from './study.ts';

/** Plays a deal again with equal players; null where that came to no end. */
export function replayDeal(study: Study, setup: Setup, dictionary: string): State | null {
  const opened = openMatch(study.game, setup, study.tools, dictionary);
  return isRefusal(opened) ? null : playToEnd(study, opened.last.state).end;
}

/** What the deal was worth to each seat, and what it made of it. `other`: ends of other deals, for one who plays alone. */
export function fortunesOf(got: State, ends: readonly State[], other: readonly State[]): readonly Fortune[] {
  const usual = mean(other.map((end) => end.scores[0] as number));
  return got.scores.map((_, seat) => {
    const value = (state: State): number =>
      state.seats === 1 ? (state.scores[0] as number) - usual : leadOf(state, seat);
    const deals = ends.map(value);
    const deal = mean(deals);
    const spread = deals.reduce((sum, each) => sum + (each - deal) ** 2, 0) / Math.max(1, deals.length - 1);
    const wins = ends.reduce(
      (sum, { result }) => sum + (result?.winners.includes(seat) ? 1 / result.winners.length : 0),
      0,
    );
    return { seat, deal, error: Math.sqrt(spread / deals.length), got: value(got), wins };
  });
}

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/** Ahead of the mean of the others. */
function leadOf({ scores }: State, seat: number): number {
  const own = scores[seat] as number;
  return own - mean(scores.filter((_, at) => at !== seat));
}
