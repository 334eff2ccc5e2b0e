import { type Ask, type Game, type Millis, type Move, openStream, type Rng, STANDING, type View } from '@deckle/kernel';
import type { WordTools } from '@deckle/words';

/** What a player answers, and how long it takes to where others may be quicker. */
export interface Choice {
  readonly ask: number;
  readonly move: Move;
  readonly after?: Millis;
}

/** A player sees a View and nothing else. It is the same for the same view and the same stream of chance. */
export interface Player {
  readonly name: string;
  /** What it does, for somebody who looks for an opponent. */
  readonly about: string;
  /** How many candidates of each kind of move it looks at. */
  readonly budget: number;
  /** Null while it would rather wait: only if it need not answer. */
  choose(view: View, game: Game, tools: WordTools, rng: Rng): Choice | null;
}

/** Seats a player: its chance is a stream of its own, never the match's. */
export function seatPlayer(player: Player, game: Game, tools: WordTools, seed: string): (view: View) => Choice | null {
  const rng = openStream({ seed: `player ${seed}`, used: 0 });
  let wordless = 0;
  return (view) => {
    const choice = player.choose(view, game, tools, rng);
    wordless = choice?.move.words === undefined ? wordless + 1 : 0;
    return view.seats === 1 && wordless > PATIENCE ? { ask: STANDING, move: { kind: 'resign' } } : choice;
  };
}

/** Alone nobody else ends the game: after so many answers without a word a player gives up. */
const PATIENCE = 30;

/** The open asks of the seat whose view it is, those that must be answered first. */
export function ownAsks(view: View): readonly Ask[] {
  const own = view.asks.filter((ask) => ask.seat === view.seat);
  return [...own.filter(({ must }) => must), ...own.filter(({ must }) => !must)];
}

const QUICKEST: Millis = 1500;
const SPREAD: Millis = 4000;

/** Where several are asked at once it matters who comes first. The time taken tells nothing of what is in the hand. */
export function reaction(view: View, rng: Rng): { readonly after?: Millis } {
  const isRace = view.asks.some((ask) => ask.must && ask.seat !== view.seat);
  return isRace ? { after: QUICKEST + rng.below(SPREAD) } : {};
}
