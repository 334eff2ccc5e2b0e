import { seatPlayer, usualLevel } from '@deckle/bots';
import { isRefusal, type Match, openMatch } from '@deckle/kernel';
import { type Counts, wayTitle, type WordTools } from '@deckle/words';
import { playOut } from './playout.ts';

/** How somebody did with the deal of a day. */
export interface DayResult {
  /** What was played. */
  readonly title: string;
  readonly counts: Counts;
  readonly score: number;
  /** What the level that plays like most people makes of it; null until that is known, as it takes a while. */
  readonly par: number | null;
  readonly gaveUp: boolean;
}

/** A day's deal that has been played to its end. */
export const dayResult = ({ game, setup, last }: Match): DayResult => ({
  title: wayTitle(game, setup.options),
  counts: game.about.alone ?? 'points',
  score: last.state.scores[0] ?? 0,
  par: null,
  gaveUp: last.input?.move.kind === 'resign',
});

/**
 * What the usual level makes of the same deal, answer by answer; the same wherever it is asked. `polite`: tools that
 * offer nothing offensive.
 */
export function* playPar({ game, setup }: Match, polite: WordTools): Generator<Match, number> {
  const opened = openMatch(game, setup, polite, polite.dictionary.hash);
  // Somebody has played it.
  if (isRefusal(opened)) throw new Error(opened.rule);
  const player = seatPlayer(usualLevel, game, polite, `par ${setup.seed}`);
  const { last } = yield* playOut(opened, [player]);
  return last.state.scores[0] ?? 0;
}
