import type { Millis, MoveSpec, Seat, State, Table, View, ZoneId } from '@deckle/kernel';
import type { Judged, Proposing, Vote, Voting, WordOptions, WordTools } from '@deckle/words';

export interface Shared extends Judged, Voting {
  /** 1 to 3. */
  readonly round: number;
  readonly turn: Seat;
  /** When the turn's time is up; null without a clock. */
  readonly due: Millis | null;
  /** Seats that have laid a word from their hand in this round, and so may steal. */
  readonly laidBy: readonly Seat[];
  /** Seats whose final turn is still to begin; null before anybody has gone out. */
  readonly owed: readonly Seat[] | null;
  /** Who went out first in this round. */
  readonly wentOut: Seat | null;
  /** Turns in a row without a play since both piles were used up. */
  readonly idle: number;
  /** What the words on the table spell, by their zones: a wild card does not show its letter. */
  readonly reads: { readonly [zone: ZoneId]: string };
}

interface Drawing {
  readonly seat: Seat;
  readonly count: number;
}

export interface WordLift {
  shared: Shared;
  own: Proposing;
  options: WordOptions;
  phases: {
    /** The play of a turn is made, or there is none. */
    readonly played: { readonly seat: Seat };
    /** The play, asked for again after a lost vote, is made. */
    readonly again: { readonly seat: Seat };
    /** The cards of a dagger are drawn. */
    readonly daggered: Drawing;
    /** The cards of the turn's end are drawn. */
    readonly drawn: Drawing;
    readonly voted: Vote;
  };
  tools: WordTools;
}

export type LiftState = State<WordLift>;
export type LiftTable = Table<WordLift>;
export type LiftView = View<WordLift>;
export type LiftMove = MoveSpec<WordLift>;
