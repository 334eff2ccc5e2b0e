import { seatPlayer, usualLevel } from '@deckle/bots';
import { isRefusal, type Match, openMatch, type TALLIES } from '@deckle/kernel';
import { wayTitle, type WordTools } from '@deckle/words';
import { playOut } from './playout.ts';

/** How somebody did with the deal of a day, and how the level that plays like most people would have done. */
export interface DayResult {
  /** What was played. */
  readonly title: string;
  readonly counts: (typeof TALLIES)[number];
  readonly score: number;
  readonly par: number;
  readonly gaveUp: boolean;
}

/** What that level makes of the same deal; the same wherever it is asked. `polite`: tools that offer nothing offensive. */
function* playPar({ game, setup }: Match, polite: WordTools): Generator<Match, number> {
  const opened = openMatch(game, setup, polite, polite.dictionary.hash);
  // Somebody has played it.
  if (isRefusal(opened)) throw new Error(opened.rule);
  const player = seatPlayer(usualLevel, game, polite, `par ${setup.seed}`);
  const { last } = yield* playOut(opened, [player]);
  return last.state.scores[0] ?? 0;
}

/** The result of a day's deal that has been played to its end, step by step, as finding par takes a while. */
export function* dayResult(match: Match, polite: WordTools): Generator<Match, DayResult> {
  const { game, setup, last } = match;
  return {
    title: wayTitle(game, setup.options),
    counts: game.about.alone ?? 'points',
    score: last.state.scores[0] ?? 0,
    par: yield* playPar(match, polite),
    gaveUp: last.input?.move.kind === 'resign',
  };
}
