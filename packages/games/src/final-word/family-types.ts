import type { Millis, MoveSpec, OptionSpec, Pile, Refusal, Seat, State, Table, View, ZoneId } from '@deckle/kernel';
import type { Judged, Play, Proposing, Vote, Voting, WordOptions, WordRules, WordTools } from '@deckle/words';

/** A play that lies on the table but is not yet counted, because it may still be challenged. */
export interface Pending {
  readonly seat: Seat;
  readonly words: readonly string[];
  readonly points: number;
  readonly before: { readonly [zone: ZoneId]: readonly Pile[] };
  /** Does the same player go on after it? */
  readonly again: 0 | 1;
  /** What holds again should this play be taken back, which makes it a pass. */
  readonly back: Pick<Shared, 'wordless' | 'idle' | 'owed'>;
}

export interface Shared extends Judged, Voting {
  readonly turn: Seat;
  readonly pending: Pending | null;
  /** Turns each seat has still to lose. */
  readonly skips: readonly number[];
  /** Turns in a row in which no word was laid. */
  readonly wordless: number;
  /** Turns in a row that brought the game no nearer to its end: no word, or, on an empty deck, cards only exchanged. */
  readonly idle: number;
  /** The seat to act has already laid its word and may lay another. */
  readonly extra: 0 | 1;
  /** Seats that still have a last turn; null before the last lap. */
  readonly owed: readonly Seat[] | null;
  /** When the time for this turn is up. */
  readonly due: Millis | null;
}

export interface FinalWord {
  shared: Shared;
  own: Proposing;
  options: WordOptions & { readonly [name: string]: string | number };
  phases: {
    readonly turnOver: { readonly seat: Seat };
    /** More of the same turn is over. */
    readonly again: { readonly seat: Seat };
    /** The last play can no longer be challenged; whose turn begins then, if the old one is over. */
    readonly windowShut: { readonly next: Seat | null };
    readonly voted: Vote;
  };
  tools: WordTools;
}

/** What one game of The Final Word says about itself; everything else is the family's. */
export interface Kin {
  readonly id: string;
  readonly name: string;
  readonly seats: readonly [min: number, max: number];
  readonly options?: { readonly [name: string]: OptionSpec };
  readonly phrases?: { readonly [what: string]: string };
  /** Words one play may have. */
  readonly words: readonly [min: number, max: number];
  /** How the row may be changed now. */
  rules(view: View<FinalWord>): WordRules;
  /** Most cards a stuck player may trade; 0: no trading. */
  trade(options: FinalWord['options']): number;
  /** Deck empty and a hand empty ends the game, gives the others a last turn, or nothing (only passing ends it). */
  readonly handEmpty: 'ends' | 'lastTurns' | 'goesOn';
  /** What a play scores; unless told, the visible cards of every word that got a card. */
  points?(view: View<FinalWord>, play: Play, tools: WordTools): number;
  /** A play after which its row leaves play and the same player lays another word. */
  again?(view: View<FinalWord>, play: Play): boolean;
  /** Moves of its own. */
  readonly moves?: { readonly [kind: string]: KinMove };
}

/** Another way to lay words: on a board of its own, at a price. */
export interface KinMove {
  offered(options: FinalWord['options']): boolean;
  readonly syntax: readonly string[];
  readonly rules: WordRules;
  readonly also: (view: View<FinalWord>, play: Play) => Refusal | null;
  price(view: View<FinalWord>, tools: WordTools): number;
}

export type FinalWordTable = Table<FinalWord>;
export type FinalWordState = State<FinalWord>;
export type FinalWordMove = MoveSpec<FinalWord>;
