import type { CardId, Pile, Seat, ZoneId } from '@deckle/kernel';
import { cardOf, seatsFrom, type WordTools } from '@deckle/words';
import { ACTIONS, DRAWS, LETTERS } from './deck.ts';
import type { LwsState, LwsTable, LwsView } from './types.ts';

export const DISCARD = 'discard';
/** Used action cards. */
export const SPENT = 'spent';
export const COMMUNITY = 'community';
/** Where a draw-action card is shown on its way into a hand. */
export const SHOWN = 'shown';
/** Hand cards of a word whose modifiers are still to be answered. */
export const TRIAL = 'trial';
export const handZone = (seat: Seat): ZoneId => `hand ${seat}`;
export const actionZone = (seat: Seat): ZoneId => `hand ${seat} actions`;
/** The backs of the two decks differ. */
export const isActionZone = (zone: ZoneId): boolean => zone.endsWith(ACTIONS);
export const wordZone = (seat: Seat): ZoneId => `word ${seat}`;
export const olderZone = (seat: Seat): ZoneId => `words ${seat} older`;

export const HAND_LIMIT = 12;
/** Letter cards that every hand and the community start with and are filled up to. */
export const FILL = 2;

/** Zones of a state or of a view: a row that cannot be seen is null. */
type Zones = { readonly [zone: ZoneId]: { readonly row: readonly Pile[] | null } };
export const cardsIn = ({ zones }: { readonly zones: Zones }, zone: ZoneId): readonly CardId[] =>
  zones[zone]?.row?.flat() ?? [];
export const lettersOf = (at: { readonly zones: Zones }, seat: Seat | null): readonly CardId[] =>
  seat === null ? [] : cardsIn(at, handZone(seat));
export const actionsOf = (at: { readonly zones: Zones }, seat: Seat | null): readonly CardId[] =>
  seat === null ? [] : cardsIn(at, actionZone(seat));

/** The seats still in, in turn order from the First Player. */
export const inOrder = (state: LwsState | LwsView): readonly Seat[] =>
  seatsFrom(state, (state.shared.first + state.seats - 1) % state.seats);

export const faceOf = (card: CardId, { pack }: WordTools): string => cardOf(pack, card).face;
const drawsAction = (card: CardId, { pack }: WordTools): boolean => cardOf(pack, card).marks.includes(DRAWS);

/** An empty deck is made anew of its discards. */
function rebuild(table: LwsTable, deck: ZoneId, discards: ZoneId): void {
  const cards = cardsIn(table.state, discards);
  if (cardsIn(table.state, deck).length > 0 || cards.length === 0) return;
  table.move(cards, discards, deck);
  table.shuffle(deck);
  table.say(deck === LETTERS ? 'lettersRebuilt' : 'actionsRebuilt');
}

export function drawAction(table: LwsTable, seat: Seat): void {
  rebuild(table, ACTIONS, SPENT);
  table.draw(ACTIONS, actionZone(seat), 1);
}

/** Letter cards to the community, which bring nobody an action card. */
export function drawCommunity(table: LwsTable, count: number): void {
  for (let left = count; left > 0; ) {
    rebuild(table, LETTERS, DISCARD);
    const drawn = table.draw(LETTERS, COMMUNITY, left).length;
    if (drawn === 0) return;
    left -= drawn;
  }
}

/** A draw-action card that comes from the deck is shown to all; that another one does not draw is no secret either. */
export function drawLetters(table: LwsTable, seat: Seat, count: number, tools: WordTools): void {
  for (let drawn = 0; drawn < count; drawn++) {
    rebuild(table, LETTERS, DISCARD);
    const card = cardsIn(table.state, LETTERS).at(-1);
    if (card === undefined) return;
    const draws = drawsAction(card, tools);
    table.reveal(`seat ${seat}: ${draws ? 'draws an action card' : 'no action card'}`);
    if (!draws) {
      table.draw(LETTERS, handZone(seat), 1);
      continue;
    }
    table.draw(LETTERS, SHOWN, 1);
    table.say('shown', seat, { face: faceOf(card, tools) });
    table.move([card], SHOWN, handZone(seat));
    drawAction(table, seat);
  }
}

/** A community card goes to a hand. */
export function takeCommunity(table: LwsTable, seat: Seat, card: CardId, tools: WordTools): void {
  table.move([card], COMMUNITY, handZone(seat));
  if (drawsAction(card, tools)) drawAction(table, seat);
}
