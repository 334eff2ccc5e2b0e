import type { CardId, Move, MoveSpec, Seat, State, Table, View } from '@deckle/kernel';
import type { Judged, Proposing, Vote, Voting, WordOptions, WordTools } from '@deckle/words';

/** What goes on: claiming, Word Play, its closing question, exchanging. Scores are counted in between. */
export type Stage = 'claim' | 'words' | 'closing' | 'exchange';

/** An action card on a word; `doubled` is the letter card that counts twice. */
export interface Modifier {
  readonly face: string;
  readonly doubled?: CardId;
}

/** A word in play. Its hand cards lie in front of its player, the others where they came from. */
export interface Laid {
  readonly seat: Seat;
  readonly word: string;
  readonly cards: readonly CardId[];
  readonly copied: readonly CardId[];
  readonly modifiers: readonly Modifier[];
  readonly value: number;
  /** Found good in a dispute, so that it cannot be disputed again. */
  readonly judged: 0 | 1;
}

/** A word whose own modifiers are still to be answered; its hand cards lie on trial. */
export interface Pending {
  readonly kind: 'play' | 'upgrade';
  readonly laid: Laid;
  readonly queue: readonly Modifier[];
}

interface Shared extends Judged, Voting {
  readonly stage: Stage;
  readonly round: number;
  readonly first: Seat;
  readonly turn: Seat;
  /** Who has claimed, or in the exchange has had a turn. */
  readonly done: readonly Seat[];
  /** Cards of others that the seat to act has copied for its word. */
  readonly copied: readonly CardId[];
  /** The last word of each seat: only these count. */
  readonly laid: readonly Laid[];
  /** Words that a newer one of the same seat has replaced; they can only be copied. */
  readonly older: readonly Laid[];
  /** Whose word stands; null while none or several do. */
  readonly holder: Seat | null;
  /** Who has passed since it last changed whether a word stands, and which. */
  readonly passed: readonly Seat[];
  readonly trial: Pending | null;
  /** Who disputes the standing word, or did so last. */
  readonly disputers: readonly Seat[];
  /** Word Plays in a row without a word, the one that is going on included. */
  readonly wordless: number;
}

interface Own extends Proposing {
  /** Allows whatever is used, until told otherwise. */
  readonly always: 0 | 1;
  /** The letter card offered in a Swap that is being answered. */
  readonly offered: CardId | null;
}

interface Options extends WordOptions {
  readonly answer: number;
}

/** A use of an action card that others may cancel. `with`: laid together with a new word. */
export interface Use {
  readonly seat: Seat;
  readonly face: string;
  readonly as: 'itself' | 'preempt' | 'copy' | 'with' | 'cancel';
  readonly move: Move;
}

export interface LastWordStanding {
  shared: Shared;
  own: Own;
  options: Options;
  phases: {
    /** The seat to act has acted or left: on to the next. */
    readonly next: null;
    /** Something was done in between: the same seat is asked again. */
    readonly resume: null;
    readonly answered: { readonly uses: readonly Use[] };
    readonly trimmed: { readonly seat: Seat; readonly count: number };
    readonly closed: null;
    readonly judged: { readonly words: readonly string[]; readonly seat: Seat };
    readonly voted: Vote;
  };
  tools: WordTools;
}

export type LwsState = State<LastWordStanding>;
export type LwsTable = Table<LastWordStanding>;
export type LwsView = View<LastWordStanding>;
export type LwsMove = MoveSpec<LastWordStanding>;
