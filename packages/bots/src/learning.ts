import { type Game, imagine, type Rng, type Seat, type State, type View } from '@deckle/kernel';
import type { WordTools } from '@deckle/words';
import { MOST } from './greedy.ts';
import { lopsidedness, ownHand, twinsIn } from './hand.ts';
import type { Decision } from './player.ts';
import { decide, playTo, quickBest, quickTools, roundOf } from './playout.ts';
import { firstThoughts } from './search.ts';
import { weigh } from './weigh.ts';

/** A hand as self-play learns from it. */
export interface Hand {
  readonly faces: readonly string[];
  readonly twins: number;
  readonly lopsided: number;
}

export function handIn(view: View, { pack }: WordTools): Hand {
  const faces = ownHand(view).map((card) => pack[card]?.face ?? '');
  return { faces, twins: twinsIn(faces), lopsided: lopsidedness(faces) };
}

/** The answer of a player who looks no further. */
export const quickAnswer = (view: View, game: Game, tools: WordTools): Decision | null =>
  quickBest(view, game, quickTools(tools, game));

/** What came of an option in imagined deals, by deal and then by how far was played on. */
export interface Trials {
  /** What it is worth at first sight, as much as it counts. */
  readonly sight: number;
  readonly deals: readonly (readonly Tried[])[];
}

interface Tried {
  readonly worth: number;
  /** Answers it took, the option itself included. */
  readonly answers: number;
}

/** Tries the best options in the same imagined deals, playing on to the end of the turn and then for so many more. */
export function tryAhead(
  view: View,
  game: Game,
  tools: WordTools,
  { options: most, deals, turns }: { readonly options: number; readonly deals: number; readonly turns: number },
  rng: Rng,
): readonly Trials[] {
  const quick = quickTools(tools, game);
  const seat = view.seat as Seat;
  const horizon = { seat, round: roundOf(view) };
  const goOn = (by: number): Game => ({
    ...game,
    learnt: { pace: 1, cards: {}, ...game.learnt, ahead: { turns: by, answers: 1 } },
  });
  const steps = Array.from({ length: turns + 1 }, (_, turn) => goOn(Math.min(1, turn)));
  const thoughts = firstThoughts(weigh(view, game, tools, MOST), view, game, tools, most);
  const trials = thoughts.map(({ sum: sight }) => ({ sight, deals: [] as Tried[][] }));
  for (let deal = 0; deal < deals; deal++) {
    const table = imagine(game, view, tools.pack, rng);
    for (const [at, { option }] of thoughts.entries()) {
      let state = decide(game, table, seat, option, tools);
      let [promised, answers] = [option.promise, 1];
      const tried: Tried[] = [];
      for (const step of state === null ? [] : steps) {
        const course = playTo(step, state as State, horizon, quick);
        ({ state } = course);
        answers += course.answers;
        tried.push({ worth: course.worth + promised, answers });
        promised += course.promised;
      }
      trials[at]?.deals.push(tried);
    }
  }
  // Where something is not possible after all, nothing can be compared.
  return trials.filter((each) => each.deals.every((tried) => tried.length === steps.length));
}
