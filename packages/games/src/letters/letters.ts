import { BOX, type Game, refuse } from '@deckle/kernel';
import { drawForStart, PHRASES, voted, voteMoves, wordOptions } from '@deckle/words';
import { LETTERS_DECK } from './deck.ts';
import { askDiscard, endTurn, FIRST_DEAL, opens, refusedByVote, startDeal } from './flow.ts';
import { allow, challenge, discard, draw, take } from './moves.ts';
import { presentMove } from './present.ts';
import { finishEarly } from './score.ts';
import type { Letters, LettersMove } from './types.ts';
import { cardsIn, DECK, openZones } from './zones.ts';

const moves: { readonly [kind: string]: LettersMove } = {
  draw,
  take,
  out: presentMove('out'),
  lay: presentMove('lay'),
  discard,
  challenge,
  allow,
  ...voteMoves,
};

export const letters: Game<Letters> = {
  id: 'letters',
  name: 'Letters',
  about: {
    aim: 'Each turn take a card and let one go. Make words of all the others and go out before anybody else.',
    kinds: ['build'],
    minutes: 45,
    learn: 2,
    picture: '> (the) + (qu)iet',
  },
  version: 1,
  seats: [2, 8],
  options: wordOptions,
  deck: LETTERS_DECK,
  phrases: {
    ...PHRASES,
    dealt: 'A deal of {cards} cards; {seat} deals.',
    'moved box hand': '{seat} is dealt {cards}.',
    'moved deck discard': 'Turned up: {cards}.',
    took: '{seat} takes the discard {face}.',
    discarded: '{seat} discards {face}.',
    wentOut: '{seat} goes out with {words}.',
    lastTurns: 'Everybody else has one last turn.',
    lastTurnForAll: 'Everybody has one last turn.',
    reshuffled: 'The deck is used up; the discards under the top one are shuffled into it.',
    challengeWon: '{words} is not in the dictionary: the cards count as unused.',
  },
  opens: (_options, seats, pack) =>
    pack.some(({ face }) => face === '?')
      ? refuse('no-wilds', 'Letters has no wild cards.')
      : opens(seats, pack.length),
  shared: () => ({
    deal: FIRST_DEAL,
    dealer: 0,
    turn: 0,
    due: null,
    owed: null,
    usedUp: 0,
    takes: 0,
    accepted: [],
    ayes: [],
  }),
  own: () => ({ proposed: null }),
  setup(table, tools) {
    openZones(table);
    table.move(cardsIn(table.state.zones, BOX), BOX, DECK);
    table.shuffle(DECK);
    const { seats } = table.state;
    const starter = drawForStart(table, DECK, tools);
    startDeal(table, (starter + seats - 1) % seats, FIRST_DEAL);
  },
  moves,
  phases: {
    drawn(table, { seat }, tools) {
      if (table.state.out[seat]) endTurn(table, seat, tools);
      else askDiscard(table, seat, 'turnOver');
    },
    turnOver: (table, { seat }, tools) => endTurn(table, seat, tools),
    again: () => {},
    windowShut: () => {},
    voted: voted<Letters>(
      (table, { seat, move }, tools) => moves[move.kind]?.apply(table, seat, move, tools),
      refusedByVote,
    ),
  },
  finish: (table, tools) => finishEarly(table, tools),
};
