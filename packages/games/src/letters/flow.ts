import { type Move, type NewAsk, refuse, type Refusal, type Seat } from '@deckle/kernel';
import {
  dueAt,
  falseWords,
  leaders,
  listed,
  othersThan,
  seatAfter,
  seatsFrom,
  type Vote,
  type WordTools,
} from '@deckle/words';
import { scoreDeal } from './score.ts';
import type { LettersState, LettersTable } from './types.ts';
import { cardsIn, dealCards, DECK, gather, handIn, handZone, pointsOf, presentedBy, reshuffle } from './zones.ts';

export const FIRST_DEAL = 3;
const LAST_DEAL = 10;
/** The draw pile is shuffled anew once in a deal; when it is used up again, the deal comes to its end. */
const USED_UP = 2;
/** So many rounds in which everybody only takes the discard end a deal too, or it might never end. */
const ROUNDS_OF_TAKES = 3;

/** With a card more than a full hand for every seat there is always one to draw. */
export function opens(seats: number, cards: number): Refusal | null {
  const needed = seats * (LAST_DEAL + 1);
  return cards < needed ? refuse('deck-too-small', `A table of ${seats} needs at least ${needed} cards.`, cards) : null;
}

/** Deals to every seat still in; the seat after the dealer begins. The cards lie shuffled in the draw pile. */
export function startDeal(table: LettersTable, dealer: Seat, deal: number): void {
  table.share({ deal, dealer, owed: null, usedUp: 0, takes: 0 });
  table.say('dealt', dealer, { cards: deal });
  dealCards(table, seatsFrom(table.state, dealer), deal);
  beginTurn(table, seatAfter(table.state, dealer));
}

function beginTurn(table: LettersTable, seat: Seat): void {
  if (cardsIn(table.state.zones, DECK).length === 0) {
    table.share({ usedUp: table.state.shared.usedUp + 1 });
    table.say('reshuffled');
    reshuffle(table);
  }
  const { shared, options, now } = table.state;
  const owed = shared.owed ?? (isSpent(table.state) ? seatsFrom(table.state, seat) : null);
  if (owed !== null && shared.owed === null) table.say('lastTurnForAll');
  const due = dueAt(now, options).until ?? null;
  table.share({ turn: seat, due, owed: owed?.filter((other) => other !== seat) ?? null });
  askPart(table, seat, 'drawn', ['draw', 'take'], { kind: 'draw' });
}

function isSpent({ shared, out }: LettersState): boolean {
  const seatsIn = out.filter((gone) => !gone).length;
  return shared.usedUp >= USED_UP || shared.takes >= ROUNDS_OF_TAKES * seatsIn;
}

/** Both halves of a turn share its time. */
function askPart(
  table: LettersTable,
  seat: Seat,
  then: 'drawn' | 'turnOver' | 'again',
  kinds: readonly string[],
  otherwise: Move,
): void {
  const { due } = table.state.shared;
  const ask: NewAsk = { seat, kinds, must: true, otherwise };
  table.ask(then, [due === null ? ask : { ...ask, until: due }], { seat });
}

/**
 * The second half of a turn: go out, or in a last turn lay what one can, or just discard.
 * When time is up the card that came last is discarded.
 */
export function askDiscard(table: LettersTable, seat: Seat, then: 'turnOver' | 'again'): void {
  const { zones, shared } = table.state;
  const latest = handIn(zones, seat).slice(-1);
  askPart(table, seat, then, [shared.owed === null ? 'out' : 'lay', 'discard'], { kind: 'discard', cards: latest });
}

/** A lost vote costs nothing, not even time: the turn goes on with what was left on its clock. */
export function refusedByVote(table: LettersTable, { seat, at }: Vote): void {
  const { shared, now, out } = table.state;
  if (out[seat]) return;
  if (shared.due !== null) table.share({ due: shared.due + (now - at) });
  askDiscard(table, seat, 'again');
}

/** The next turn, of those that are owed once somebody has gone out; after the last one the deal is counted. */
export function endTurn(table: LettersTable, seat: Seat, tools: WordTools): void {
  const { state } = table;
  const { owed, dealer, deal } = state.shared;
  if (owed === null) return beginTurn(table, seatAfter(state, seat));
  const next = owed.find((other) => !state.out[other]);
  if (next !== undefined) return beginTurn(table, next);
  scoreDeal(table, tools);
  if (deal === LAST_DEAL) {
    table.end({ winners: leaders(table.state), reason: `the deal of ${LAST_DEAL} cards is over` });
    return;
  }
  gather(table);
  startDeal(table, seatAfter(state, dealer), deal + 1);
}

/** Words lie on the table. With challenges every other seat is asked before anything else happens. */
export function openWindow(table: LettersTable, seat: Seat): void {
  const { options, now } = table.state;
  if (options.checking !== 'challenge') return;
  const ask = { kinds: ['allow', 'challenge'], must: true, otherwise: { kind: 'allow' }, ...dueAt(now, options) };
  table.ask(
    'windowShut',
    othersThan(table.state, seat).map((other) => ({ ...ask, seat: other })),
    { seat },
  );
}

/**
 * One judgement for the whole play. Every false word is taken off the table and its cards are unused; if all words are
 * good, the named one's value comes off the challenger's score.
 */
export function judgeChallenge(table: LettersTable, challenger: Seat, named: string, tools: WordTools): void {
  const { shared, zones } = table.state;
  const words = presentedBy(zones, shared.turn, tools);
  const bad = words.filter(({ text }) => falseWords([text], shared, tools).length > 0);
  table.say('challenged', challenger, { words: named });
  table.reveal();
  if (bad.length > 0) {
    table.say('challengeWon', challenger, { words: listed(bad.map(({ text }) => text)) });
    for (const { zone, cards } of bad) table.move(cards, zone, handZone(shared.turn));
  } else {
    table.say('challengeLost', challenger, { words: named });
    const cards = words.find(({ text }) => text === named)?.cards ?? [];
    table.score(challenger, -pointsOf(cards, tools), `${named} is good`);
  }
  table.close();
}
