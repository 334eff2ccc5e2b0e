import { type Game, type OptionSpec, type Refusal, refuse } from '@deckle/kernel';
import { CHECKING, HAND_ONLY, PHRASES, voted, voteMoves, wordOptions, type WordRules } from '@deckle/words';
import { FINAL_WORD_DECK } from './deck.ts';
import { conclude, giveTimeBack, refusedByVote } from './family-contest.ts';
import { answerMoves, stuckMoves } from './family-moves.ts';
import { wordMoves } from './family-play.ts';
import { HAND_SIZE } from './family-rows.ts';
import { termsOf } from './family-terms.ts';
import { endTurn, finish, goOn, settle, setup } from './family-turns.ts';
import type { FinalWord, FinalWordMove, Kin, Shared } from './family-types.ts';

/** Changing the row: piles stay in order, one at least is kept, one card at least is played, three letters at least. */
export const CHANGE: WordRules = { ...HAND_ONLY, minKept: 1, fresh: 'emptyBoard' };

/** Alone there is nobody to challenge or to ask. */
const REFEREE: OptionSpec = { ...wordOptions.checking, choices: { referee: CHECKING.referee } };

const FAMILY_PHRASES = {
  ...PHRASES,
  noCards: '{seat} has no cards left.',
  'moved deck turned': 'Turned from the deck: {cards}.',
};

/** One game of The Final Word: what differs from the family is data first. */
export function makeFinalWord(kin: Kin): Game<FinalWord> {
  const answers = kin.seats[1] === 1 ? {} : { ...answerMoves(kin), ...voteMoves };
  const moves: { readonly [kind: string]: FinalWordMove } = {
    ...wordMoves(kin),
    ...kin.moves,
    ...stuckMoves(kin),
    ...answers,
  };
  return {
    id: kin.id,
    name: kin.name,
    about: kin.about,
    version: 1,
    seats: kin.seats,
    options: { ...kin.options, ...wordOptions, ...(kin.seats[1] === 1 ? { checking: REFEREE } : {}) },
    deck: FINAL_WORD_DECK,
    phrases: { ...FAMILY_PHRASES, ...kin.phrases },
    opens: ({ checking }, seats, pack) => opens(kin, checking, seats, pack.length),
    shared: (_options, seats) => openShared(seats),
    own: () => ({ proposed: null }),
    setup: (table, tools) => setup(kin, table, tools),
    moves,
    phases: {
      turnOver: (table, { seat }, tools) => endTurn(kin, table, seat, tools),
      again: () => {},
      chosen(table, { seat, otherwise }, tools) {
        if (table.state.out[seat]) moves[otherwise.kind]?.apply(table, seat, otherwise, tools);
        conclude(kin, table, seat, tools);
      },
      windowShut(table, { next }, tools) {
        settle(kin, table, tools);
        if (next !== null && table.state.result === null) goOn(kin, table, next, tools);
      },
      voted: voted<FinalWord>(
        (table, vote, tools) => {
          giveTimeBack(table, vote);
          moves[vote.move.kind]?.apply(table, vote.seat, vote.move, tools);
        },
        (table, vote) => refusedByVote(kin, table, vote),
      ),
    },
    worth: (view) => termsOf(kin, view).row,
    ...(kin.loose === undefined ? {} : { loose: kin.loose }),
    ...(kin.standing === undefined ? {} : { standing: kin.standing }),
    finish: (table, tools) =>
      finish(kin, table, table.state.seats === 1 ? 'it was given up' : 'only one player is left', tools),
  };
}

/** Everybody gets a full hand besides what lies open, and somebody is there to challenge, or the table does not open. */
function opens({ open = [] }: Kin, checking: string, seats: number, cards: number): Refusal | null {
  const least = HAND_SIZE * seats + open.length;
  if (seats === 1 && checking === 'challenge')
    return refuse('no-challenge', 'Alone at the table there is nobody to challenge.', 'checking');
  return cards < least ? refuse('deck-too-small', `A table of ${seats} needs at least ${least} cards.`, cards) : null;
}

const openShared = (seats: number): Shared => ({
  turn: 0,
  pending: null,
  laidBy: null,
  next: null,
  resting: [],
  skips: Array.from({ length: seats }, () => 0),
  wordless: [],
  idle: 0,
  reached: null,
  extra: 0,
  owed: null,
  due: null,
  noted: {},
  accepted: [],
  ayes: [],
});
