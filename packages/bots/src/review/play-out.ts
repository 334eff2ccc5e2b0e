import { type Ask, type Game, type Rng, type State, type View, viewOf } from '@deckle/kernel';
import type { WordTools } from '@deckle/words';
import type { Decision, Player } from '../player.ts';
import { decide, GIVE_UP } from '../playout.ts';
import { bestOf, type Option, weigh } from '../weigh.ts';
import type { Study } from './study.ts';

/** A game that does not end by then tells nothing. */
const MAX_ANSWERS = 400;
/** Candidates of each kind that are looked at: it is the number of games that tells something, not their beauty. */
const MOST = 3;
/** Equal players are not the same: each option is overlooked so often, in percent. */
const OVERLOOKS = 15;

/** How long a hasty answer takes, measured against a quick one. */
export const hasteOf = ({ learnt }: Game): number => learnt?.review?.hasty ?? 1;

/** One who answers as quickly as can be. */
export const hastyTools = (tools: WordTools): WordTools => ({
  ...tools,
  effort: { ways: 1, joined: 4, alike: 1, listed: 6 },
});

/** Who sits at every seat. */
export type Sitter = (view: View) => Decision | null;

/** One who answers as quickly as can be, and overlooks something. */
export function hastySitter({ game, tools, rng }: Study): Sitter {
  const hasty = hastyTools(tools);
  return (view) => {
    const options = weigh(view, game, hasty, MOST);
    return bestOf(noticed(options, rng), view, game, hasty) ?? bestOf(options, view, game, hasty);
  };
}

const noticed = (options: readonly Option[], rng: Rng): readonly Option[] =>
  options.filter(() => rng.below(100) >= OVERLOOKS);

/** A level that thinks to the end. */
export const levelSitter =
  ({ game, tools, rng }: Study, level: Player): Sitter =>
  (view) => {
    for (const thinking = level.think(view, game, tools, rng); ; ) {
      const { done, value } = thinking.next();
      if (done) return value;
    }
  };

/** Alone nobody else ends a game: who has found no word for so long gives up. */
const PATIENCE = 12;

/** Plays to the end, the same player at every seat; null where there is none. Counts the answers it takes. */
export function playToEnd(
  { game, tools, rng }: Study,
  from: State,
  sitter: Sitter,
): { readonly end: State | null; readonly answers: number } {
  let state = from;
  let answers = 0;
  let wordless = 0;
  for (; state.result === null; answers++) {
    const { seat } = someAsk(state, rng);
    const best = sitter(viewOf(state, seat));
    wordless = best?.move.words === undefined ? wordless + 1 : 0;
    const choice = state.seats === 1 && wordless > PATIENCE ? GIVE_UP : best;
    const next = choice === null ? null : decide(game, state, seat, choice, tools);
    if (next === null || answers === MAX_ANSWERS) return { end: null, answers };
    state = next;
  }
  return { end: state, answers };
}

/** In a race nobody is always first. */
function someAsk(state: State, rng: Rng): Ask {
  const asks = state.frames.at(-1)?.asks.filter(({ must }) => must) ?? [];
  return asks[rng.below(asks.length)] as Ask;
}
