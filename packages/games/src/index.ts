import type { Game } from '@deckle/kernel';
import { breakUp } from './final-word/break-up.ts';
import { doubleCross } from './final-word/double-cross.ts';
import { eightItAll } from './final-word/eight-it-all.ts';
import { firstBase } from './final-word/first-base.ts';
import { fiveToFive } from './final-word/five-to-five.ts';
import { fiveUp } from './final-word/five-up.ts';
import { lastManStanding } from './final-word/last-man-standing.ts';
import { leftovers } from './final-word/leftovers.ts';
import { ow } from './final-word/ow.ts';
import { pluckIt } from './final-word/pluck-it.ts';
import { positiveNegative } from './final-word/positive-negative.ts';
import { profitAndLoss } from './final-word/profit-and-loss.ts';
import { realValue } from './final-word/real-value.ts';
import { runTheTable } from './final-word/run-the-table.ts';
import { seeingRed } from './final-word/seeing-red.ts';
import { splitOff } from './final-word/split-off.ts';
import { splitRun } from './final-word/split-run.ts';
import { threeNChange } from './final-word/three-n-change.ts';
import { threeTwoOne } from './final-word/three-two-one.ts';
import { trickedOut } from './final-word/tricked-out.ts';
import { turnover } from './final-word/turnover.ts';
import { lastWordStanding } from './last-word-standing/last-word-standing.ts';
import { letters } from './letters/letters.ts';
import { wordLift } from './word-lift/word-lift.ts';
import { LEARNT } from './learnt.ts';
import { wordical } from './wordical/wordical.ts';

/** Every game there is. Hosts, bots and tests take them from here and know none by name. */
export const games: readonly Game[] = withLearnt([
  eightItAll,
  breakUp,
  doubleCross,
  firstBase,
  fiveToFive,
  fiveUp,
  lastManStanding,
  leftovers,
  ow,
  pluckIt,
  positiveNegative,
  profitAndLoss,
  realValue,
  runTheTable,
  seeingRed,
  splitOff,
  splitRun,
  threeNChange,
  threeTwoOne,
  trickedOut,
  turnover,
  lastWordStanding,
  letters,
  wordLift,
  wordical,
]);

function withLearnt(all: readonly Game[]): readonly Game[] {
  return all.map((game) => {
    const learnt = LEARNT[game.id];
    return learnt === undefined ? game : { ...game, learnt };
  });
}
