import { type Game, refuse } from '@deckle/kernel';
import { PHRASES, voted, voteMoves, wordOptions, type WordTools } from '@deckle/words';
import { act, fresh, pick, swap, sweep } from './actions.ts';
import { allow, always, answered, askMe, cancel } from './answers.ts';
import { goOn } from './asks.ts';
import { claim, preempt, preempted } from './claim.ts';
import { copied, copy } from './copy.ts';
import { DRAWS, EFFECTS, isAction, LAST_WORD_STANDING_DECK } from './deck.ts';
import { dispute, judged } from './dispute.ts';
import { discard, done, exchange, forAction, pass } from './exchange.ts';
import { closed, end, next, resume, setUp } from './flow.ts';
import { modifierAnswered, propose, tryWord } from './lay.ts';
import { modifiers, modify } from './modifiers.ts';
import { wordMove } from './play.ts';
import { duesOf } from './taste.ts';
import type { LastWordStanding, LwsTable, Use } from './types.ts';
import { isActionZone } from './zones.ts';

/** A use that nobody has cancelled takes effect. */
function stands(table: LwsTable, use: Use, tools: WordTools): void {
  if (use.as === 'preempt') return preempted(table, use, tools);
  if (use.as === 'copy') return copied(table, use);
  if (use.as === 'with') return modifierAnswered(table, 'stands', tools);
  return use.move.letters === undefined ? act(table, use, tools) : modify(table, use, tools);
}

/** Cards that were cancelled stay spent. */
function cancelled(table: LwsTable, use: Use, tools: WordTools): void {
  if (use.as === 'with') return modifierAnswered(table, 'cancelled', tools);
  if (table.state.own[use.seat]?.offered !== null) table.tell(use.seat, { offered: null });
  goOn(table, 'resume');
}

export const lastWordStanding: Game<LastWordStanding> = {
  id: 'last-word-standing',
  name: 'Last Word Standing',
  about: {
    aim: 'Claim a card, then lay a word worth more than the one that stands; the last to stand scores in full.',
    kinds: ['outbid'],
    minutes: 45,
    learn: 3,
    picture: 'SURF = 13 > TAXI = 14 > FRUitS = 21',
    marks: {
      [DRAWS]: 'brings an action card when it comes into your hand from the deck or the community',
      '?': 'any letter you name',
    },
    cards: EFFECTS,
  },
  version: 1,
  seats: [2, 6],
  options: {
    ...wordOptions,
    answer: { label: 'Seconds to answer an action card', default: 15, range: [5, 600] },
  },
  deck: LAST_WORD_STANDING_DECK,
  phrases: {
    ...PHRASES,
    round: 'Round {round}; {seat} is First Player.',
    wordPlay: 'Word Play begins.',
    stands: '{seat}’s {words} stands now, with {value}.',
    tied: 'The best words tie at {value}: none stands.',
    closing: '{seat}’s {words} stands with {value}. Is everybody done?',
    exchange: 'The Exchange begins.',
    shown: '{seat} shows {face}.',
    'moved letters hand': PHRASES['moved deck hand'],
    'moved hand discard': '{seat} discards {cards}.',
    'moved hand hand': '{seat} takes {cards} from {giver}.',
    'moved actions hand': '{seat} draws {cards} from the action deck.',
    'moved letters community': 'New in the community: {cards}.',
    claimed: '{seat} claims {face}.',
    preempts: '{seat} spends {card} to claim {face} first.',
    copies: '{seat} spends {card} to copy {face}.',
    modifies: '{seat} uses {card} on {word}.',
    picks: '{seat} uses PICKPOCKET on {seatFrom}.',
    freshens: '{seat} uses FRESH LETTERS.',
    sweeps: '{seat} uses CLEAN SWEEP.',
    swaps: '{seat} uses SWAP to get {face}.',
    swapped: '{seat} gives {given} for {taken}.',
    cancels: '{seat} uses CANCEL on {card}.',
    cancelled: '{seat}’s {card} has no effect.',
    preemptStopped: '{seat} does not come first, but may try again.',
    copyStopped: '{seat} does not copy that card, but may try again.',
    laid: '{seat} lays {words} for {value}.',
    laidWith: '{seat} tries {words} with {cards}.',
    upgraded: '{seat} upgrades to {words} for {value}.',
    notHigher: '{words} is only worth {value} and goes back to {seat}.',
    disputed: '{seat} disputes {words}.',
    joined: '{seat} joins the dispute.',
    disputeLost: '{words} is good.',
    disputeWon: '{words} is not in the dictionary: it is gone, and the hand cards in it.',
    nobodyStands: 'No word stands alone: all count half.',
    noWords: 'No word was laid.',
    lettersRebuilt: 'The letter deck is made anew from its discards.',
    actionsRebuilt: 'The action deck is made anew from its discards.',
  },
  occasions: [
    'shown',
    'claimed',
    'cancelled',
    'cancels cancelled',
    'preemptStopped preempts',
    'copyStopped copies',
    'swapped',
    'upgraded',
    'laidWith laid',
    'cancelled notHigher',
    'stands',
    'tied',
    'nobodyStands',
    'disputeWon',
    'disputeLost',
    'joined',
    'lettersRebuilt',
    'actionsRebuilt',
  ],
  opens(_options, seats, pack) {
    const letters = pack.filter((card) => !isAction(card)).length;
    const needed = 3 * (seats + 1);
    if (letters < needed)
      return refuse('deck-too-small', `A table of ${seats} needs at least ${needed} letter cards.`, letters);
    return pack.length - letters < seats
      ? refuse('deck-too-small', `A table of ${seats} needs at least ${seats} action cards.`, pack.length - letters)
      : null;
  },
  shared: () => ({
    stage: 'claim',
    round: 0,
    first: 0,
    turn: 0,
    done: [],
    copied: [],
    laid: [],
    older: [],
    holder: null,
    passed: [],
    trial: null,
    disputers: [],
    wordless: 0,
    accepted: [],
    ayes: [],
  }),
  own: () => ({ proposed: null, always: 0, offered: null }),
  holds: (zone, card) => isActionZone(zone) === isAction(card),
  setup: setUp,
  standing: (state, seat) => duesOf(state).get(seat) ?? 0,
  moves: {
    claim,
    preempt,
    play: wordMove('play', propose),
    upgrade: wordMove('upgrade', propose),
    copy,
    pass,
    dispute,
    ...modifiers,
    pick,
    fresh,
    sweep,
    swap,
    cancel,
    allow,
    always,
    askMe,
    done,
    discard,
    exchange,
    forAction,
    ...voteMoves,
  },
  phases: {
    next: (table, _data, tools) => next(table, tools),
    resume: (table, _data, tools) => resume(table, tools),
    answered: (table, { uses }, tools) =>
      answered(table, uses, {
        stands: (use) => stands(table, use, tools),
        cancelled: (use) => cancelled(table, use, tools),
      }),
    trimmed: () => {},
    closed: (table, _data, tools) => closed(table, tools),
    judged: (table, data, tools) => judged(table, data, tools),
    voted: voted<LastWordStanding>(
      (table, { seat, move }, tools) => tryWord(table, seat, move, tools),
      (table) => goOn(table, 'resume'),
    ),
  },
  finish: (table) => end(table, 'only one player is left'),
};
