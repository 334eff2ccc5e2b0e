import { type Ask, imagine, type Rng, STANDING, type State, type View, viewOf } from '@deckle/kernel';
import type { WordTools } from '@deckle/words';
import { decide } from '../playout.ts';
import { bestOf, type Option, weigh } from '../weigh.ts';
import type { Outcomes } from './review-types.ts';
import type { Study } from './study.ts';

/** A game that does not end by then tells nothing. */
const MAX_ANSWERS = 400;
/** Candidates of each kind that are looked at: it is the number of games that tells something, not their beauty. */
const MOST = 3;
/** Equal players are not the same: each option is overlooked so often, in percent. */
const OVERLOOKS = 15;

/** How long a hasty answer takes, measured against a quick one. */
export const HASTE = 0.8;

/** One who answers as quickly as can be. */
export const hastyTools = (tools: WordTools): WordTools => ({
  ...tools,
  effort: { ways: 1, joined: 4, alike: 1, listed: 6 },
});

/** Alone nobody else ends a game: who has found no word for so long gives up. */
const PATIENCE = 12;
const GIVE_UP = { ask: STANDING, move: { kind: 'resign' } };

/** Plays to the end, the same player at every seat; null where there is none. Counts the answers it takes. */
export function playToEnd(
  { game, tools, rng }: Study,
  from: State,
): { readonly end: State | null; readonly answers: number } {
  let state = from;
  let answers = 0;
  let wordless = 0;
  for (; state.result === null; answers++) {
    const { seat } = someAsk(state, rng);
    const view = viewOf(state, seat);
    const options = weigh(view, game, tools, MOST);
    const best = bestOf(noticed(options, rng), view, game, tools) ?? bestOf(options, view, game, tools);
    wordless = best?.move.words === undefined ? wordless + 1 : 0;
    const choice = state.seats === 1 && wordless > PATIENCE ? GIVE_UP : best;
    const next = choice === null ? null : decide(game, state, seat, choice, tools);
    if (next === null || answers === MAX_ANSWERS) return { end: null, answers };
    state = next;
  }
  return { end: state, answers };
}

const noticed = (options: readonly Option[], rng: Rng): readonly Option[] =>
  options.filter(() => rng.below(100) >= OVERLOOKS);

/** In a race nobody is always first. */
function someAsk(state: State, rng: Rng): Ask {
  const asks = state.frames.at(-1)?.asks.filter(({ must }) => must) ?? [];
  return asks[rng.below(asks.length)] as Ask;
}

/** Imagines so many games from what a seat sees to their end. */
export function outcomesFrom(study: Study, view: View, games: number): Outcomes | null {
  const { game, tools, rng } = study;
  const ends: State[] = [];
  for (let at = 0; at < games; at++) {
    const { end } = playToEnd(study, imagine(game, view, tools.pack, rng));
    if (end !== null) ends.push(end);
  }
  return ends.length < games / 2 ? null : outcomesOf(ends);
}

const outcomesOf = (ends: readonly State[]): Outcomes => ({
  games: ends.length,
  wins: bySeat(ends, ({ result }, seat) => (result?.winners.includes(seat) ? 1 / result.winners.length : 0)),
  points: bySeat(ends, ({ scores }, seat) => (scores[seat] as number) / ends.length),
});

const bySeat = (ends: readonly State[], of: (end: State, seat: number) => number): readonly number[] =>
  (ends[0]?.scores ?? []).map((_, seat) => ends.reduce((sum, end) => sum + of(end, seat), 0));
