import { type Game, type Refusal, refuse } from '@deckle/kernel';
import { HAND_ONLY, PHRASES, voted, voteMoves, wordOptions, type WordRules } from '@deckle/words';
import { FINAL_WORD_DECK } from './deck.ts';
import { refusedByVote } from './family-contest.ts';
import { plainMoves } from './family-moves.ts';
import { wordMoves } from './family-play.ts';
import { beginTurn, endTurn, finish, HAND_SIZE, settle, setup } from './family-turns.ts';
import type { FinalWord, FinalWordMove, Kin, Shared } from './family-types.ts';

/** Changing the row: piles stay in order, one at least is kept, one card at least is played, three letters at least. */
export const CHANGE: WordRules = { ...HAND_ONLY, minKept: 1, fresh: 'emptyBoard' };

/** One game of The Final Word: what differs from the family is data first. */
export function makeFinalWord(kin: Kin): Game<FinalWord> {
  const moves: { readonly [kind: string]: FinalWordMove } = { ...wordMoves(kin), ...plainMoves(kin), ...voteMoves };
  return {
    id: kin.id,
    name: kin.name,
    version: 1,
    seats: kin.seats,
    options: { ...kin.options, ...wordOptions },
    deck: FINAL_WORD_DECK,
    phrases: { ...PHRASES, ...kin.phrases },
    opens: (_options, seats, pack) => opens(seats, pack.length),
    shared: (_options, seats) => openShared(seats),
    own: () => ({ proposed: null }),
    setup: (table, tools) => setup(kin, table, tools),
    moves,
    phases: {
      turnOver: (table, { seat }, tools) => endTurn(kin, table, seat, tools),
      again: () => {},
      windowShut(table, { next }, tools) {
        settle(kin, table);
        if (next !== null) beginTurn(kin, table, next, tools);
      },
      voted: voted<FinalWord>(
        (table, { seat, move }, tools) => moves[move.kind]?.apply(table, seat, move, tools),
        (table, vote) => refusedByVote(kin, table, vote),
      ),
    },
    finish: (table, tools) => finish(kin, table, 'the others have resigned', tools),
  };
}

/** Everybody gets a full hand, or the table does not open. */
function opens(seats: number, cards: number): Refusal | null {
  const least = HAND_SIZE * seats;
  return cards < least ? refuse('deck-too-small', `A table of ${seats} needs at least ${least} cards.`, cards) : null;
}

const openShared = (seats: number): Shared => ({
  turn: 0,
  pending: null,
  skips: Array.from({ length: seats }, () => 0),
  wordless: 0,
  idle: 0,
  extra: 0,
  owed: null,
  due: null,
  accepted: [],
  ayes: [],
});
