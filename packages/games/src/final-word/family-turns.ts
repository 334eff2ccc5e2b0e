import { BOX, type CardId, type Seat, type Table } from '@deckle/kernel';
import { drawForStart, leaders, listed, seatAfter, type WordTools } from '@deckle/words';
import { askTurn, openWindow } from './family-asks.ts';
import { deckAfterRefill, owedAfter, whyOver } from './family-end.ts';
import {
  ASIDE,
  DECK,
  deckSize,
  GONE,
  HAND_SIZE,
  handOf,
  handSize,
  handZone,
  takeTurned,
  TURNED,
} from './family-rows.ts';
import { termsOf } from './family-terms.ts';
import type { FinalWordState, FinalWordTable, Kin, Stuck } from './family-types.ts';

/** Lays out the table, draws for who starts, deals, and begins. */
export function setup(kin: Kin, table: FinalWordTable, tools: WordTools): void {
  layOut(table);
  table.move(cardsOf(table, kin.open ?? [], tools), DECK, 'row 1');
  const start = dealHands(table, tools);
  table.say('starts', start);
  beginTurn(kin, table, start, tools);
}

/** One card of the deck for each of these faces, as far as there are some. */
function cardsOf(table: FinalWordTable, faces: readonly string[], { pack }: WordTools): readonly CardId[] {
  const cards = [...(table.state.zones[DECK]?.row.flat() ?? [])];
  return faces.flatMap((face) => {
    const at = cards.findIndex((card) => pack[card]?.face === face);
    return at < 0 ? [] : cards.splice(at, 1);
  });
}

/** The zones of every game of the family, with all cards in the deck. */
export function layOut(table: Table): void {
  table.zone(DECK, null, 'none');
  table.zone('row 1', null, 'all');
  table.zone(TURNED, null, 'all');
  table.zone(GONE, null, 'all');
  table.zone(ASIDE, null, 'all');
  for (let seat = 0; seat < table.state.seats; seat++) table.zone(handZone(seat), seat, 'owner');
  table.move((table.state.zones[BOX]?.row ?? []).flat(), BOX, DECK);
}

/** Who starts, once everybody holds a hand. */
export function dealHands(table: Table, tools: WordTools): Seat {
  const { seats } = table.state;
  table.shuffle(DECK);
  const start = drawForStart(table, DECK, tools);
  for (let ahead = 0; ahead < seats; ahead++) refill(table, (start + ahead) % seats);
  return start;
}

export function refill(table: Table, seat: Seat): void {
  table.draw(DECK, handZone(seat), HAND_SIZE - handSize(table.state, seat));
}

/** A turn without a word: passed, traded or lost. */
function countWordless(table: FinalWordTable, seat: Seat): void {
  const { wordless, idle } = table.state.shared;
  table.share({ wordless: [...wordless, seat], idle: idle + 1 });
}

function beginTurn(kin: Kin, table: FinalWordTable, after: Seat, tools: WordTools): void {
  const { skips, pending, next } = table.state.shared;
  // Where only resting seats have not left, they are back in.
  if (!table.state.out.some((_, at) => isUp(table.state, at))) table.share({ resting: [] });
  const wanted = next ?? after;
  const seat = isUp(table.state, wanted) ? wanted : nextUp(table.state, wanted);
  table.share({ turn: seat, extra: 0, next: null });
  if (pending === null && isAlone(table.state, seat)) kin.stuck?.(table, seat, 'alone', tools);
  if ((skips[seat] ?? 0) > 0) {
    table.share({ skips: skips.map((count, at) => (at === seat ? count - 1 : count)) });
    table.say('skipped', seat);
    loseTurn(kin, table, seat, 'skipped', tools);
    if (table.state.result === null) endTurn(kin, table, seat, tools);
  } else if (pending?.seat === seat) openWindow(table, seat, seat);
  else if (isPassedOver(kin, table.state, seat)) {
    countWordless(table, seat);
    table.say('noCards', seat);
    endTurn(kin, table, seat, tools);
  } else if (termsOf(kin, table.state).turned === 'never' || deckSize(table.state) === 0)
    askTurn(kin, table, seat, 'turnOver');
  // A card is turned only when the last play can no longer be taken back.
  else if (pending !== null) openWindow(table, pending.seat, seat);
  else {
    table.draw(DECK, TURNED, 1);
    askTurn(kin, table, seat, 'turnOver');
  }
}

const isUp = ({ out, shared }: FinalWordState, seat: Seat): boolean => !out[seat] && !shared.resting.includes(seat);

/** The next seat that is in and does not rest. */
const nextUp = (state: FinalWordState, seat: Seat): Seat =>
  seatAfter({ ...state, out: state.out.map((_, at) => !isUp(state, at)) }, seat);

const isAlone = (state: FinalWordState, seat: Seat): boolean =>
  state.shared.resting.length > 0 && nextUp(state, seat) === seat;

const isPassedOver = (kin: Kin, state: FinalWordState, seat: Seat): boolean =>
  termsOf(kin, state).ends === 'allOut' && deckAfterRefill(state) === 0 && handSize(state, seat) === 0;

export function endTurn(kin: Kin, table: FinalWordTable, seat: Seat, tools: WordTools): void {
  // Who left in mid-turn may have had a card turned.
  takeTurned(table, seat);
  const reason = table.state.shared.pending === null ? whyOver(kin, table.state, seat) : null;
  if (reason !== null) return finish(kin, table, reason, tools);
  table.share({ owed: owedAfter(kin, table.state, seat) });
  beginTurn(kin, table, seatAfter(table.state, seat), tools);
}

/** After an answer that came between turns: the next one begins, unless it was the game's last. */
export function goOn(kin: Kin, table: FinalWordTable, next: Seat, tools: WordTools): void {
  const reason = whyOver(kin, table.state, null);
  if (reason !== null) finish(kin, table, reason, tools);
  else beginTurn(kin, table, next, tools);
}

/** A seat lays no word; that counts unless it has laid one before in the same turn. */
export function loseTurn(kin: Kin, table: FinalWordTable, seat: Seat, how: Stuck, tools: WordTools): void {
  if (table.state.shared.extra === 0) countWordless(table, seat);
  stayStuck(kin, table, seat, how, tools);
}

/** A turned card joins the hand; in a knockout the seat is out; then what the game says. */
export function stayStuck(kin: Kin, table: FinalWordTable, seat: Seat, how: Stuck, tools: WordTools): void {
  const { ends } = termsOf(kin, table.state);
  if (how !== 'skipped') takeTurned(table, seat);
  if (how !== 'skipped' && ends === 'knockout') table.knockOut(seat);
  if (table.state.out.filter((out) => !out).length === 1 && ends === 'knockout')
    return finish(kin, table, 'all others are stuck', tools);
  const after = kin.stuck?.(table, seat, how, tools) ?? null;
  if (after !== null && 'over' in after) return finish(kin, table, after.over, tools);
  table.share({ next: after?.next ?? null });
  if (table.state.shared.pending === null) refill(table, seat);
}

/** Counts the play that could be challenged until now; only then are cards drawn. Points due to a seat that left go to nobody. */
export function settle(kin: Kin, table: FinalWordTable, tools: WordTools): void {
  const { pending } = table.state.shared;
  if (pending === null) return;
  const { seat, points, parts, words, why = listed(words), again, over } = pending;
  const { counts, refill: when } = termsOf(kin, table.state);
  table.share({ pending: null });
  if (!table.state.out[seat] && counts === 'points') table.score(seat, points, why, parts);
  kin.settled?.(table, pending, tools);
  shuffleAside(table);
  table.share({ laidBy: seat });
  if (table.state.out[seat]) return;
  if (over !== null) return finish(kin, table, over, tools);
  if (when === 'eachWord') refill(table, seat);
  const hasCards = handSize(table.state, seat) > 0 || (table.state.zones[TURNED]?.row.length ?? 0) > 0;
  // Without a card there is no other word to lay: the turn is over.
  if (again === 0 || !hasCards) return refill(table, seat);
  table.share({ extra: 1 });
  askTurn(kin, table, seat, 'again');
}

/** What the play left out goes into the deck. */
function shuffleAside(table: FinalWordTable): void {
  const aside = table.state.zones[ASIDE]?.row.flat() ?? [];
  if (aside.length === 0) return;
  table.move(aside, ASIDE, DECK);
  table.shuffle(DECK);
}

/** What the terms subtract comes off; the highest score of the seats still in wins. Alone, using up all cards does. */
export function finish(kin: Kin, table: FinalWordTable, reason: string, tools: WordTools): void {
  settle(kin, table, tools);
  if (table.state.result !== null) return;
  const { left } = termsOf(kin, table.state);
  if (left === 'allCards') return finishAlone(table, reason);
  for (let seat = 0; seat < table.state.seats; seat++) {
    const hand = handOf(table.state, seat);
    const values = hand.reduce((sum, card) => sum + (tools.pack[card]?.points ?? 0), 0);
    const less = { values, ones: hand.length, nothing: 0 }[left];
    if (less > 0) table.score(seat, -less, 'cards left in hand');
  }
  table.end({ winners: leaders(table.state), reason });
}

function finishAlone(table: FinalWordTable, reason: string): void {
  const left = handSize(table.state, 0) + deckSize(table.state);
  const trades = table.state.shared.noted['traded']?.length ?? 0;
  if (left > 0) table.score(0, -left, 'cards left');
  table.end({ winners: left === 0 ? [0] : [], reason: `${reason}; cards left: ${left}, trades used: ${trades}` });
}
