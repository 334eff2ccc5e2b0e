import type { Part, CardId, Millis, Move, Pile, Seat, State, Table, View, ZoneId } from '@deckle/kernel';
import type { Judged, Proposing, Vote, Voting, WordOptions, WordTools } from '@deckle/words';

/** A word on the table, in the order of arrival; it is counted when the round is over. */
export interface Laid {
  readonly seat: Seat;
  readonly word: string;
  /** Cards and vowels, without the bonuses. */
  readonly value: number;
  readonly cards: number;
  /** Its value card by card, the vowels of the dice last. */
  readonly parts: readonly Part[];
  /** What a challenge has found out; a word nobody challenges is real. */
  readonly verdict: 'none' | 'real' | 'false';
}

export interface Shared extends Judged, Voting {
  readonly starter: Seat;
  /** Null while the roll is still kept from players to come. */
  readonly dice: readonly string[] | null;
  /** Who takes part in this round, the starter first. */
  readonly racers: readonly Seat[];
  readonly laid: readonly Laid[];
  readonly passed: readonly Seat[];
  /** The one who came last and gets a point for it. */
  readonly last: Seat | null;
  /** When the time of the open race, or on one device of the player to move, began to run. */
  readonly began: Millis;
  /** Rounds in a row in which no word was laid. */
  readonly wordless: number;
}

/** On one device: what a player has done in this round, and in how much time. */
export interface Act {
  readonly move: Move;
  readonly used: Millis;
}

export interface Own extends Proposing {
  readonly dice: readonly string[] | null;
  readonly act: Act | null;
}

export interface Options extends WordOptions {
  readonly oneDevice: 'no' | 'yes';
}

export interface Wordical {
  shared: Shared;
  own: Own;
  options: Options;
  phases: {
    readonly raced: null;
    readonly handedOver: { readonly seat: Seat };
    readonly acted: { readonly seat: Seat };
    /** When the words were put up to be challenged. */
    readonly windowShut: { readonly opened: Millis };
    readonly voted: Vote;
  };
  tools: WordTools;
}

export type WordicalTable = Table<Wordical>;
export type WordicalState = State<Wordical>;

export const DECK = 'deck';
export const DISCARD = 'discard';
export const handZone = (seat: Seat): ZoneId => `hand ${seat}`;
/** The cards of a seat's word; its vowels lie on the dice. */
export const wordZone = (seat: Seat): ZoneId => `word ${seat}`;

type Zones = { readonly [zone: ZoneId]: { readonly row: readonly Pile[] | null } };
export const handOf = ({ zones }: { readonly zones: Zones }, seat: Seat | null): readonly CardId[] =>
  seat === null ? [] : (zones[handZone(seat)]?.row?.flat() ?? []);

export const deckSize = ({ zones }: Pick<WordicalState, 'zones'>): number => zones[DECK]?.row.length ?? 0;

export const seatsIn = ({ out }: Pick<WordicalState, 'out'>): readonly Seat[] =>
  [...out.keys()].filter((seat) => !out[seat]);

/** The roll as far as the viewer may know it. */
export const diceOf = ({ shared, own }: Pick<View<Wordical>, 'shared' | 'own'>): readonly string[] =>
  shared.dice ?? own?.dice ?? [];
