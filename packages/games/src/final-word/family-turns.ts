import { BOX, type Seat } from '@deckle/kernel';
import { drawForStart, leaders, seatAfter, type WordTools } from '@deckle/words';
import { askTurn, openWindow } from './family-asks.ts';
import { owedAfter, whyOver } from './family-end.ts';
import { clearRows, DECK, GONE, handOf, handZone, rowsOf } from './family-rows.ts';
import type { FinalWordTable, Kin } from './family-types.ts';

export const HAND_SIZE = 10;

/** Lays out the table, draws for who starts, deals, and begins. */
export function setup(kin: Kin, table: FinalWordTable, tools: WordTools): void {
  const { seats } = table.state;
  table.zone(DECK, null, 'none');
  table.zone('row 1', null, 'all');
  table.zone(GONE, null, 'all');
  for (let seat = 0; seat < seats; seat++) table.zone(handZone(seat), seat, 'owner');
  table.move((table.state.zones[BOX]?.row ?? []).flat(), BOX, DECK);
  table.shuffle(DECK);
  const start = drawForStart(table, DECK, tools);
  for (let ahead = 0; ahead < seats; ahead++) refill(table, (start + ahead) % seats);
  table.say('starts', start);
  beginTurn(kin, table, start, tools);
}

function refill(table: FinalWordTable, seat: Seat): void {
  table.draw(DECK, handZone(seat), HAND_SIZE - handOf(table.state, seat).length);
}

/** A turn without a word: passed, traded or lost. */
export function countWordless(table: FinalWordTable): void {
  const { wordless, idle } = table.state.shared;
  table.share({ wordless: wordless + 1, idle: idle + 1 });
}

export function beginTurn(kin: Kin, table: FinalWordTable, seat: Seat, tools: WordTools): void {
  const { skips, pending } = table.state.shared;
  table.share({ turn: seat, extra: 0 });
  if ((skips[seat] ?? 0) > 0) {
    table.share({ skips: skips.map((count, at) => (at === seat ? count - 1 : count)) });
    countWordless(table);
    table.say('skipped', seat);
    endTurn(kin, table, seat, tools);
  } else if (pending?.seat === seat) openWindow(table, seat, seat);
  else askTurn(kin, table, seat, 'turnOver');
}

export function endTurn(kin: Kin, table: FinalWordTable, seat: Seat, tools: WordTools): void {
  const reason = table.state.shared.pending === null ? whyOver(kin, table.state, seat) : null;
  if (reason !== null) return finish(kin, table, reason, tools);
  table.share({ owed: owedAfter(kin, table.state, seat) });
  beginTurn(kin, table, seatAfter(table.state, seat), tools);
}

/** Counts the play that could be challenged until now; only then are cards drawn. Points due to a seat that left go to nobody. */
export function settle(kin: Kin, table: FinalWordTable): void {
  const { pending } = table.state.shared;
  if (pending === null) return;
  const { seat, points, words, again } = pending;
  table.share({ pending: null });
  if (again === 1) clearRows(table, rowsOf(table.state.zones));
  if (table.state.out[seat]) return;
  table.score(seat, points, words.join(' and '));
  refill(table, seat);
  if (again === 0 || handOf(table.state, seat).length === 0) return;
  table.share({ extra: 1 });
  askTurn(kin, table, seat, 'again');
}

/** Cards left in hand are subtracted; the highest score of the seats still in wins. */
export function finish(kin: Kin, table: FinalWordTable, reason: string, tools: WordTools): void {
  settle(kin, table);
  for (let seat = 0; seat < table.state.seats; seat++) {
    const left = handOf(table.state, seat).reduce((sum, card) => sum + (tools.pack[card]?.points ?? 0), 0);
    if (left > 0) table.score(seat, -left, 'cards left in hand');
  }
  table.end({ winners: leaders(table.state), reason });
}
