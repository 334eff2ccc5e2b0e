import type { Seat } from '@deckle/kernel';
import { othersThan } from '@deckle/words';
import { CHANGE, makeFinalWord } from './family.ts';
import { cardPoints } from './family-play.ts';
import { clearRows, deckSize, rowsOf } from './family-rows.ts';
import { KNOCKOUT, UP_TO_FIVE } from './family-terms.ts';
import type { FinalWordState, FinalWordTable, FinalWordView, Stuck } from './family-types.ts';

const SCORING = {
  tricks: 'the last one to change the row takes the trick; most tricks win',
  knockout: 'who is stuck is out of the game, after one trade; the last one in wins',
} as const;

const hasRow = ({ zones }: FinalWordState | FinalWordView): boolean => rowsOf(zones).some(({ row }) => row.length > 0);

/** The last one in takes the trick: the row leaves play, everybody is back in, and that seat opens the next. */
function takeTrick(table: FinalWordTable, seat: Seat): null {
  table.score(seat, 1, 'the trick');
  clearRows(table, rowsOf(table.state.zones));
  table.share({ resting: [] });
  return null;
}

/** A stuck seat is out of the trick, whether it passed, lost its turn or had its word taken back. */
function leaveTrick(table: FinalWordTable, seat: Seat, how: Stuck): { readonly next: Seat } | null {
  const { resting } = table.state.shared;
  const others = othersThan(table.state, seat).filter((other) => !resting.includes(other));
  if (others.length > 0) {
    table.share({ resting: [...resting, seat] });
    return null;
  }
  // All others had left before it. A word taken back counts from when it was laid: whoever left last has outlasted it.
  const last = how === 'takenBack' ? (resting.at(-1) as Seat) : seat;
  table.share({ resting: othersThan(table.state, last) });
  return { next: last };
}

export const trickedOut = makeFinalWord({
  id: 'tricked-out',
  name: 'Tricked Out',
  about: {
    aim: 'Change the word on the table with just one card. Whoever cannot is out; the last one in wins the trick.',
    kinds: ['change', 'knockout'],
    minutes: 20,
    learn: 1,
    picture: 'JUMBLE > [h/J]UMBLE > HUMBL[y/E]',
  },
  seats: [2, 6],
  options: { scoring: { label: 'Scoring', default: 'tricks', choices: SCORING } },
  words: [1, 1],
  terms: ({ scoring }) =>
    scoring === 'knockout'
      ? { ...KNOCKOUT, trade: { ...UP_TO_FIVE, then: 'playOn' } }
      : { trade: null, ends: 'allPass', counts: 'nothing', row: 'nothing', left: 'nothing' },

  // The opener lays any word; then it is one card a turn, added, laid over another letter or on the same.
  rules: (view) => ({ ...CHANGE, moves: ['A', 'O', 'D'], played: hasRow(view) ? [1, 1] : [1, 64] }),

  // Words score nothing. Rare letters are worth laying while they fit.
  points: () => 0,
  promise: (_view, { played }, tools) => cardPoints(played, tools),

  stuck(table, seat, how) {
    if (table.state.options['scoring'] === 'knockout') return null;
    if (how === 'alone') return takeTrick(table, seat);
    if (hasRow(table.state)) return leaveTrick(table, seat, how);
    // Nobody has opened: the next seat does, as long as there are cards to draw.
    table.share({ resting: [] });
    return deckSize(table.state) === 0 ? { over: 'the deck is empty and the opener is stuck' } : null;
  },
});
