import {
  type CardId,
  type Pile,
  pileOfOne,
  type Seat,
  type Slot,
  type Spot,
  type State,
  type Table,
  type View,
  type Zone,
  type ZoneId,
  type ZoneView,
} from '@deckle/kernel';
import { type Board, type BoardRow, type Play, topOf } from '@deckle/words';

export const HAND_SIZE = 10;
export const DECK = 'deck';
/** Cards that have left play. */
export const GONE = 'gone';
/** A card that lies open and must be in the next word of the seat to act. */
export const TURNED = 'turned';
/** Cards that go into the deck as soon as the play that left them out stands. */
export const ASIDE = 'aside';
export const handZone = (seat: Seat): ZoneId => `hand ${seat}`;
const rowZone = (number: number): ZoneId => `row ${number}`;
const isRow = (zone: ZoneId): boolean => zone.startsWith('row ');

/** The rows on the table, with their piles. */
export function rowsOf(zones: { readonly [zone: ZoneId]: Pick<ZoneView, 'row'> }): readonly BoardRow[] {
  const rows: BoardRow[] = [];
  for (const zone in zones) {
    const row = isRow(zone) ? (zones[zone]?.row ?? null) : null;
    if (row !== null) rows.push({ zone, row });
  }
  return rows;
}

/** The cards of these piles; `flat` would take several times as long. */
function cardsOf(row: readonly Pile[] | null | undefined): readonly CardId[] {
  const cards: CardId[] = [];
  for (const pile of row ?? []) for (const card of pile) cards.push(card);
  return cards;
}

export const handOf = (state: Pick<State, 'zones'>, seat: Seat): readonly CardId[] =>
  cardsOf(state.zones[handZone(seat)]?.row);

/** The hand of whose view it is. */
export const handIn = ({ zones, seat }: Pick<View, 'zones' | 'seat'>): readonly CardId[] =>
  cardsOf(zones[handZone(seat as Seat)]?.row);

/** How many cards lie in a zone, in the state or as somebody sees it. */
export function countIn(zones: { readonly [zone: ZoneId]: Zone | ZoneView }, id: ZoneId): number {
  const zone = zones[id];
  if (zone === undefined) return 0;
  if ('count' in zone) return zone.count;
  let count = 0;
  for (const pile of zone.row) count += pile.length;
  return count;
}

export const handSize = ({ zones }: Pick<State, 'zones'>, seat: Seat): number => countIn(zones, handZone(seat));

export const deckSize = ({ zones }: Pick<State, 'zones'>): number => countIn(zones, DECK) + countIn(zones, ASIDE);

function pileAt({ rows }: Board, [zone, index]: Spot): Pile {
  for (const row of rows) if (row.zone === zone) return row.row[index] ?? [];
  return [];
}

/** The pile a slot becomes: an old pile kept, covered or with its top exchanged, or a new one. */
function pileOf(board: Board, slot: Slot): Pile {
  if ('free' in slot) return [];
  if ('keep' in slot) return pileAt(board, slot.keep);
  if (slot.on === undefined) return pileOfOne(slot.play);
  const pile = pileAt(board, slot.on);
  return slot.take ? pile.with(pile.length - 1, slot.play) : pile.concat(slot.play);
}

/** What lies open and belongs to nobody. */
export type OpenRows = { readonly [zone: ZoneId]: readonly Pile[] };

export function openRows(table: Table): OpenRows {
  const open: { [zone: ZoneId]: readonly Pile[] } = {};
  const { zones } = table.state;
  for (const id in zones) {
    const { owner, sight, row } = zones[id] as Zone;
    if (owner === null && sight === 'all') open[id] = row;
  }
  return open;
}

/**
 * Lays a play on the table and returns what lay open before, so that it can be taken back. The first part of a split
 * stays where its row was, the others open rows of their own; a word from the hand sends the old rows out of play. What
 * the words leave out goes to the hand, out of play, or aside until it goes into the deck.
 */
export function layPlay(table: Table, seat: Seat, board: Board, play: Play): OpenRows {
  const before = openRows(table);
  const rows: { [zone: ZoneId]: readonly Pile[] } = {};
  const gone: CardId[] = [];
  const touched = play.words.map(({ row }) => row);
  board.rows.forEach(({ zone, row }, index) => {
    const isTouched = touched.includes(index);
    if (!isTouched && !touched.includes(null)) return;
    rows[zone] = [];
    if (!isTouched) gone.push(...row.flat());
  });
  for (const { row, slots } of play.words) {
    const own = row === null ? undefined : board.rows[row]?.zone;
    const zone = own !== undefined && rows[own]?.length === 0 ? own : emptyRow(table, rows);
    rows[zone] = slots.map((slot) => pileOf(board, slot));
  }
  const { drop } = board.rules;
  const toHand = drop === 'hand' ? play.left : [];
  if (drop === 'deck') rows[ASIDE] = play.left.map(pileOfOne);
  else if (drop !== 'hand') gone.push(...play.left);
  const isLeft = ([card]: Pile): boolean => !play.played.includes(card as CardId);
  const hand = (table.state.zones[handZone(seat)]?.row ?? []).filter(isLeft);
  const turned = (before[TURNED] ?? []).filter(isLeft);
  if (gone.length > 0) rows[GONE] = gonePile(table, gone);
  if (turned.length !== before[TURNED]?.length) rows[TURNED] = turned;
  rows[handZone(seat)] = hand.concat(play.taken.map(pileOfOne), toHand.map(pileOfOne));
  table.arrange(rows);
  return before;
}

/** A row zone with nothing in it, now or in the rows about to be laid; a new one if there is none. */
function emptyRow(table: Table, rows: { readonly [zone: ZoneId]: readonly Pile[] }): ZoneId {
  for (let number = 1; ; number++) {
    const zone = rowZone(number);
    if (table.state.zones[zone] === undefined) table.zone(zone, null, 'all');
    if ((rows[zone] ?? table.state.zones[zone]?.row ?? []).length === 0) return zone;
  }
}

/** Puts back what lay open as it was; whatever else lies there now came from the player's hand and returns to it. */
export function takeBack(table: Table, seat: Seat, before: OpenRows): void {
  const now = { ...openRows(table), [handZone(seat)]: table.state.zones[handZone(seat)]?.row ?? [] };
  const stays = new Set(Object.values(before).flat(2));
  const hand = Object.values(now)
    .flat(2)
    .filter((card) => !stays.has(card));
  const cleared = Object.fromEntries(Object.keys(now).map((zone) => [zone, []]));
  table.arrange({ ...cleared, ...before, [handZone(seat)]: hand.map((card) => [card]) });
}

/** A card turned for a seat that did not use it joins its hand. */
export const takeTurned = (table: Table, seat: Seat): void =>
  table.move(table.state.zones[TURNED]?.row.flat() ?? [], TURNED, handZone(seat));

/** What has left play lies in one pile. */
const gonePile = (table: Table, cards: readonly CardId[]): readonly Pile[] => [
  [...(table.state.zones[GONE]?.row.flat() ?? []), ...cards],
];

/** The rows lie as given from now on; every other card of them leaves play. */
export function leaveRows(table: Table, rows: OpenRows): void {
  const stay = new Set(Object.values(rows).flat(2));
  const gone = Object.keys(rows)
    .flatMap((zone) => table.state.zones[zone]?.row.flat() ?? [])
    .filter((card) => !stay.has(card));
  if (gone.length > 0) table.arrange({ ...rows, [GONE]: gonePile(table, gone) });
}

/** All cards of these rows leave play. */
export const clearRows = (table: Table, rows: readonly BoardRow[]): void =>
  leaveRows(table, Object.fromEntries(rows.map(({ zone }) => [zone, []])));

export const visibleCards = (rows: readonly BoardRow[]): readonly CardId[] => rows.flatMap(({ row }) => row.map(topOf));
