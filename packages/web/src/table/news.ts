import type { Hints, Task as Duty } from '@deckle/host';
import type {
  About,
  Card,
  CardId,
  Game,
  Millis,
  Move,
  OptionValue,
  Pile,
  Refusal,
  Result,
  RowChange,
  Seat,
  Spot,
  Task,
  ZoneId,
} from '@deckle/kernel';

/** What the page and its worker tell each other about a table: plain data, and only what the viewer may know. */

/** How to open a table. */
export interface TablePlan {
  readonly game: string;
  readonly options: { readonly [name: string]: OptionValue };
  readonly words: Words;
  readonly sitters: readonly Sitter[];
  /** Where they are not `on`. */
  readonly hints?: Hints;
}

export type ListName = 'everyday' | 'standard' | 'wide';
export interface Words {
  readonly list: ListName;
  readonly house: readonly string[];
  readonly bans: readonly string[];
}

/** A person by name, or a bot by level. */
export interface Sitter {
  readonly name: string;
  readonly level: string | null;
}

/** A card with what is said of it, so that the page need not know how. */
export interface PrintedCard extends Card {
  readonly name: string;
  /** The same where many are read at once: `Q U 9`. */
  readonly brief: string;
  /** Its face is a name, not letters to spell with. */
  readonly isNamed: boolean;
  /** What it does beside spelling, in a sentence; null for most cards. */
  readonly does: string | null;
  readonly braille: readonly [letters: string, value: string];
}

/** What never changes while a table is open. */
export interface TableFacts {
  readonly id: string;
  /** The address of the table; empty for one that is nowhere. */
  readonly href: string;
  readonly game: Pick<Game, 'id' | 'name'> & Pick<About, 'aim'>;
  /** What this table has chosen where the game usually goes otherwise. */
  readonly chosen: readonly string[];
  readonly words: Words;
  readonly sitters: readonly Sitter[];
  /** The people at this device. */
  readonly people: readonly Seat[];
  readonly hints: Hints;
  readonly pack: readonly PrintedCard[];
  /** The deck is made for braille, so its cards always show it. */
  readonly isBraille: boolean;
  readonly commitment: string;
}

/** One sentence of the log, as the viewer may know it: each line is the same event for every viewer. */
export interface Line {
  /** The input it came of, counted from 0; −1 is the deal. */
  readonly moment: number;
  readonly text: string;
  readonly kind: 'moved' | 'scored' | 'said' | 'out' | 'ended';
  /** Cards went where the viewer cannot see them. */
  readonly aside: boolean;
  /** Words it is about, as they stand in the text. */
  readonly words: readonly string[];
  /** The input that took it back. */
  readonly takenBack: number | null;
  /** The input that this one takes back. */
  readonly takesBack: number | null;
}

/** A place on the table. */
export interface Place {
  readonly zone: ZoneId;
  readonly label: string;
  readonly kind: 'row' | 'word' | 'turned' | 'top' | 'stack';
  /** In front of whom it lies. */
  readonly seat: Seat | null;
  readonly row: readonly Pile[] | null;
  readonly count: number;
  readonly note: string;
  /** What it spells, where it is a word. */
  readonly word: string | null;
  /** The viewer must use it in their next word. */
  readonly isDue: boolean;
  /** What is read in it, from left to right. */
  readonly shown: readonly Shown[];
}

/** A pile of a row, or a card of its word that lies elsewhere. */
export interface Shown {
  readonly card: CardId;
  /** Which of its piles; null for a card that lies elsewhere, */
  readonly pile: number | null;
  /** in the place of this name. */
  readonly from: string | null;
  /** The letter a wild card stands for, where that is known. */
  readonly as: string | null;
  /** The viewer has used it, where each card has to be. */
  readonly isTicked: boolean;
}

export interface SeatLook {
  readonly name: string;
  /** The colour somebody has chosen, by name. */
  readonly colour: string | null;
  readonly level: string | null;
  readonly score: number;
  readonly cards: number;
  readonly standing: readonly string[];
  /** What they must do now, until then if there is a clock. */
  readonly asked: Duty | null;
  readonly until: Millis | null;
  readonly out: boolean;
  readonly winner: boolean;
}

/** Something the viewer can do now besides typing it. */
export interface Choice {
  readonly kind: string;
  /** `trade CARDS`. */
  readonly says: string;
  readonly needs: 'nothing' | 'cards' | 'piles' | 'words' | 'pick';
  /** For `pick`: each thing that can be picked, as a command. */
  readonly picks: readonly string[];
  /** Picks with which one of several own cards goes, `swap … for E`: the command for each of them. */
  readonly given: { readonly [pick: string]: readonly (readonly [card: CardId, command: string])[] };
  /** Between how many cards, for `cards`. */
  readonly cards: readonly [min: number, max: number];
  readonly must: boolean;
  readonly until: Millis | null;
  /** What its button says, where the verb alone says too little. */
  readonly label: string | null;
  /** What it decides, where it answers somebody else's act. */
  readonly stake: string | null;
  /** What it does, in a sentence, where its verb does not tell. */
  readonly does: string | null;
}

/** The order in which somebody holds the cards, and which of them they keep together. */
export interface Held {
  readonly order: readonly CardId[];
  readonly groups: readonly (readonly CardId[])[];
}

/** How somebody holds their cards, by the place they are in. */
export type Orders = { readonly [zone: ZoneId]: Held };

/** What the viewer has made of their cards so far: the table remembers it for them, and for nobody else. */
export interface Mine {
  readonly held: Orders;
  /** What they were composing; null where that is nothing, or something has happened since. */
  readonly draft: Draft | null;
}

/** What they are to be remembered by; a draft is for one moment. */
export interface Keepsake {
  readonly held: Orders;
  readonly draft: { readonly moment: number; readonly of: Draft } | null;
}

/** Everything the viewer sees, after every change. */
export interface News {
  readonly moment: number;
  readonly viewer: Seat | null;
  /** The person who is to take the screen; until then the viewer is nobody. */
  readonly curtain: Seat | null;
  /** Who may take back what they did before they gave the screen away; nothing tells what it was. */
  readonly takeBack: Seat | null;
  readonly seats: readonly SeatLook[];
  readonly places: readonly Place[];
  /** The viewer's own closed places: the hand, action cards. */
  readonly hands: readonly { readonly zone: ZoneId; readonly label: string; readonly cards: readonly CardId[] }[];
  readonly mine: Mine;
  readonly dice: readonly { readonly cup: string; readonly sides: readonly string[] }[];
  readonly lines: readonly Line[];
  /** What the viewer is asked, by numbers that are never used again. */
  readonly asks: readonly { readonly id: number; readonly must: boolean }[];
  readonly choices: readonly Choice[];
  /** What the viewer is to do, where somebody waits for it. */
  readonly task: Task | null;
  /** The rows the viewer can put a card of their hand to, and how. */
  readonly puts: readonly RowChange[];
  /** Words somebody may challenge or vote on. */
  readonly onTrial: readonly string[];
  /** Cards that came to lie open in the last play. */
  readonly fresh: readonly CardId[];
  readonly canUndo: boolean;
  /** What other people at this device may say without looking at their cards. */
  readonly others: readonly { readonly seat: Seat; readonly command: string }[];
  readonly myTurn: boolean;
  /** Nobody at this device must act, but somebody may: they can say that they will not. */
  readonly canHurry: boolean;
  /** Time at the table, to count clocks down from. */
  readonly now: Millis;
  readonly running: boolean;
  readonly result: TableResult | null;
  /** Why the table could not be kept on this device; null while it is. */
  readonly unkept: string | null;
}

export interface TableResult {
  readonly winners: readonly Seat[];
  readonly reason: string;
  readonly seed: string;
}

/** What came out when a shuffle was checked. */
export interface ShuffleCheck {
  /** The fingerprint of the seed. */
  readonly commitment: string;
  /** Played again from the seed, the game comes to the same end. */
  readonly isSame: boolean;
}

/** Who looks at a moment that is over: a seat, a spectator, or somebody to whom all hands are open. */
export type Eyes = Seat | 'all' | null;

/** The table at one moment, to be looked at only. */
export interface Still extends Pick<News, 'viewer' | 'seats' | 'places' | 'hands' | 'dice' | 'fresh' | 'now'> {
  /** After so many inputs; 0 is the deal. */
  readonly moment: number;
}

/** A record that is being looked at. */
export interface ReplayFacts {
  readonly facts: TableFacts;
  /** How many inputs it has. */
  readonly count: number;
  /** Null for a game that is not over: then only a spectator can look. */
  readonly result: Result | null;
  /** Why there is no more of it. */
  readonly trouble: Refusal | null;
}

export interface ReplayMoment {
  readonly still: Still;
  /** What happened around it. */
  readonly lines: readonly Line[];
}

/** Letters of a draft that come from a certain card, or lie in a certain place. */
export interface Pin {
  /** Where in the draft's letters it stands. */
  readonly at: number;
  readonly length: number;
  readonly card?: CardId;
  readonly spot?: Spot;
  readonly on?: Spot;
}

/** What is being composed: a command, letters of which may be pinned to cards by tapping or dragging. */
export interface Draft {
  readonly text: string;
  readonly pins: readonly Pin[];
  /** Which of the ways to do it, counted from 0. */
  readonly way: number;
}

/** A card of a composed word and where it comes from. */
export interface Piece {
  readonly letters: string;
  readonly card: CardId | null;
  readonly from: 'hand' | 'table' | 'dice';
  /** The card under it. */
  readonly over: CardId | null;
  /** That card comes to the hand. */
  readonly takes: boolean;
}

/** What the table says to a draft. */
export interface Composed {
  readonly draft: Draft;
  readonly move: Move | null;
  readonly words: readonly (readonly Piece[])[];
  /** The cards it names besides: to trade, to take, to pass on. */
  readonly cards: readonly CardId[];
  readonly points: number | null;
  /** How they come about, where the cards alone do not show it. */
  readonly parts: string | null;
  readonly ways: number;
  readonly refusal: Refusal | null;
  /** What is to be known of a play that is allowed. */
  readonly remark: string | null;
}

/** A refusal with the nearest thing that can be done. */
export interface Refused {
  readonly refusal: Refusal;
  readonly nearest: string | null;
}

export interface WordFacts {
  readonly word: string;
  readonly list: ListName | null;
  readonly commonness: string | null;
  readonly definition: string | null;
  /** What it is a form of, and the definition of each. */
  readonly bases: readonly string[];
  readonly baseMeanings: readonly (string | null)[];
  /** Whether it is good at this table; null where that is not told. */
  readonly good: boolean | null;
  /** Somebody may still challenge it: nothing is told of it. */
  readonly onTrial: boolean;
}
