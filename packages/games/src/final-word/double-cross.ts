import type { Game } from '@deckle/kernel';
import { bareMove, voted } from '@deckle/words';
import { crossMove } from './double-cross-cross.ts';
import {
  askOpeners,
  challengeOpening,
  countOpening,
  type DoubleCross,
  isOpening,
  show,
  tryNext,
} from './double-cross-opening.ts';
import { playMove } from './double-cross-play.ts';
import { chosenCrossing, opponentOf, wordZone } from './double-cross-rows.ts';
import { OWN } from './double-cross-turn.ts';
import { makeFinalWord } from './family.ts';
import { challengeStake } from './family-contest.ts';
import { askSealed, seal } from './family-sealed.ts';
import { dealHands, layOut } from './family-turns.ts';
import type { FinalWordMove, Kin } from './family-types.ts';

/** How a turn goes is the family's, but for what two rows make different. */
const KIN: Kin = {
  id: 'double-cross',
  name: 'Double Cross',
  about: {
    aim: 'Letters you share go into the other row; change it if you like, then make a new word of your own.',
    kinds: ['change', 'secret'],
    minutes: 25,
    learn: 3,
    picture: 'CART + TEN > CAd + [T/T]ENdeR',
  },
  seats: [2, 2],
  phrases: {
    sealed: '{seat} has decided.',
    crosses: '{seat} will move {ways}.',
    crossed: '{seat} moves {letters} onto {seatAcross}’s row.',
    'moved word hand': '{seat} takes {cards} from the row.',
  },
  words: [1, 2],
  rules: () => OWN,
  turn: ({ shared }, _seat, usual) => (chosenCrossing(shared) === null ? [...usual, 'cross'] : usual),

  // Two passes in a row are the end; a lost turn and a play taken back are passes, a trade is none.
  stuck(table, seat, how) {
    const { noted } = table.state.shared;
    const { passed = [], passedBefore = [] } = noted;
    const before = how === 'takenBack' ? [...passedBefore, ...passed] : passed;
    const now = how === 'traded' ? [] : [...before, seat];
    table.share({ noted: { ...noted, crossing: [], passed: now, passedBefore: [] } });
    return now.length > 1 ? { over: 'both have passed' } : null;
  },
};

const family = makeFinalWord({ ...KIN, moves: { play: playMove(KIN), cross: crossMove(KIN) } });
const [passTurn, challengeTurn] = [family.moves['pass'], family.moves['challenge']] as [FinalWordMove, FinalWordMove];

export const doubleCross: Game<DoubleCross> = {
  ...family,
  // A word from each player in secret comes before the turns.
  setup(table, tools) {
    layOut(table);
    for (const seat of [0, 1]) table.zone(wordZone(seat), null, 'all');
    const start = dealHands(table, tools);
    table.say('starts', start);
    table.share({ turn: start });
    askOpeners(table, [start, opponentOf(start)]);
  },
  secret: ['shown'],
  moves: {
    ...family.moves,
    pass: bareMove('pass', (table, seat, move, tools) =>
      isOpening(table.state) ? seal(table, seat, move) : passTurn.apply(table, seat, move, tools),
    ),
    challenge: {
      ...bareMove('challenge', (table, seat, move, tools) =>
        isOpening(table.state) ? challengeOpening(table, seat, tools) : challengeTurn.apply(table, seat, move, tools),
      ),
      stake: challengeStake,
    },
  },
  phases: {
    ...family.phases,
    shown: (table, _data, tools) => show(KIN, table, passTurn, tools),
    tried: (table, { rest }, tools) => tryNext(KIN, table, rest, tools),
    voted(table, vote, tools) {
      if (!isOpening(table.state)) return family.phases.voted(table, vote, tools);
      // Accepted it lies sealed again and is shown; refused, its player decides anew.
      voted<DoubleCross>(
        (at, { seat, move }) => {
          at.tell(seat, { proposed: move });
          show(KIN, at, passTurn, tools);
        },
        (at, { seat }) => askSealed(at, 'shown', [seat], ['play', 'pass'], null),
      )(table, vote, tools);
    },
  },
  // A word on trial stands when nobody is left to challenge it.
  finish(table, tools) {
    if (isOpening(table.state)) countOpening(table, tools);
    family.finish(table, tools);
  },
};
