import {
  type Millis,
  type NewAsk,
  type Seat,
  type State,
  type Table,
  type View,
  viewOf,
  type ZoneId,
  type Part,
} from '@deckle/kernel';
import {
  dueAt,
  falseWords,
  type Judged,
  leaders,
  listed,
  type Proposing,
  seatAfter,
  type Vote,
  type Voting,
  type WordOptions,
  type WordTools,
} from '@deckle/words';
import { watcherAsks, windowAsks } from './family-asks.ts';
import { cardPoints } from './family-play.ts';
import { GONE, handOf, handZone, rowsOf } from './family-rows.ts';

export const PILES = 12;
export const pileZones = Array.from({ length: PILES }, (_, at): ZoneId => `pile ${at + 1}`);
/** The cards of a seat that were in no word, face down to the end. */
export const minusZone = (seat: Seat): ZoneId => `minus ${seat}`;

/** Words that lie on the table but do not count yet, because they may still be challenged. */
interface Pending {
  readonly seat: Seat;
  readonly words: readonly string[];
  readonly points: number;
  /** Word by word. */
  readonly parts: readonly Part[];
  /** Turns in a row without a word, should none of these be one. */
  readonly wordless: number;
}

interface Shared extends Judged, Voting {
  readonly turn: Seat;
  readonly pending: Pending | null;
  /** Hands each seat has played. */
  readonly played: readonly number[];
  /** What each seat pays at the end for good words it has challenged. */
  readonly owes: readonly number[];
  readonly wordless: number;
  /** When the time for this turn is up. */
  readonly due: Millis | null;
}

export interface PositiveNegative {
  shared: Shared;
  own: Proposing;
  options: WordOptions;
  phases: {
    readonly taken: { readonly seat: Seat };
    readonly turnOver: { readonly seat: Seat };
    readonly again: { readonly seat: Seat };
    readonly windowShut: { readonly reason: string };
    readonly voted: Vote;
  };
  tools: WordTools;
}
export type PosNegTable = Table<PositiveNegative>;

/** The piles nobody has taken yet. */
export const closedPiles = ({ zones }: Pick<View<PositiveNegative>, 'zones'>): readonly ZoneId[] =>
  pileZones.filter((zone) => (zones[zone]?.count ?? 0) > 0);

/** A turn starts with a pile. Until one is taken, the words of the player before may be challenged. */
export function beginTurn(table: PosNegTable, seat: Seat): void {
  const { state } = table;
  const { pending } = state.shared;
  const due = dueAt(state.now, state.options);
  table.share({ turn: seat, due: due.until ?? null });
  const kinds = pending === null ? ['take'] : ['take', 'challenge'];
  const [zone = ''] = closedPiles(viewOf(state, seat));
  const turn: NewAsk = { seat, kinds, must: true, otherwise: { kind: 'take', zone }, ...due };
  const asks = pending === null ? [] : watcherAsks(state, pending.seat, seat);
  table.ask('taken', [turn, ...asks], { seat });
}

/** Then come the words, or none, in the time the turn has left. */
export function askWords(table: PosNegTable, seat: Seat, then: 'turnOver' | 'again'): void {
  const { due } = table.state.shared;
  const ask: NewAsk = { seat, kinds: ['play', 'pass'], must: true, otherwise: { kind: 'pass' } };
  table.ask(then, [due === null ? ask : { ...ask, until: due }], { seat });
}

/** What is in no word turns minus, out of everybody's sight. */
export const layAside = (table: PosNegTable, seat: Seat): void =>
  table.move(handOf(table.state, seat), handZone(seat), minusZone(seat));

/** Every player plays as many hands as the piles give each, whether or not somebody has left. */
export function endTurn(table: PosNegTable, seat: Seat, tools: WordTools): void {
  const { shared } = table.state;
  table.share({ played: shared.played.map((hands, at) => (at === seat ? hands + 1 : hands)) });
  goOn(table, seatAfter(table.state, seat), tools);
}

function goOn(table: PosNegTable, next: Seat, tools: WordTools): void {
  const reason = whyOver(table.state);
  if (reason === null) return beginTurn(table, next);
  const { pending } = table.state.shared;
  if (pending === null) finish(table, reason, tools);
  else table.ask('windowShut', windowAsks(table.state, pending.seat), { reason });
}

function whyOver({ seats, out, shared }: State<PositiveNegative>): string | null {
  if (shared.played.every((hands, seat) => out[seat] || hands === PILES / seats)) return 'all hands are played';
  const seatsIn = out.filter((gone) => !gone).length;
  return shared.wordless >= 2 * seatsIn ? 'nobody has laid a word for two rounds' : null;
}

/** Words that can no longer be challenged count. Points due to a seat that left go to nobody. */
export function settle(table: PosNegTable): void {
  const { pending } = table.state.shared;
  if (pending === null) return;
  table.share({ pending: null });
  if (!table.state.out[pending.seat]) table.score(pending.seat, pending.points, listed(pending.words), pending.parts);
}

/** The cards of false words turn minus, the other words count; all good: the challenger pays their value at the end. */
export function challenge(table: PosNegTable, challenger: Seat, tools: WordTools): void {
  const { shared, frames } = table.state;
  const pending = shared.pending as Pending;
  const bad = falseWords(pending.words, shared, tools);
  table.say('challenged', challenger, { words: listed(pending.words) });
  table.reveal();
  if (bad.length > 0) {
    table.say('challengeWon', challenger, { words: listed(bad) });
    turnMinus(table, pending, bad, tools);
  } else {
    table.say('challengeLost', challenger, { words: listed(pending.words), points: pending.points });
    table.share({ owes: shared.owes.map((owed, at) => (at === challenger ? owed + pending.points : owed)) });
  }
  settle(table);
  if (frames.at(-1)?.then === 'windowShut') return table.close();
  table.abort();
  goOn(table, shared.turn, tools);
}

function turnMinus(table: PosNegTable, pending: Pending, bad: readonly string[], tools: WordTools): void {
  const { seat, words, points } = pending;
  let less = 0;
  for (const [at, { zone, row }] of rowsOf(table.state.zones).entries()) {
    if (!bad.includes(words[at] ?? '')) continue;
    less += cardPoints(row.flat(), tools);
    table.move(row.flat(), zone, minusZone(seat));
  }
  const good = words.filter((word) => !bad.includes(word));
  const parts = pending.parts.filter(({ what }) => !bad.includes(what));
  table.share(
    good.length === 0
      ? { pending: null, wordless: pending.wordless }
      : { pending: { ...pending, words: good, parts, points: points - less } },
  );
}

/** All minus cards are shown and subtracted, those of a hand that was not played too, and challenges are paid for. */
export function finish(table: PosNegTable, reason: string, tools: WordTools): void {
  settle(table);
  for (let seat = 0; seat < table.state.seats; seat++) {
    layAside(table, seat);
    const cards = table.state.zones[minusZone(seat)]?.row.flat() ?? [];
    table.say('minus', seat, { cards: cards.map((card) => tools.pack[card]?.face ?? '').join(' ') || 'nothing' });
    table.move(cards, minusZone(seat), GONE);
    const owed = table.state.shared.owes[seat] ?? 0;
    if (cards.length > 0) table.score(seat, -cardPoints(cards, tools), 'minus cards');
    if (owed > 0) table.score(seat, -owed, 'good words challenged');
  }
  table.end({ winners: leaders(table.state), reason });
}
