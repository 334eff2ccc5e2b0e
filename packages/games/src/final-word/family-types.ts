import type {
  About,
  CardId,
  Millis,
  Move,
  MoveSpec,
  OptionSpec,
  Part,
  Pile,
  Refusal,
  Seat,
  State,
  Table,
  Task,
  View,
  Worth,
  ZoneId,
} from '@deckle/kernel';
import type { Judged, Play, Proposing, Vote, Voting, WordOptions, WordRules, WordTools } from '@deckle/words';

/** A play that lies on the table but is not yet counted, because it may still be challenged. */
export interface Pending {
  readonly seat: Seat;
  readonly words: readonly string[];
  readonly points: number;
  /** What the points are for, if not for all its words. */
  readonly why?: string;
  /** How the points came about; nothing where that is one thing. */
  readonly parts: readonly Part[];
  /** Everything that lay open before. */
  readonly before: { readonly [zone: ZoneId]: readonly Pile[] };
  /** Does the same player go on after it? */
  readonly again: 0 | 1;
  /** Why the game is over once it stands. */
  readonly over: string | null;
  /** What holds again should this play be taken back, which makes it a pass; `owed`: null if no last lap has begun then. */
  readonly back: Pick<Shared, 'wordless' | 'idle' | 'reached' | 'owed'>;
}

/** How far a game has come: cards out of play, cards in the deck, cards in the deck and all hands together. */
export interface Progress {
  readonly gone: number;
  readonly deck: number;
  readonly unlaid: number;
}

export interface Shared extends Judged, Voting {
  readonly turn: Seat;
  readonly pending: Pending | null;
  /** Who laid the last word that stands. */
  readonly laidBy: Seat | null;
  /** Who goes on after this turn, where that is not the seat after. */
  readonly next: Seat | null;
  /** Seats that sit out what is going on, such as a trick: their turns are passed over. */
  readonly resting: readonly Seat[];
  /** Turns each seat has still to lose. */
  readonly skips: readonly number[];
  /** Whose turns since the last word went by without one, in order. */
  readonly wordless: readonly Seat[];
  /** Turns in a row that brought the game no nearer to its end than it had come before. */
  readonly idle: number;
  readonly reached: Progress | null;
  /** The seat to act has already laid its word and may lay another. */
  readonly extra: 0 | 1;
  /** Seats that still have a last turn; null before the last lap. */
  readonly owed: readonly Seat[] | null;
  /** When the time for this turn is up. */
  readonly due: Millis | null;
  /** What a game keeps count of besides: who has traded, which red cards a seat has used. */
  readonly noted: { readonly [what: string]: readonly (number | string)[] };
}

export interface FinalWord {
  shared: Shared;
  own: Proposing;
  options: WordOptions & { readonly [name: string]: string | number };
  phases: {
    readonly turnOver: { readonly seat: Seat };
    /** More of the same turn is over. */
    readonly again: { readonly seat: Seat };
    /** The choice that belongs to a play is made; what it is if the seat has left instead. */
    readonly chosen: { readonly seat: Seat; readonly otherwise: Move };
    /** The last play can no longer be challenged; whose turn begins then, if the old one is over. */
    readonly windowShut: { readonly next: Seat | null };
    readonly voted: Vote;
  };
  tools: WordTools;
}

/** What a stuck player may trade. */
export interface Trade {
  readonly cards: readonly [min: number, max: number];
  /** Into the deck, which is shuffled before as many are drawn; or, after drawing, under it in the order named. */
  readonly to: 'shuffled' | 'under';
  /** The turn is over; or, once in the game, it goes on. */
  readonly then: 'over' | 'playOn';
}

/** The terms of a table; each is a value, so that a variation is one as well. */
export interface Terms {
  readonly trade: Trade | null;
  /**
   * What ends the game beside everybody passing: deck and a hand used up; the same, with one more turn for the others;
   * nothing; a seat without cards is passed over, so only all seats being out or passing; a last turn for everybody
   * when the deck is used up; the turn in which it is; or all but one being stuck, and thereby out.
   */
  readonly ends: 'handEmpty' | 'lastTurns' | 'allPass' | 'allOut' | 'lastLap' | 'deckEmpty' | 'knockout';
  /** Do plays score their points as they stand? */
  readonly counts: 'points' | 'nothing';
  /** What the row on the table is worth to anybody. */
  readonly row: Worth;
  /** What is subtracted at the end: the values of the cards in hand, one for each, nothing; or one for each card not laid. */
  readonly left: 'values' | 'ones' | 'nothing' | 'allCards';
  /** The hand is refilled after each word of a turn, or when the turn is over. */
  readonly refill: 'eachWord' | 'turnEnd';
  /** Does each turn start with a card turned from the deck, which must be in the word? */
  readonly turned: 'eachTurn' | 'never';
}

/** A choice that belongs to a play and is made before anything else. When time is up, `otherwise` is chosen. */
export interface Choice {
  readonly kinds: readonly string[];
  readonly otherwise: Move;
}

/** What follows a play: the next player, another word of the same one, a choice, or, if it stands, the end. */
export type Laid = null | 'again' | Choice | { readonly over: string };

export type AfterLaying = (table: FinalWordTable, seat: Seat, play: Play, tools: WordTools) => Laid;

/** How a seat came to lay no word; `alone`: it need not, all others rest. */
export type Stuck = 'passed' | 'traded' | 'skipped' | 'takenBack' | 'alone';

/** What one game of The Final Word says about itself; everything else is the family's. */
export interface Kin {
  readonly id: string;
  readonly name: string;
  readonly about: About;
  readonly seats: readonly [min: number, max: number];
  readonly options?: { readonly [name: string]: OptionSpec };
  readonly phrases?: { readonly [what: string]: string };
  /** Cards that lie open in the row from the start. */
  readonly open?: readonly string[];
  /** Rows that hold cards for the next word, not a word. */
  readonly loose?: readonly ZoneId[];
  /** Words one play may have. */
  readonly words: readonly [min: number, max: number];
  /** Where this table differs from the family's usual terms. */
  terms?(options: FinalWord['options'], seats: number): Partial<Terms>;
  /** What is asked of whoever is to lay words, where the aim does not say it. */
  task?(view: View<FinalWord>): Task | null;
  /** How the row may be changed now. */
  rules(view: View<FinalWord>): WordRules;
  /** What a play scores, or the rule of this game it breaks; unless told, the visible cards of every word that got a card. */
  points?(view: View<FinalWord>, play: Play, tools: WordTools): number | Refusal;
  /** How the points of a play come about, where it is more than its words. */
  parts?(view: View<FinalWord>, play: Play, tools: WordTools): readonly Part[];
  /** What becomes of the table right after a play. */
  readonly laid?: AfterLaying;
  /** What follows when a play stands, before its player refills. */
  settled?(table: FinalWordTable, play: Pending, tools: WordTools): void;
  /** What follows when a seat lays no word: who goes on if not the seat after, or why the game is over. */
  stuck?(
    table: FinalWordTable,
    seat: Seat,
    how: Stuck,
    tools: WordTools,
  ): { readonly next: Seat } | { readonly over: string } | null;
  /** The moves of a turn as it stands, where they are not the usual ones. */
  turn?(state: FinalWordState, seat: Seat, usual: readonly string[]): readonly string[];
  /** What a play is worth beside its points, for players who look no further. */
  readonly promise?: (view: View<FinalWord>, play: Play, tools: WordTools) => number;
  /** What a seat has on the table that is scored later, for players who look ahead; what is promised they see by themselves. */
  readonly standing?: (state: FinalWordState, seat: Seat, tools: WordTools) => number;
  /** So many points less counts each card from the hand in the order in which plays are looked for. */
  readonly thrift?: (options: FinalWord['options']) => number;
  /** Other ways to lay words. */
  readonly lays?: { readonly [kind: string]: OwnLaying };
  /** Decisions besides words. */
  readonly moves?: { readonly [kind: string]: FinalWordMove };
}

/** Another way to lay words: from the hand alone or from the rows too, and not for the usual points. */
export interface OwnLaying {
  readonly syntax: readonly string[];
  readonly does: string;
  readonly rows: 'used' | 'unused';
  /** Words one such play may have, if not as many as usual. */
  readonly words?: readonly [min: number, max: number];
  rules(view: View<FinalWord>): WordRules;
  points(view: View<FinalWord>, play: Play, tools: WordTools): number | Refusal;
  parts?(view: View<FinalWord>, play: Play, tools: WordTools): readonly Part[];
  /** What becomes of the table right after it, if not the game's usual. */
  readonly laid?: AfterLaying;
}

export type FinalWordTable = Table<FinalWord>;
export type FinalWordState = State<FinalWord>;
export type FinalWordView = View<FinalWord>;
export type FinalWordMove = MoveSpec<FinalWord>;
export type Cards = readonly CardId[];
