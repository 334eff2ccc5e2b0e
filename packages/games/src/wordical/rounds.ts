import { BOX, type Seat } from '@deckle/kernel';
import { cardOf, drawForStart, leaders, seatAfter, seatsFrom, type WordTools } from '@deckle/words';
import { handOver } from './one-device.ts';
import { FIRST_BONUS, HAND_BONUS, isLong, usesFullHand } from './play.ts';
import { askRace, isDecided, rollDice, showRoll, waitingSeats } from './race.ts';
import {
  DECK,
  deckSize,
  DISCARD,
  handOf,
  handZone,
  type Laid,
  seatsIn,
  type WordicalState,
  type WordicalTable,
  wordZone,
} from './types.ts';
import { openWindow } from './window.ts';

export const HAND_SIZE = 5;
/** So many rounds in a row without a word end the game, as cards that no roll helps would never go; fewer without a deck. */
const WORDLESS_ROUNDS = { withDeck: 10, noDeck: 3 } as const;

export function dealHands(table: WordicalTable, tools: WordTools): void {
  table.zone(DECK, null, 'none');
  table.zone(DISCARD, null, 'all');
  for (const seat of seatsIn(table.state)) {
    table.zone(handZone(seat), seat, 'owner');
    table.zone(wordZone(seat), null, 'all');
  }
  table.move((table.state.zones[BOX]?.row ?? []).flat(), BOX, DECK);
  table.shuffle(DECK);
  const starter = drawForStart(table, DECK, tools);
  table.say('starts', starter);
  for (const seat of inOrder(table.state, starter)) table.draw(DECK, handZone(seat), HAND_SIZE);
  beginRound(table, starter);
}

/** The seats still in, clockwise from this one on. */
const inOrder = (state: WordicalState, first: Seat): readonly Seat[] =>
  seatsFrom(state, (first + state.seats - 1) % state.seats);

/** The starter rolls for all; on one device only once the starter is ready. */
function beginRound(table: WordicalTable, starter: Seat): void {
  const { state } = table;
  const racers = inOrder(state, starter);
  table.share({ starter, racers, dice: null, laid: [], passed: [], last: null, began: state.now });
  if (state.options.oneDevice === 'yes') {
    for (const seat of racers) table.tell(seat, { dice: null, act: null });
    return handOver(table, racers[0] as Seat);
  }
  showRoll(table, starter, rollDice(table));
  askRace(table);
}

/** The race is over: the one who is left is last, and where words can be challenged now is the time. */
export function endRace(table: WordicalTable): void {
  const [last = null] = isDecided(table.state.shared) ? waitingSeats(table.state) : [];
  table.share({ last });
  if (last !== null) table.say('last', last);
  openWindow(table);
}

const realWords = ({ shared }: WordicalState): readonly Laid[] =>
  shared.laid.filter(({ verdict }) => verdict !== 'false');

/** Counts the words of the round. What is due to a seat that has resigned goes to nobody. */
function countWords(table: WordicalTable): void {
  const { state } = table;
  const real = realWords(state);
  const first = real.find(isLong);
  for (const laid of real.filter(({ seat }) => !state.out[seat])) {
    table.score(laid.seat, laid.value, laid.word, laid.parts);
    if (laid === first) table.score(laid.seat, FIRST_BONUS, 'first word');
    if (usesFullHand(laid)) table.score(laid.seat, HAND_BONUS, 'all five cards');
  }
  const { last } = state.shared;
  if (last !== null && !state.out[last]) table.score(last, 1, 'last');
}

/** Counts, clears the table, draws in turn; then the next round, if everybody has a card for it. */
export function endRound(table: WordicalTable, tools: WordTools): void {
  const before = table.state;
  const starter = nextStarter(before);
  const wordless = before.shared.laid.length === 0 ? before.shared.wordless + 1 : 0;
  countWords(table);
  for (let seat = 0; seat < before.seats; seat++) {
    table.move(before.zones[wordZone(seat)]?.row.flat() ?? [], wordZone(seat), DISCARD);
  }
  table.share({ laid: [], passed: [], last: null, wordless });
  if (deckSize(table.state) === 0 && someHandIsEmpty(table.state)) {
    return finish(table, tools, 'the deck and a hand are used up');
  }
  drawInTurn(table, starter);
  if (someHandIsEmpty(table.state)) return finish(table, tools, 'somebody has no card to begin a round');
  if (wordless >= WORDLESS_ROUNDS[deckSize(table.state) === 0 ? 'noDeck' : 'withDeck']) {
    return finish(table, tools, `nobody has laid a word for ${wordless} rounds`);
  }
  beginRound(table, starter);
}

const someHandIsEmpty = (state: WordicalState): boolean =>
  seatsIn(state).some((seat) => handOf(state, seat).length === 0);

/** The player of the first real word; if there is none, the starter stays. */
function nextStarter(state: WordicalState): Seat {
  const { starter } = state.shared;
  const first = realWords(state).find(({ seat }) => !state.out[seat]);
  return first?.seat ?? (state.out[starter] ? seatAfter(state, starter) : starter);
}

/** One card each, clockwise from the new starter, until all have five or the deck is used up. */
function drawInTurn(table: WordicalTable, starter: Seat): void {
  const { state } = table;
  const deck = [...(state.zones[DECK]?.row ?? [])];
  const hands = inOrder(state, starter).map((seat) => ({
    zone: handZone(seat),
    row: [...(state.zones[handZone(seat)]?.row ?? [])],
  }));
  for (let lap = 0; lap < HAND_SIZE; lap++) {
    for (const { row } of hands) if (row.length < HAND_SIZE) row.push(...deck.splice(-1));
  }
  table.arrange({ [DECK]: deck, ...Object.fromEntries(hands.map(({ zone, row }) => [zone, row])) });
}

/** The cards left in each hand come off; the highest score wins. */
export function finish(table: WordicalTable, { pack }: WordTools, reason: string): void {
  countWords(table);
  for (let seat = 0; seat < table.state.seats; seat++) {
    const left = handOf(table.state, seat).reduce((sum, card) => sum + cardOf(pack, card).points, 0);
    if (left > 0) table.score(seat, -left, 'cards left');
  }
  table.end({ winners: leaders(table.state), reason });
}
