import { type Move, type NewAsk, refuse, type Refusal, type Seat } from '@deckle/kernel';
import { dueAt, leaders, othersThan, seatAfter, type Vote, type WordTools } from '@deckle/words';
import { cardsFor, pileOf, PILES } from './deck.ts';
import { evenDraw } from './draw.ts';
import { nextStarter, scoreRound } from './score.ts';
import type { LiftTable, WordLift } from './types.ts';
import { cardsLeft, DEALT, dealHands, fillPiles, gather, handIn, handZone, isUsedUp } from './zones.ts';

const ROUNDS = 3;
/** Cards drawn at the end of a turn. */
const DRAWN = 2;

/** Every seat needs its first hand. */
export function opens(seats: number, pack: Parameters<typeof cardsFor>[0]): Refusal | null {
  const cards = cardsFor(pack, seats);
  for (const pile of PILES) {
    const there = cards.filter((card) => pileOf(card) === pile).length;
    const needed = seats * DEALT[pile];
    if (there < needed) return refuse('deck-too-small', `A table of ${seats} needs at least ${needed} ${pile}.`, there);
  }
  return null;
}

/** The cards lie shuffled in the two piles. */
export function startRound(table: LiftTable, starter: Seat, round: number): void {
  table.share({ round, laidBy: [], owed: null, wentOut: null, idle: 0, reads: {} });
  table.say('round', starter, { round });
  dealHands(table, starter);
  beginTurn(table, starter);
}

function beginTurn(table: LiftTable, seat: Seat): void {
  const { shared, options, now } = table.state;
  const owed = shared.owed?.filter((other) => other !== seat) ?? null;
  table.share({ turn: seat, due: dueAt(now, options).until ?? null, owed });
  askPlay(table, seat, 'played');
}

/** One word, one steal, or nothing. */
function askPlay(table: LiftTable, seat: Seat, then: 'played' | 'again'): void {
  table.ask(then, [timed(table, { seat, kinds: ['lay', 'steal', 'pass'], must: true, otherwise: { kind: 'pass' } })], {
    seat,
  });
}

/** All parts of a turn share its time. */
function timed({ state }: LiftTable, ask: NewAsk & { readonly otherwise: Move }): NewAsk {
  const { due } = state.shared;
  return due === null ? ask : { ...ask, until: due };
}

/**
 * A seat draws so many cards, as far as there are any. From which piles is asked only while both have cards and some
 * will be left: otherwise there is nothing to choose.
 */
export function drawCards(table: LiftTable, seat: Seat, count: number, then: 'daggered' | 'drawn'): void {
  const left = cardsLeft(table.state.zones);
  const isChoice = count < left.consonants + left.vowels && PILES.every((pile) => left[pile] > 0);
  if (!isChoice) for (const pile of PILES) table.draw(pile, handZone(seat), count);
  const ask = { seat, kinds: ['draw'], must: true, otherwise: evenDraw(count, left) };
  table.ask(then, isChoice ? [timed(table, ask)] : [], { seat, count });
}

/** A hand that is empty before the draw ends the round: everybody else has one final turn, without drawing. */
export function afterPlay(table: LiftTable, seat: Seat, tools: WordTools): void {
  const { state } = table;
  if (state.out[seat] || state.shared.owed !== null) return endTurn(table, seat, tools);
  if (handIn(state.zones, seat).length > 0) return drawCards(table, seat, DRAWN, 'drawn');
  table.share({ wentOut: seat, owed: othersThan(state, seat) });
  table.say('wentOut', seat);
  endTurn(table, seat, tools);
}

/** The next turn, of those that are owed once somebody is out; the round is over without them, or when nobody can go on. */
export function endTurn(table: LiftTable, seat: Seat, tools: WordTools): void {
  const { state } = table;
  const { owed, idle } = state.shared;
  if (owed === null) {
    const seatsIn = state.out.filter((gone) => !gone).length;
    if (idle < seatsIn) return beginTurn(table, seatAfter(state, seat));
    table.say('standstill');
    return endRound(table, tools);
  }
  const next = owed.find((other) => !state.out[other]);
  if (next === undefined) endRound(table, tools);
  else beginTurn(table, next);
}

function endRound(table: LiftTable, tools: WordTools): void {
  const { round } = table.state.shared;
  const scored = scoreRound(table, tools);
  if (round === ROUNDS) {
    table.end({ winners: leaders(table.state), reason: 'three rounds are over' });
    return;
  }
  // The points tell what the hands cost, and who starts follows from them.
  table.reveal(scored.join(' '));
  gather(table);
  fillPiles(table, tools);
  startRound(table, nextStarter(table.state, scored), round + 1);
}

/** Turns without a play are counted once there is nothing left to draw. */
export function pass(table: LiftTable, seat: Seat): void {
  table.say('passed', seat);
  table.share({ idle: isUsedUp(table.state) ? table.state.shared.idle + 1 : 0 });
}

/** A vote costs its player no time: what was left on the clock is there again. */
export function giveTimeBack(table: LiftTable, { at }: Vote): void {
  const { shared, now } = table.state;
  if (shared.due !== null) table.share({ due: shared.due + (now - at) });
}

/** A lost vote costs nothing: the turn goes on. */
export function refusedByVote(table: LiftTable, vote: Vote): void {
  if (table.state.out[vote.seat]) return;
  giveTimeBack(table, vote);
  askPlay(table, vote.seat, 'again');
}

/** All others have resigned: the round is counted as it lies. */
export function finish(table: LiftTable, tools: WordLift['tools']): void {
  scoreRound(table, tools);
  table.end({ winners: leaders(table.state), reason: 'only one player is left' });
}
