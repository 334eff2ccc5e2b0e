import type { Millis, MoveSpec, Seat, State, Table, View } from '@deckle/kernel';
import type { Judged, Proposing, Vote, Voting, WordOptions, WordTools } from '@deckle/words';

export interface Shared extends Judged, Voting {
  /** Cards dealt to each seat in this deal: 3 to 10. */
  readonly deal: number;
  readonly dealer: Seat;
  readonly turn: Seat;
  /** When the turn's time is up; null without a clock. */
  readonly due: Millis | null;
  /** Seats whose last turn of the deal is still to begin; null before anybody has gone out. */
  readonly owed: readonly Seat[] | null;
  /** How often the draw pile has been used up in this deal. */
  readonly usedUp: number;
  /** Turns in a row in which the discard was taken and nothing drawn. */
  readonly takes: number;
}

export interface Letters {
  shared: Shared;
  own: Proposing;
  options: WordOptions;
  phases: {
    /** A card has been drawn. */
    readonly drawn: { readonly seat: Seat };
    readonly turnOver: { readonly seat: Seat };
    /** The second half of a turn, asked again after a lost vote, is over. */
    readonly again: { readonly seat: Seat };
    /** The words of a play can no longer be challenged. */
    readonly windowShut: { readonly seat: Seat };
    readonly voted: Vote;
  };
  tools: WordTools;
}

export type LettersState = State<Letters>;
export type LettersTable = Table<Letters>;
export type LettersView = View<Letters>;
export type LettersMove = MoveSpec<Letters>;
