import type { Game, Millis, Move, OptionValue, Refusal, Seat, SeenEvent, View, ViewChange } from '@deckle/kernel';
import type { Words } from './dictionary.ts';

/** What a server and those at its tables tell each other. Everything is cut to what its reader may know. */

export interface ChairSeen {
  /** `open`: anybody may sit down; `kept`: somebody has the link and has not come yet. */
  readonly kind: 'open' | 'kept' | 'person' | 'bot';
  readonly name: string;
  readonly colour: string | null;
  readonly level: string | null;
  /** Somebody is connected. */
  readonly isHere: boolean;
}

export interface TableSeen {
  readonly id: string;
  /** To be read aloud: it finds the table, and gives no seat that is taken. */
  readonly code: string;
  readonly game: Game['id'];
  readonly options: { readonly [name: string]: OptionValue };
  readonly words: Words;
  /** The mark of the dictionary, so that both sides judge by the same words. */
  readonly dictionary: string;
  readonly version: number;
  readonly chairs: readonly ChairSeen[];
  readonly spectators: 'none' | 'delayed' | 'after';
  readonly chat: 'off' | 'phrases' | 'all';
  readonly hasBegun: boolean;
  /** The table of the rematch. */
  readonly again: string | null;
  /** The reader's own seat; null for whoever only looks on. */
  readonly seat: Seat | null;
  /** The reader has opened the table. */
  readonly isHost: boolean;
}

/** An input of the match and what came of it. */
export interface HappeningSeen {
  /** Counted from 0; −1 is the deal. */
  readonly number: number;
  readonly events: readonly SeenEvent[];
  readonly takesBack: number | null;
}

export interface SaidSeen {
  readonly seat: Seat;
  readonly text: string;
}

/** The match as it is now. */
export interface MatchSeen {
  readonly view: View;
  readonly now: Millis;
  readonly canUndo: boolean;
  /** Words that may be challenged now. */
  readonly tried: readonly string[];
}

/** The same after one more input, with what has changed in the view. */
export interface MatchChange extends Omit<MatchSeen, 'view'> {
  readonly view: ViewChange;
}

/** All there is to see, or all since `after`. `number` counts what has happened at the table. */
export interface Fresh {
  readonly is: 'fresh';
  readonly number: number;
  readonly after: number;
  readonly table: TableSeen;
  readonly match: MatchSeen | null;
  readonly happenings: readonly HappeningSeen[];
  readonly said: readonly SaidSeen[];
}

/** One thing has happened. */
export interface Happened {
  readonly is: 'happened';
  readonly number: number;
  readonly table?: TableSeen;
  /** Where the cards were dealt or something was taken back. */
  readonly match?: MatchSeen;
  /** After any other input. */
  readonly change?: MatchChange;
  readonly happening?: HappeningSeen;
  readonly said?: SaidSeen;
}

/** Who is connected has changed. */
export interface Presence {
  readonly is: 'presence';
  readonly here: readonly boolean[];
  readonly watchers: number;
}

/** What came of the request with this nonce. */
export interface Answered {
  readonly is: 'answered';
  readonly nonce: string;
  readonly refusal: Refusal | null;
}

/** The connection ends, and why. */
export interface Closed {
  readonly is: 'closed';
  readonly refusal: Refusal;
}

/** The answer to the same from the other side. */
export interface StillHere {
  readonly is: 'here';
}

export type FromServer = Fresh | Happened | Presence | Answered | Closed | StillHere;

/** The first message says who comes, and how much they have seen already. */
export interface Hello {
  readonly do: 'hello';
  readonly key: string | null;
  readonly after: number;
}

/** The same nonce sent again is the same move, played once. */
export interface PlayIt {
  readonly do: 'play';
  readonly nonce: string;
  readonly move: Move;
  /** The question it answers: should that be closed by the time it arrives, it answers no other. */
  readonly ask?: number;
}

export interface SayIt {
  readonly do: 'say';
  readonly nonce: string;
  readonly text: string;
}

/** Asks whether there is still somebody on the other side: a page cannot see the pings of its connection. */
export interface IsHere {
  readonly do: 'here';
}

export type FromPlayer = Hello | PlayIt | SayIt | IsHere;
