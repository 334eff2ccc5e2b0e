import type { Game } from '@deckle/kernel';
import { bareMove, CHECKING, drawForStart, PHRASES, voted, voteMoves, wordOptions } from '@deckle/words';
import { CONSONANTS, MARKS, WORD_LIFT_DECK } from './deck.ts';
import { draw } from './draw.ts';
import { lay, PLAY_TIME } from './lay.ts';
import { afterPlay, endTurn, finish, giveTimeBack, opens, pass, refusedByVote, startRound } from './rounds.ts';
import { standing } from './score.ts';
import { steal } from './steal.ts';
import type { LiftMove, WordLift } from './types.ts';
import { fillPiles, openZones } from './zones.ts';

const moves: { readonly [kind: string]: LiftMove } = {
  lay,
  steal,
  pass: { ...bareMove<WordLift>('pass', pass), when: PLAY_TIME },
  draw,
  ...voteMoves,
};

export const wordLift: Game<WordLift> = {
  id: 'word-lift',
  name: 'Word Lift',
  about: {
    aim: 'Lay a word, or steal one and make it two with your cards; then draw. Get rid of all your cards.',
    kinds: ['take', 'build'],
    minutes: 30,
    learn: 3,
    picture: 'FORGE > ORdEr + GiFt',
    marks: MARKS,
  },
  version: 1,
  seats: [2, 6],
  options: {
    checking: {
      label: 'Word checking',
      default: 'referee',
      choices: { referee: CHECKING.referee, vote: CHECKING.vote },
    },
    clock: wordOptions.clock,
  },
  deck: WORD_LIFT_DECK,
  phrases: {
    ...PHRASES,
    round: 'Round {round}: {seat} starts.',
    'moved box hand': '{seat} is dealt {cards}.',
    'moved consonants hand': '{seat} draws {cards} from the consonants.',
    'moved vowels hand': '{seat} draws {cards} from the vowels.',
    stole: '{seat} steals {word} from {seatFrom}: {words}.',
    splitOwn: '{seat} splits {word}, a word of {their} own: {words}.',
    dagger: '{word} held a dagger: {seat} draws for it.',
    wentOut: '{seat} is out of cards: everybody else has one final turn.',
    standstill: 'Both piles are used up and nobody has made a play for a whole round.',
  },
  occasions: ['stole', 'splitOwn', 'dagger', 'wentOut', 'standstill'],
  opens: (_options, seats, pack) => opens(seats, pack),
  shared: () => ({
    round: 1,
    turn: 0,
    due: null,
    laidBy: [],
    owed: null,
    wentOut: null,
    idle: 0,
    reads: {},
    accepted: [],
    ayes: [],
  }),
  own: () => ({ proposed: null }),
  setup(table, tools) {
    openZones(table);
    fillPiles(table, tools);
    startRound(table, drawForStart(table, CONSONANTS, tools), 1);
  },
  moves,
  phases: {
    played: (table, { seat }, tools) => afterPlay(table, seat, tools),
    again: () => {},
    daggered: () => {},
    drawn: (table, { seat }, tools) => endTurn(table, seat, tools),
    voted: voted<WordLift>((table, vote, tools) => {
      giveTimeBack(table, vote);
      moves[vote.move.kind]?.apply(table, vote.seat, vote.move, tools);
    }, refusedByVote),
  },
  standing,
  finish,
};
