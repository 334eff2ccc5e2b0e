import type { Seat } from '@deckle/kernel';
import type { Counts } from '@deckle/words';

/** Something that a seat did or could have done. */
export interface Act {
  /** In the game's own language; parses back to this very move. */
  readonly command: string;
  /** The same to be read: without the number of the way. */
  readonly said: string;
  readonly words: readonly string[];
  /** What it makes at once. */
  readonly points: number;
}

/** What games came to that equal players played on to the end: the hands as they were, closed piles shuffled anew. */
export interface Outcomes {
  readonly games: number;
  /** Games won by seat; a shared win counts in part. */
  readonly wins: readonly number[];
  /** Points at the end by seat, on average. */
  readonly points: readonly number[];
}

/** What `best` would have brought more. */
export interface Left {
  /** Points at once. */
  readonly points: number;
  /** Points ahead of the others after the next turn, on average; where that was not tried, those at once. */
  readonly ahead: number;
  /** Games more that were won by then, of each that was imagined. */
  readonly won: number;
  /** With so many points more it would have won so many more of the games of `chances`; 0 where that is not known. */
  readonly wins: number;
}

/** What one seat decided, and what it could have. */
export interface Turn {
  /** Counted from 1 over all seats. */
  readonly number: number;
  /** How many inputs of the record there are once it is done. */
  readonly moment: number;
  readonly seat: Seat;
  readonly played: Act;
  /** Null where nothing was clearly better. */
  readonly best: Act | null;
  /** The best with everyday words alone; null where nothing of the kind gains anything, or `why` tells of it. */
  readonly everyday: Act | null;
  readonly left: Left;
  /** In a sentence, another where something makes even more at once; empty where there is nothing to say. */
  readonly why: string;
  /** What came of playing on from before it; null where there was no time for that. */
  readonly chances: Outcomes | null;
}

/** How many games a seat won; a shared win counts in part. */
export interface Tally {
  readonly games: number;
  readonly won: number;
}

/** What the mover of a turn won in games played on from before it and from after it, with what was drawn. */
export interface Swing {
  readonly before: Tally;
  readonly after: Tally;
  /** Nothing was left to decide then. */
  readonly isEnd: boolean;
}

/** A turn that decided much: by points above what words made on average; by what it left on the table; by the chances. */
export type Turning =
  | { readonly turn: number; readonly by: 'points'; readonly amount: number }
  | { readonly turn: number; readonly by: 'left'; readonly amount: number }
  | { readonly turn: number; readonly by: 'chances'; readonly swing: Swing };

/** A word that was there to be laid and that nobody laid in the whole game. */
export interface Missed {
  readonly word: string;
  readonly turn: number;
  readonly seat: Seat;
  readonly act: Act;
  /** Points more at once than what was played; 0: points do not tell, as where the move laid no word at all. */
  readonly more: number;
}

/** How much of a seat's result was in the cards, by playing the same deal again with players of one level. */
export interface Fortune {
  readonly seat: Seat;
  /** Lead over the mean of the others, alone the points against other deals: what they got with these cards. */
  readonly deal: number;
  /** Standard error of `deal`. */
  readonly error: number;
  /** What the seat got. */
  readonly got: number;
  /** Games that they won at this seat. */
  readonly wins: number;
  /** Games in which they got less at this seat than the seat did. */
  readonly below: number;
}

/** The scores once so many inputs were played. */
export interface Stand {
  readonly moment: number;
  readonly scores: readonly number[];
}

export interface Review {
  readonly seats: number;
  /** What scores count: points, unless one plays alone for something else. */
  readonly counts: Counts;
  readonly winners: readonly Seat[];
  readonly scores: readonly number[];
  readonly turns: readonly Turn[];
  readonly turnings: readonly Turning[];
  readonly missed: readonly Missed[];
  /** Empty where the deal could not be played again often enough. */
  readonly fortunes: readonly Fortune[];
  /** How often the deal was played again. */
  readonly replays: number;
  readonly stands: readonly Stand[];
}

export interface Progress {
  readonly done: number;
  readonly of: number;
}
