import { type Ask, type Game, type Millis, type Move, openStream, type Rng, STANDING, type View } from '@deckle/kernel';
import type { WordTools } from '@deckle/words';

/** What a player decides. */
export interface Decision {
  readonly ask: number;
  readonly move: Move;
}

/** What a seated player answers, and in how much time from what it has seen. Hosts let it take that time. */
export interface Choice extends Decision {
  readonly after: Millis;
}

/** How long a level takes to answer. */
interface Reaction {
  /** When it is asked alone. */
  readonly turn: Millis;
  /** Where the time taken decides or others are asked at the same time: not less and not more. */
  readonly race: readonly [quickest: Millis, slowest: Millis];
}

/** A player sees a View and nothing else. It is the same for the same view and the same stream of chance. */
export interface Player {
  readonly name: string;
  /** What it does, for somebody who looks for an opponent. */
  readonly about: string;
  readonly reaction: Reaction;
  /** Longest it may think. */
  readonly budget: Millis;
  /**
   * Thinks of an answer: every step gives the best so far, the end the answer; who waits may stop it after any. Null while
   * it would rather wait: only if it need not answer.
   */
  think(view: View, game: Game, tools: WordTools, rng: Rng): Generator<Decision | null, Decision | null>;
}

/** The thinking of somebody who knows the answer at once. */
export function* atOnce(answer: Decision | null): ReturnType<Player['think']> {
  yield answer;
  return answer;
}

/** Lets a player think to the end, or for as long as one more step like the longest would not take more time than there is. */
function answerOf(thinking: ReturnType<Player['think']>, budget: Millis, now: () => Millis): Decision | null {
  const started = now();
  let before = started;
  let longest = 0;
  for (;;) {
    const { done, value } = thinking.next();
    const time = now();
    // The first step looks at everything there is; of how long another one takes it tells a little.
    longest = before === started ? (time - started) / 2 : Math.max(longest, time - before);
    before = time;
    if (done || time + longest >= started + budget) return value === null ? null : { ask: value.ask, move: value.move };
  }
}

/** Seats a player: its chance is a stream of its own, never the match's. Without a clock it thinks to the end. */
export function seatPlayer(
  player: Player,
  game: Game,
  tools: WordTools,
  seed: string,
  now: () => Millis = () => 0,
): (view: View) => Choice | null {
  const rng = openStream({ seed: `player ${seed}`, used: 0 });
  let wordless = 0;
  let answering: { readonly ask: number; readonly at: Millis } | null = null;
  return (view) => {
    const choice = answerOf(player.think(view, game, tools, rng), player.budget, now);
    wordless = choice?.move.words === undefined ? wordless + 1 : 0;
    if (view.seats === 1 && wordless > PATIENCE) return { ask: STANDING, move: { kind: 'resign' }, after: 0 };
    const ask = view.asks.find(({ id }) => id === choice?.ask);
    if (choice === null || ask === undefined) return null;
    // Whatever others do meanwhile: who thinks about an answer does not start anew.
    if (!ask.must || answering?.ask !== ask.id) {
      answering = { ask: ask.id, at: view.now + timeFor(player.reaction, view, ask, rng) };
    }
    return { ...choice, after: Math.max(0, answering.at - view.now) };
  };
}

/** Alone nobody else ends the game: after so many answers without a word a player gives up. */
const PATIENCE = 30;

/** The open asks of the seat whose view it is, those that must be answered first. */
export function ownAsks(view: View): readonly Ask[] {
  const own = view.asks.filter((ask) => ask.seat === view.seat);
  return [...own.filter(({ must }) => must), ...own.filter(({ must }) => !must)];
}

/** How long an answer takes tells nothing of what is in the hand. Where the clock leaves less time, all is done quicker. */
function timeFor({ turn, race }: Reaction, { asks, seat, now }: View, ask: Ask, rng: Rng): Millis {
  const isRace = ask.timed === true || asks.some((other) => other.must && other.seat !== seat);
  const [quickest, slowest] = isRace ? race : [turn, turn + 1];
  const time = quickest + rng.below(slowest - quickest);
  const left = (ask.until ?? Number.POSITIVE_INFINITY) - now;
  return left > slowest ? time : Math.floor((time * left) / slowest);
}
