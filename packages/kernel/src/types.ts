/** The vocabulary of the game machine: plain readonly data that survives JSON, and the shape of a game. */

export type Seat = number;
export type CardId = number;
export type ZoneId = string;
export type Millis = number;

/** A printed card. `face` is what it spells ("E", "QU", "?" for a wild). The pack is public; where a card lies may not be. */
export interface Card {
  readonly id: CardId;
  readonly face: string;
  readonly points: number;
  readonly marks: readonly string[];
  /** Which of the game's decks it belongs to, where there are several. */
  readonly deck?: ZoneId;
  /** It stays in the box at tables of fewer seats. */
  readonly minSeats?: number;
}

/** Which figure of a card print has lost, so that the house filled it in: its value, how many there are, or both. */
export const HOUSE = ['points', 'count', 'both'] as const;

/** One line of a deck's composition. */
export interface DeckLine {
  readonly face: string;
  readonly points: number;
  readonly count: number;
  readonly marks?: readonly string[];
  readonly deck?: ZoneId;
  readonly minSeats?: number;
  readonly house?: (typeof HOUSE)[number];
}

/** Bottom to top. A hand is a row of one-card piles; a word on the table is a row with one pile per letter card. */
export type Pile = readonly CardId[];
export const SIGHTS = ['all', 'owner', 'none'] as const;
export type Sight = (typeof SIGHTS)[number];
export interface Zone {
  readonly owner: Seat | null;
  readonly sight: Sight;
  readonly row: readonly Pile[];
}
export type Spot = readonly [zone: ZoneId, index: number];

/** One card of a word and where it comes from. Insert, overlay, duplicate, give & take, split and leftovers are derived. */
export type Slot =
  | { readonly keep: Spot; readonly as?: string }
  | { readonly play: CardId; readonly as?: string; readonly on?: Spot; readonly take?: true }
  | { readonly free: string };

/** The only shape of a decision: one wire schema, one composer, one parser for every game. */
export interface Move {
  readonly kind: string;
  readonly words?: readonly (readonly Slot[])[];
  readonly cards?: readonly CardId[];
  readonly letters?: readonly string[];
  readonly zone?: ZoneId;
  readonly seat?: Seat;
}

/** How many of each part a kind of move carries; a part that is not named must be absent. */
export type Form = { readonly [Part in Exclude<keyof Move, 'kind'>]?: readonly [min: number, max: number] };

/** A no, with the rule in one plain sentence. `detail` is the failing card, letter, word or field. */
export interface Refusal {
  readonly refused: string;
  readonly rule: string;
  readonly detail?: string | number;
}

/** Leave to act. Turn, race and interrupt differ only in which asks are open; at `until` the host plays `otherwise`. */
export interface Ask {
  readonly id: number;
  readonly seat: Seat;
  readonly kinds: readonly string[];
  readonly must: boolean;
  readonly until?: Millis;
  readonly otherwise?: Move;
  /** The seat wants no question: the host plays `otherwise` already then. Nobody else is told, so it looks like thinking. */
  readonly soon?: Millis;
  /** The time taken decides, also where others are asked at another time. */
  readonly timed?: true;
}

/** A continuation as public data: once no `must` ask is left, the game's phase `then` runs with `data`. */
export interface Frame {
  readonly asks: readonly Ask[];
  readonly then: string;
  readonly data: unknown;
}

export interface Result {
  readonly winners: readonly Seat[];
  readonly reason: string;
}

/** What a game adds: data all may see, data one seat may see, table options, what each phase resumes with, its tools. */
export interface Shape {
  shared: object;
  own: object | null;
  options: object;
  phases: object;
  tools: Tools;
}

/** What the rules read besides the state. Hosts build it once per table; it never changes during a match. */
export interface Tools {
  readonly pack: readonly Card[];
}

/** Where the keyed stream of chance stands. Never leaves the referee before the end. */
export interface Chance {
  readonly seed: string;
  readonly used: number;
}

/** `any`: a table of unknown games is heterogeneous by nature; so it is below. */
export interface State<G extends Shape = any> {
  readonly seats: number;
  readonly options: G['options'];
  readonly zones: { readonly [zone: ZoneId]: Zone };
  readonly scores: readonly number[];
  readonly out: readonly boolean[];
  readonly frames: readonly Frame[];
  readonly shared: G['shared'];
  readonly own: readonly G['own'][];
  readonly chance: Chance;
  readonly commitment: string;
  /** What is still to come from a stacked deal, in draw order, per deck or dice cup. */
  readonly stack: Stack;
  readonly now: Millis;
  readonly nextAsk: number;
  readonly result: Result | null;
}

export interface ZoneView {
  readonly owner: Seat | null;
  readonly sight: Sight;
  readonly count: number;
  readonly row: readonly Pile[] | null;
}

/** What one seat (null: a spectator) may know, built by the kernel from each zone's sight, never by a game. */
export interface View<G extends Shape = any> {
  readonly seat: Seat | null;
  readonly seats: number;
  readonly options: G['options'];
  readonly zones: { readonly [zone: ZoneId]: ZoneView };
  readonly scores: readonly number[];
  readonly out: readonly boolean[];
  readonly asks: readonly Ask[];
  readonly phase: { readonly then: string; readonly data: unknown } | null;
  /** What goes on after this phase, last first to come. */
  readonly later: readonly Frame[];
  readonly shared: G['shared'];
  readonly own: G['own'];
  readonly now: Millis;
  /** Hash of the seed, public from the deal; the seed itself follows with the result. */
  readonly commitment: string;
  readonly seed: string | null;
  readonly result: Result | null;
}

/** A part of what scores, with the values that make it up: `JOKE 4+1+4+1`, `longest word 4`. */
export interface Part {
  readonly what: string;
  readonly values: readonly number[];
}

/** For log, speech and animation. `seen` says which seats may know the cards ("all" includes spectators). */
export type Event =
  | {
      readonly kind: 'moved';
      readonly from: ZoneId;
      readonly to: ZoneId;
      readonly cards: readonly CardId[];
      readonly seen: 'all' | readonly Seat[];
    }
  | {
      readonly kind: 'scored';
      readonly seat: Seat;
      readonly points: number;
      readonly why: string;
      /** How they came about, where that is more than one thing. */
      readonly parts?: readonly Part[];
    }
  | {
      readonly kind: 'said';
      readonly what: string;
      readonly seat: Seat | null;
      readonly data: { readonly [name: string]: string | number };
    }
  | { readonly kind: 'out'; readonly seat: Seat }
  | { readonly kind: 'ended'; readonly winners: readonly Seat[]; readonly reason: string };

/** An event as one seat may know it: cards out of its sight become a count. */
export type SeenEvent =
  | Exclude<Event, { kind: 'moved' }>
  | {
      readonly kind: 'moved';
      readonly from: ZoneId;
      readonly to: ZoneId;
      readonly count: number;
      readonly cards: readonly CardId[] | null;
    };

export type NewAsk = Omit<Ask, 'id'>;

/** The verbs: the only way to change a State. Each records its events and sees to it that no card comes or goes. */
export interface Table<G extends Shape = any> {
  readonly state: State<G>;
  readonly rng: Rng;
  /** What a seat sees. As long as the act of the mover has changed nothing, that is the very view it was checked in. */
  view(seat: Seat): View<G>;
  /** Opens an empty zone. */
  zone(id: ZoneId, owner: Seat | null, sight: Sight): void;
  shuffle(zone: ZoneId): void;
  /** Takes cards by identity wherever they lie in `from` and lays each as a pile of its own at the end of `to`. */
  move(cards: readonly CardId[], from: ZoneId, to: ZoneId): void;
  /** Takes up to `count` cards from the top (the end) of a deck. */
  draw(from: ZoneId, to: ZoneId, count: number): readonly CardId[];
  /** Gives several zones new rows at once; together they hold the same cards as before. */
  arrange(rows: { readonly [zone: ZoneId]: readonly Pile[] }): void;
  /** A die: one of `faces`, the next of the stacked ones if the deal was stacked. */
  roll(cup: string, faces: readonly string[]): string;
  /** `parts`: how the points came about; they add up to them. */
  score(seat: Seat, points: number, why: string, parts?: readonly Part[]): void;
  share(patch: Partial<G['shared']>): void;
  tell(seat: Seat, patch: Partial<NonNullable<G['own']>>): void;
  say(what: string, seat?: Seat | null, data?: { readonly [name: string]: string | number }): void;
  /**
   * Says that the last act let somebody learn a hidden thing no card movement shows, so it cannot be taken back.
   * `answer`: what a rule lets them learn of closed cards; the act may tell no more of them than that.
   */
  reveal(answer?: string): void;
  ask<P extends keyof G['phases'] & string>(then: P, asks: readonly NewAsk[], data: G['phases'][P]): void;
  /** Shuts the open asks, so that the frame's phase runs. */
  close(): void;
  /** Drops the open frame; its phase never runs. */
  abort(): void;
  knockOut(seat: Seat): void;
  end(result: Result): void;
}

export interface Rng {
  /** A fair whole number from 0 to n − 1. */
  below(n: number): number;
}

/** What somebody is to do now: in a few words, as they stand in an empty line, and in a sentence by the rulebook. */
export interface Task {
  readonly brief: string;
  readonly says: string;
}

export interface MoveSpec<G extends Shape = any> {
  readonly form: Form;
  /**
   * How the move is said: literal words with {words} {cards} {letters} {zone} {seat} for its parts; several ways, best
   * first. `{letters:WORD}` is shown as WORD; `{zone:pile}` is a place that is a pile with a number.
   */
  readonly syntax: readonly string[];
  /** When it can be done, in a sentence for somebody who tries at another time. */
  readonly when?: string;
  /** What an answer to somebody else's act decides, in a sentence for who is asked. */
  stake?(view: View<G>, nameOf: (seat: Seat) => string): string;
  /** What it does, in a sentence, where its verb does not tell. */
  readonly does?: string;
  /**
   * What is asked of a seat that has to make this move. Of several moves asked for together the first that tells its task
   * tells it for all; where none does, words are to be laid, and the aim of the game says how.
   */
  task?(view: View<G>): Task;
  /** What its button says, where the verb alone says too little: `draw from the deck`. */
  label?(view: View<G>, tools: G['tools']): string;
  /** The kind of move that does the same when both can be made: it is taken, but not offered beside this one. */
  readonly sameAs?: string;
  /** From what the mover sees, so the browser runs it too. */
  check(view: View<G>, move: Move, tools: G['tools']): Refusal | null;
  /** Only ever after check. */
  apply(table: Table<G>, seat: Seat, move: Move, tools: G['tools']): void;
  /** Lazy, best first where cheap; check stays the authority. */
  candidates(view: View<G>, tools: G['tools']): Iterable<Move>;
  /**
   * Every way to spell these words with the cards in view, best first and in a stable order. `said`: the other parts of
   * the move, where somebody has named them.
   */
  spell?(view: View<G>, words: readonly string[], tools: G['tools'], said?: Move): Iterable<Move>;
  /** The move with the cards that go without saying, such as the one of that name in the hand. */
  fill?(view: View<G>, move: Move, tools: G['tools']): Move;
  /** Why these words cannot be laid now, for somebody who tried to. */
  whyNot?(view: View<G>, words: readonly string[], tools: G['tools'], said?: Move): Refusal;
  /** The words of others that it calls false, where neither the phase nor a pending play names them. */
  tries?(view: View<G>): readonly string[];
  /** The cards on the table that the move's letters name, for somebody who is about to make it. */
  named?(view: View<G>, move: Move, tools: G['tools']): readonly CardId[];
  /** The rows its words may change, for somebody who points at where a card goes. */
  changes?(view: View<G>, tools: G['tools']): readonly RowChange[];
  /** The points the move makes at once, as far as the mover can know. */
  points?(view: View<G>, move: Move, tools: G['tools']): number;
  /** How these points come about, as the log will tell it. */
  parts?(view: View<G>, move: Move, tools: G['tools']): readonly Part[];
  /** What it is worth to players who look no further, where that is not what it makes at once: it is told to nobody. */
  guess?(view: View<G>, move: Move, tools: G['tools']): number;
  /** What the move is worth beside that, for players who look no further. */
  promise?(view: View<G>, move: Move, tools: G['tools']): number;
}

/** How a card of the hand is put to a row: over one of its piles, or between them and at its ends. */
export type PutHow = 'over' | 'between';

export interface RowChange {
  readonly zone: ZoneId;
  readonly by: readonly PutHow[];
}

export type OptionValue = string | number;
export interface OptionSpec<V extends OptionValue = OptionValue> {
  readonly label: string;
  readonly default: V;
  /** Either a closed set of choices with their plain words, or a range of whole numbers. */
  readonly choices?: { readonly [value in V]: string };
  readonly range?: readonly [min: number, max: number];
  /** It makes no difference at tables of fewer seats. */
  readonly minSeats?: number;
}

/** What one does in a game, for those who look for one. */
export const KINDS = ['change', 'split', 'chain', 'build', 'take', 'secret', 'outbid', 'race', 'knockout'] as const;

/** What the score of one who plays alone says: points, how many cards were laid, or, below zero, how many were not. */
export const TALLIES = ['points', 'laid', 'left'] as const;

/** What the shelf tells of a game before anybody opens its rules. */
export interface About {
  /** What one does in a turn and what for, in a sentence to the player. */
  readonly aim: string;
  readonly kinds: readonly (typeof KINDS)[number][];
  /** About how long a game of two takes. */
  readonly minutes: number;
  /** How much there is to learn: a sentence or two, a page, a page read with care. */
  readonly learn: 1 | 2 | 3;
  /**
   * A turn drawn with letters. `>` is the turn, `+` parts words. Capitals lie there, small letters are laid: `sKIm`;
   * `[m/T]` is one card on another, `(qu)` a card of several letters, `{O}` a die, `#` a closed card, `!Q` a red one, `*` before a word: it
   * leaves the table; `= 9` what it is worth.
   */
  readonly picture: string;
  /** What is counted alone, if not points. */
  readonly alone?: (typeof TALLIES)[number];
  /** What the signs on its cards mean, where they have some. */
  readonly marks?: { readonly [mark: string]: string };
  /** What its cards that are no letters do, by their names, in a sentence each. */
  readonly cards?: { readonly [face: string]: string };
}

/** What self-play has taught about a game: data that a command makes. */
export interface Learnt {
  /** How long a quick answer takes, in milliseconds on the machine it was measured on. */
  readonly pace: number;
  /** What a card of this face is worth in the hand of one who goes on, in points. */
  readonly cards: { readonly [face: string]: number };
  /** How far to look ahead, where that was found out. */
  readonly ahead?: {
    /** Until it is the seat's turn again for the so-many-th time; 0: only to the end of this one. */
    readonly turns: number;
    /** Answers it takes to try something so far, at a table of two. */
    readonly answers: number;
  };
  /** How long an answer takes in a review, measured against a quick one: of who is hasty, and of who plays the deal again. */
  readonly review?: { readonly hasty: number; readonly again: number };
  /** Rows that a quick answer changes together at most, where all of them would take too long. */
  readonly rows?: number;
}

export type Worth = 'values' | 'cards' | 'nothing';

export interface Game<G extends Shape = any> {
  readonly id: string;
  readonly name: string;
  readonly about: About;
  readonly version: number;
  readonly seats: readonly [min: number, max: number];
  readonly options: { readonly [K in keyof G['options']]: OptionSpec };
  readonly deck: readonly DeckLine[];
  /** The faces of its dice, by the cup's name, so that a stacked roll can be checked. */
  readonly dice?: { readonly [cup: string]: readonly string[] };
  /** Sentences for what the game says, by code: {seat} and the data's names are filled in by the host. */
  readonly phrases: { readonly [what: string]: string };
  /**
   * May this card lie in this closed zone? Needed where closed cards are told apart by their backs and a zone is not
   * named like the card's deck; unless told, any card may lie anywhere but in another deck.
   */
  holds?(zone: ZoneId, card: Card): boolean;
  /** Rows of the table whose cards lie side by side for the next word and spell nothing by themselves. */
  readonly loose?: readonly ZoneId[];
  /** What a row on the table is worth as it lies: the values in sight, unless told; one for each card, covered ones too; or nothing. */
  worth?(view: Pick<View<G>, 'options' | 'seats'>): Worth;
  /** Phases before which seats decide at the same time and in secret: who has decided shows it to nobody. */
  readonly secret?: readonly string[];
  readonly learnt?: Learnt;
  /** What must come up when the game is tried out: codes of what it says; two are said of the same seat, in this order. */
  readonly occasions?: readonly string[];
  /** Null when this table may open, else why not. */
  opens?(options: G['options'], seats: number, pack: readonly Card[]): Refusal | null;
  shared(options: G['options'], seats: number): G['shared'];
  own(options: G['options'], seats: number): G['own'];
  /** All cards lie in the zone `box`, in pack order, out of sight. */
  setup(table: Table<G>, tools: G['tools']): void;
  readonly moves: { readonly [kind: string]: MoveSpec<G> };
  readonly phases: {
    readonly [P in keyof G['phases']]: (table: Table<G>, data: G['phases'][P], tools: G['tools']) => void;
  };
  /**
   * What a seat would score if the table were counted as it lies, where a game counts only now and then; for players who
   * look ahead.
   */
  standing?(state: State<G>, seat: Seat, tools: G['tools']): number;
  /** Counts up and ends the match: called by the game at its end, by the kernel when all seats but one have resigned. */
  finish(table: Table<G>, tools: G['tools']): void;
}

/** An answer to an ask, stamped by the host. An undo names the number of the input it takes back instead of an ask. */
export interface Input {
  readonly ask: number;
  readonly seat: Seat;
  readonly move: Move;
  /** When it arrived. */
  readonly at: Millis;
  /** How long it was under way, as far as the host gives that back. */
  readonly delay?: Millis;
}

export type Stack = { readonly [deck: string]: readonly string[] };

/** What opens a table: the same four things always give the same deal. */
export interface Setup {
  readonly seats: number;
  readonly options: { readonly [name: string]: OptionValue };
  readonly seed: string;
  readonly stack?: Stack;
  readonly deck?: readonly DeckLine[];
}

export interface GameRecord extends Setup {
  readonly game: string;
  readonly version: number;
  readonly dictionary: string;
  readonly inputs: readonly Input[];
}
