import type { CardId, Pile, Seat, Slot, State, Table, ZoneId, ZoneView } from '@deckle/kernel';
import { type Board, type BoardRow, type Play, topOf } from '@deckle/words';

export const DECK = 'deck';
/** Cards that have left play. */
export const GONE = 'gone';
export const handZone = (seat: Seat): ZoneId => `hand ${seat}`;
const rowZone = (number: number): ZoneId => `row ${number}`;
const isRow = (zone: ZoneId): boolean => zone.startsWith('row ');

/** The rows on the table, with their piles. */
export function rowsOf(zones: { readonly [zone: ZoneId]: Pick<ZoneView, 'row'> }): readonly BoardRow[] {
  return Object.entries(zones).flatMap(([zone, { row }]) => (isRow(zone) && row !== null ? [{ zone, row }] : []));
}

export const handOf = (state: Pick<State, 'zones'>, seat: Seat): readonly CardId[] =>
  state.zones[handZone(seat)]?.row.flat() ?? [];

export const deckSize = (state: Pick<State, 'zones'>): number => state.zones[DECK]?.row.length ?? 0;

/** The pile a slot becomes: an old pile kept, covered or with its top exchanged, or a new one. */
function pileOf(board: Board, slot: Slot): Pile {
  const under = (zone: ZoneId, index: number): Pile => board.rows.find((row) => row.zone === zone)?.row[index] ?? [];
  if ('free' in slot) return [];
  if ('keep' in slot) return under(...slot.keep);
  if (slot.on === undefined) return [slot.play];
  const pile = under(...slot.on);
  return slot.take ? [...pile.slice(0, -1), slot.play] : [...pile, slot.play];
}

/**
 * Lays a play on the table and returns the public rows as they were, so that it can be taken back. The first part of a
 * split stays where its row was, the others open rows of their own; a word from the hand sends the old rows out of play.
 */
export function layPlay(
  table: Table,
  seat: Seat,
  board: Board,
  play: Play,
): { readonly [zone: ZoneId]: readonly Pile[] } {
  const rows: { [zone: ZoneId]: readonly Pile[] } = {};
  const gone: CardId[] = [];
  const touched = new Set(play.words.map(({ row }) => row));
  for (const [index, { zone, row }] of board.rows.entries()) {
    if (touched.has(index)) rows[zone] = [];
    else if (touched.has(null)) {
      rows[zone] = [];
      gone.push(...row.flat());
    }
  }
  for (const { row, slots } of play.words) {
    const own = row === null ? undefined : board.rows[row]?.zone;
    const zone = own !== undefined && rows[own]?.length === 0 ? own : emptyRow(table, rows);
    rows[zone] = slots.map((slot) => pileOf(board, slot));
  }
  const before = Object.fromEntries(
    [...Object.keys(rows), ...(gone.length > 0 ? [GONE] : [])].map((zone) => [
      zone,
      table.state.zones[zone]?.row ?? [],
    ]),
  );
  const hand = handOf(table.state, seat).filter((card) => !play.played.includes(card));
  table.arrange({
    ...rows,
    ...(gone.length > 0 ? { [GONE]: gonePile(table, gone) } : {}),
    [handZone(seat)]: [...hand, ...play.taken].map((card) => [card]),
  });
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

/** Puts the public rows back as they were; whatever else lay there came from the player's hand and returns to it. */
export function takeBack(table: Table, seat: Seat, before: { readonly [zone: ZoneId]: readonly Pile[] }): void {
  const zones = [...Object.keys(before), handZone(seat)];
  const stays = new Set(Object.values(before).flat(2));
  const hand = zones.flatMap((zone) => table.state.zones[zone]?.row.flat() ?? []).filter((card) => !stays.has(card));
  table.arrange({ ...before, [handZone(seat)]: hand.map((card) => [card]) });
}

/** What has left play lies in one pile. */
const gonePile = (table: Table, cards: readonly CardId[]): readonly Pile[] => [
  [...(table.state.zones[GONE]?.row.flat() ?? []), ...cards],
];

/** All cards of these rows leave play. */
export function clearRows(table: Table, rows: readonly BoardRow[]): void {
  const cleared = Object.fromEntries(rows.map(({ zone }) => [zone, []]));
  const gone = rows.flatMap(({ row }) => row.flat());
  if (gone.length > 0) table.arrange({ ...cleared, [GONE]: gonePile(table, gone) });
}

export const visibleCards = (rows: readonly BoardRow[]): readonly CardId[] => rows.flatMap(({ row }) => row.map(topOf));
