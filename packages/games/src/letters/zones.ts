import { BOX, type CardId, type Pile, type Seat, type ZoneId } from '@deckle/kernel';
import { cardOf, rowText, topOf, type WordTools } from '@deckle/words';
import type { LettersTable } from './types.ts';

export const DECK = 'deck';
export const DISCARD = 'discard';
export const handZone = (seat: Seat): ZoneId => `hand ${seat}`;
const wordZone = (seat: Seat, number: number): ZoneId => `words ${seat} ${number}`;

/** Zones of a state or of a view: a row that cannot be seen is null. */
type Zones = { readonly [zone: ZoneId]: { readonly row: readonly Pile[] | null } };

export const cardsIn = (zones: Zones, zone: ZoneId): readonly CardId[] => zones[zone]?.row?.flat() ?? [];
export const handIn = (zones: Zones, seat: Seat): readonly CardId[] => cardsIn(zones, handZone(seat));
export const topDiscard = (zones: Zones): CardId | null => cardsIn(zones, DISCARD).at(-1) ?? null;

export const pointsOf = (cards: readonly CardId[], { pack }: WordTools): number =>
  cards.reduce((sum, card) => sum + cardOf(pack, card).points, 0);

/** A word on the table. */
export interface Presented {
  readonly zone: ZoneId;
  readonly text: string;
  readonly cards: readonly CardId[];
}

/** The words a seat has presented in this deal. */
export function presentedBy(zones: Zones, seat: Seat, { pack }: WordTools): readonly Presented[] {
  const words: Presented[] = [];
  for (let number = 1; ; number++) {
    const zone = wordZone(seat, number);
    if (!Object.hasOwn(zones, zone)) return words;
    const row = zones[zone]?.row ?? [];
    if (row.length > 0) words.push({ zone, text: rowText({ row }, pack), cards: row.map(topOf) });
  }
}

export function openZones(table: LettersTable): void {
  table.zone(DECK, null, 'none');
  table.zone(DISCARD, null, 'all');
  for (let seat = 0; seat < table.state.seats; seat++) table.zone(handZone(seat), seat, 'owner');
}

/** All cards back into the draw pile, shuffled. */
export function gather(table: LettersTable): void {
  const { zones } = table.state;
  for (const zone of Object.keys(zones)) if (zone !== DECK) table.move(cardsIn(zones, zone), zone, DECK);
  table.shuffle(DECK);
}

/** One card at a time to each of these seats in turn; then the next card is turned up. */
export function dealCards(table: LettersTable, seats: readonly Seat[], each: number): void {
  const cards = table.draw(DECK, BOX, seats.length * each);
  for (const [at, seat] of seats.entries()) {
    table.move(
      cards.filter((_, index) => index % seats.length === at),
      BOX,
      handZone(seat),
    );
  }
  table.draw(DECK, DISCARD, 1);
}

/** Lays each word of a seat on a row of its own. */
export function layWords(table: LettersTable, seat: Seat, words: readonly (readonly CardId[])[]): void {
  for (const [at, cards] of words.entries()) {
    const zone = wordZone(seat, at + 1);
    if (table.state.zones[zone] === undefined) table.zone(zone, null, 'all');
    table.move(cards, handZone(seat), zone);
  }
}

/** All discards but the top one become the draw pile. */
export function reshuffle(table: LettersTable): void {
  table.move(cardsIn(table.state.zones, DISCARD).slice(0, -1), DISCARD, DECK);
  table.shuffle(DECK);
}
