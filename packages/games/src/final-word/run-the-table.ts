import type { Seat } from '@deckle/kernel';
import { bareMove, HAND_ONLY, type WordTools } from '@deckle/words';
import { CHANGE, makeFinalWord } from './family.ts';
import { cardPoints } from './family-play.ts';
import { clearRows, DECK, deckSize, HAND_SIZE, rowsOf, TURNED, visibleCards } from './family-rows.ts';
import { loseTurn } from './family-turns.ts';
import type { FinalWord, FinalWordState, FinalWordTable, Kin } from './family-types.ts';

const VARIATIONS = {
  table: 'Run the Table: every card of the rows you take counts one',
  turn: 'Turn and Run: a turned card must be in the opening word; the visible points of the rows you take count',
} as const;

const isTurnAndRun = ({ variation }: FinalWord['options']): boolean => variation === 'turn';

/** Every card of every pile counts one; or what shows counts its points. */
function rowPoints({ zones, options }: FinalWordState, tools: WordTools): number {
  const rows = rowsOf(zones);
  return isTurnAndRun(options) ? cardPoints(visibleCards(rows), tools) : rows.flatMap(({ row }) => row.flat()).length;
}

/** The run is over: the row is its player's. */
function takeRow(table: FinalWordTable, seat: Seat, tools: WordTools): void {
  const points = rowPoints(table.state, tools);
  clearRows(table, rowsOf(table.state.zones));
  table.score(seat, points, 'the row taken');
}

/** Dearer than any card, so that plays with few cards come first. */
const THRIFT = 20;

const kin: Kin = {
  id: 'run-the-table',
  name: 'Run the Table',
  about: {
    aim: 'Lay a word and fit in each card that comes from the deck; when one does not fit, you take them all.',
    kinds: ['change'],
    minutes: 20,
    learn: 2,
    picture: 'CAT > CoATs > [b/C]OATS',
  },
  seats: [2, 4],
  options: { variation: { label: 'Variation', default: 'table', choices: VARIATIONS } },
  phrases: {
    stopped: '{seat} stops.',
    'moved deck turned': 'The next card is {cards}.',
    'moved turned hand': '{seat} keeps {cards}.',
  },
  words: [1, 1],
  // The game ends with the turn in which the deck runs out; cards left in hand count nothing.
  terms: (options) => ({
    ends: 'deckEmpty',
    counts: 'nothing',
    row: isTurnAndRun(options) ? 'values' : 'cards',
    left: 'nothing',
    refill: 'turnEnd',
    turned: isTurnAndRun(options) ? 'eachTurn' : 'never',
  }),

  // A run opens with a word from the hand. After that the drawn card changes the row, with or without hand cards.
  rules: ({ shared: { extra } }) => (extra === 0 ? HAND_ONLY : { ...CHANGE, moves: ['A', 'O'] }),

  // What the play adds to the row that will be taken.
  points({ zones, options, shared: { extra } }, { words: [word], played }, tools) {
    if (!isTurnAndRun(options)) return played.length;
    const before = extra === 0 ? 0 : cardPoints(visibleCards(rowsOf(zones)), tools);
    return cardPoints(word?.tops ?? [], tools) - before;
  },

  // What stays in hand keeps the run going, so a short word is the better one where only cards count.
  promise: ({ options }, { played }) => (isTurnAndRun(options) ? 0 : 2 * (HAND_SIZE - played.length)),

  thrift: (options) => (isTurnAndRun(options) ? 0 : THRIFT),
  standing: (state, seat, tools) =>
    seat === (state.shared.pending?.seat ?? state.shared.turn) ? rowPoints(state, tools) : 0,

  // As long as the deck lasts, the top card is drawn when a word stands, and the same player goes on with it.
  laid: ({ state }) => (deckSize(state) > 0 ? 'again' : null),
  settled(table, { seat, again }, tools) {
    if (table.state.out[seat]) return;
    if (again === 1) table.draw(DECK, TURNED, 1);
    else takeRow(table, seat, tools);
  },

  // Without a change the run is over; the row is taken as it stands.
  stuck(table, seat, _how, tools) {
    if (table.state.shared.extra === 1) takeRow(table, seat, tools);
    return null;
  },

  task: ({ shared: { extra } }) =>
    extra === 1
      ? { brief: 'Type a word', says: 'Fit the card that came from the deck into the word on the table, or stop.' }
      : null,
  turn: ({ shared: { extra } }, _seat, usual) => (extra === 1 ? ['play', 'stop', 'pass'] : usual),
  moves: {
    // The same as to pass, as one says it in a run; it costs nothing.
    stop: {
      ...bareMove('stop', (table, seat, _move, tools) => {
        table.say('stopped', seat);
        loseTurn(kin, table, seat, 'passed', tools);
      }),
      label: () => 'stop and take the row',
      does: 'Stopping ends your run: you take the row as it stands.',
      sameAs: 'pass',
      points: () => 0,
    },
  },
};

export const runTheTable = makeFinalWord(kin);
