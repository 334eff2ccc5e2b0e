import type { Seat } from '@deckle/kernel';

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

/** What games imagined to their end came to. */
export interface Outcomes {
  readonly games: number;
  /** Games won by seat; a shared win counts in part. */
  readonly wins: readonly number[];
  /** Points at the end by seat, on average. */
  readonly points: readonly number[];
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
  /** The best with everyday words alone; null where nothing of the kind was clearly better. */
  readonly everyday: Act | null;
  /** What `best` would have brought more: at once, and on average over some turns. */
  readonly left: { readonly points: number; readonly worth: number };
  /** One sentence. */
  readonly why: string;
  /** The chances before it, as far as the mover could know. */
  readonly chances: Outcomes | null;
}

/** A turn that decided much. */
export interface Turning {
  /** Number of the turn. */
  readonly turn: number;
  /** Points above what a turn made on average; chances won or lost; or what was left on the table. */
  readonly by: 'points' | 'chances' | 'left';
  readonly amount: number;
}

/** A word that was there to be laid and that nobody laid in the whole game. */
export interface Missed {
  readonly word: string;
  readonly turn: number;
  readonly seat: Seat;
  readonly act: Act;
  /** Points more at once than what was played. */
  readonly more: number;
}

/** How much of a seat's result was in the cards, by playing the same deal again with equal players. */
export interface Fortune {
  readonly seat: Seat;
  /** Lead over the mean of the others, alone the points against other deals: what equal players got with these cards. */
  readonly deal: number;
  /** Standard error of `deal`. */
  readonly error: number;
  /** What the seat got. */
  readonly got: number;
  /** Games that equal players won at this seat. */
  readonly wins: number;
}

/** The scores once so many inputs were played. */
export interface Stand {
  readonly moment: number;
  readonly scores: readonly number[];
}

export interface Review {
  readonly seats: number;
  readonly winners: readonly Seat[];
  readonly scores: readonly number[];
  readonly turns: readonly Turn[];
  readonly turnings: readonly Turning[];
  readonly missed: readonly Missed[];
  /** Empty where there was no time to play the deal again. */
  readonly fortunes: readonly Fortune[];
  /** How often the deal was played again. */
  readonly replays: number;
  readonly stands: readonly Stand[];
}

export interface Progress {
  readonly done: number;
  readonly of: number;
}
