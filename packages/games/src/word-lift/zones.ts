import { BOX, type CardId, type Pile, type Seat, type ZoneId } from '@deckle/kernel';
import { cardOf, seatsFrom, topOf, type WordTools } from '@deckle/words';
import { cardsFor, CONSONANTS, DAGGER, LOZENGE, type PileName, pileOf, PILES, VOWELS } from './deck.ts';
import type { LiftState, LiftTable, Shared } from './types.ts';

export const handZone = (seat: Seat): ZoneId => `hand ${seat}`;
const wordZone = (seat: Seat, number: number): ZoneId => `words ${seat} ${number}`;

/** Zones of a state or of a view: a row that cannot be seen is null. */
type Zones = {
  readonly [zone: ZoneId]: { readonly row: readonly Pile[] | null; readonly count?: number };
};
type Laid = { readonly zones: Zones; readonly shared: Pick<Shared, 'reads'> };

const cardsIn = (zones: Zones, zone: ZoneId): readonly CardId[] => zones[zone]?.row?.flat() ?? [];
export const handIn = (zones: Zones, seat: Seat | null): readonly CardId[] =>
  seat === null ? [] : cardsIn(zones, handZone(seat));

/** How many cards each pile still has; a view only tells the number. */
export const cardsLeft = (zones: Zones): { readonly [pile in PileName]: number } => ({
  consonants: zones[CONSONANTS]?.count ?? cardsIn(zones, CONSONANTS).length,
  vowels: zones[VOWELS]?.count ?? cardsIn(zones, VOWELS).length,
});

/** A word in front of a player. */
export interface TableWord {
  readonly seat: Seat;
  readonly zone: ZoneId;
  readonly row: readonly Pile[];
  readonly text: string;
  readonly cards: readonly CardId[];
}

export function wordsOf({ zones, shared }: Laid, seat: Seat): readonly TableWord[] {
  const words: TableWord[] = [];
  for (let number = 1; ; number++) {
    const zone = wordZone(seat, number);
    if (!Object.hasOwn(zones, zone)) return words;
    const row = zones[zone]?.row ?? [];
    if (row.length > 0) words.push({ seat, zone, row, text: shared.reads[zone] ?? '', cards: row.map(topOf) });
  }
}

export const wordsOnTable = (laid: Laid & { readonly seats: number }): readonly TableWord[] =>
  Array.from({ length: laid.seats }, (_, seat) => wordsOf(laid, seat)).flat();

/** Each card counts one, some two, and a word of six letters or more has two on top. */
export const LONG = 6;
export const LONG_BONUS = 2;
export const cardPoints = (cards: readonly CardId[], { pack }: WordTools): number =>
  cards.reduce((sum, card) => sum + cardOf(pack, card).points, 0);
export const wordPoints = (text: string, cards: readonly CardId[], tools: WordTools): number =>
  cardPoints(cards, tools) + (text.length >= LONG ? LONG_BONUS : 0);

/** What cards cost that stay in the hand. */
export const handCost = (cards: readonly CardId[], { pack }: WordTools): number =>
  cards.reduce((sum, card) => sum + (cardOf(pack, card).marks.includes(LOZENGE) ? 2 : 1), 0);

/** Whoever takes over a word with daggers draws two cards for each of them. */
const CARDS_PER_DAGGER = 2;
export const daggerCards = ({ cards }: TableWord, { pack }: WordTools): number =>
  CARDS_PER_DAGGER * cards.filter((card) => cardOf(pack, card).marks.includes(DAGGER)).length;

export function openZones(table: LiftTable): void {
  for (const pile of PILES) table.zone(pile, null, 'none');
  for (let seat = 0; seat < table.state.seats; seat++) table.zone(handZone(seat), seat, 'owner');
}

/** All cards of this table from the box into their two piles, shuffled. */
export function fillPiles(table: LiftTable, { pack }: WordTools): void {
  const cards = cardsFor(pack, table.state.seats);
  for (const pile of PILES) {
    const own = cards.filter((card) => pileOf(card) === pile).map(({ id }) => id);
    table.move(own, BOX, pile);
    table.shuffle(pile);
  }
}

/** All cards back into the box, unseen, so that nobody learns what the others had left. */
export function gather(table: LiftTable): void {
  const { zones } = table.state;
  for (const zone of Object.keys(zones)) if (zone !== BOX) table.move(cardsIn(zones, zone), zone, BOX);
}

export const DEALT: { readonly [pile in PileName]: number } = { consonants: 4, vowels: 3 };

/** Four consonants and three vowels for every seat, the starter first. */
export function dealHands(table: LiftTable, starter: Seat): void {
  const { seats } = table.state;
  for (const seat of seatsFrom(table.state, (starter + seats - 1) % seats)) {
    const cards = PILES.flatMap((pile) => table.draw(pile, BOX, DEALT[pile]));
    table.move(cards, BOX, handZone(seat));
  }
}

/** Opens as many empty places in front of a seat as are needed. */
export function freePlaces(table: LiftTable, seat: Seat, count: number): readonly ZoneId[] {
  const places: ZoneId[] = [];
  for (let number = 1; places.length < count; number++) {
    const zone = wordZone(seat, number);
    if (table.state.zones[zone] === undefined) table.zone(zone, null, 'all');
    if (cardsIn(table.state.zones, zone).length === 0) places.push(zone);
  }
  return places;
}

export const isUsedUp = ({ zones }: Pick<LiftState, 'zones'>): boolean =>
  PILES.every((pile) => cardsIn(zones, pile).length === 0);
