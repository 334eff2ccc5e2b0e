import { BOX, type Seat } from '@deckle/kernel';
import { cardOf, drawForStart, leaders, seatAfter, seatsFrom, type WordTools } from '@deckle/words';
import { askAnswer, askTurn, freeAsks } from './asks.ts';
import { askClaim, nextToClaim } from './claim.ts';
import { ACTIONS, isAction, LETTERS } from './deck.ts';
import { askExchange } from './exchange.ts';
import { clearWords, GOAL, scoreWords } from './score.ts';
import type { Laid, LwsTable, Stage } from './types.ts';
import { countingWords, holderOf, standingOf, topValue } from './value.ts';
import {
  actionZone,
  cardsIn,
  COMMUNITY,
  DISCARD,
  drawAction,
  drawCommunity,
  drawLetters,
  FILL,
  handZone,
  inOrder,
  lettersOf,
  olderZone,
  SHOWN,
  SPENT,
  TRIAL,
  wordZone,
} from './zones.ts';

/** So many rounds in a row without a word end the game, as it would never reach its goal. */
const WORDLESS_ROUNDS = 10;

export function setUp(table: LwsTable, tools: WordTools): void {
  for (const [zone, sight] of [
    [LETTERS, 'none'],
    [ACTIONS, 'none'],
    [DISCARD, 'all'],
    [SPENT, 'all'],
  ] as const)
    table.zone(zone, null, sight);
  for (const zone of [COMMUNITY, SHOWN, TRIAL]) table.zone(zone, null, 'all');
  for (let seat = 0; seat < table.state.seats; seat++) {
    table.zone(handZone(seat), seat, 'owner');
    table.zone(actionZone(seat), seat, 'owner');
    table.zone(wordZone(seat), null, 'all');
    table.zone(olderZone(seat), null, 'all');
  }
  for (const card of cardsIn(table.state, BOX)) {
    table.move([card], BOX, isAction(cardOf(tools.pack, card)) ? ACTIONS : LETTERS);
  }
  table.shuffle(LETTERS);
  table.shuffle(ACTIONS);
  const first = drawForStart(table, LETTERS, tools);
  table.share({ first });
  table.say('starts', first);
  for (const seat of inOrder(table.state)) {
    drawLetters(table, seat, FILL, tools);
    drawAction(table, seat);
  }
  drawCommunity(table, FILL);
  startRound(table, first, tools);
}

/** Card Claim: a card for every player and one more join the community. */
function startRound(table: LwsTable, first: Seat, tools: WordTools): void {
  const { shared, out } = table.state;
  table.share({ stage: 'claim', round: shared.round + 1, first, done: [] });
  table.say('round', first, { round: shared.round + 1 });
  drawCommunity(table, out.filter((gone) => !gone).length + 1);
  nextClaim(table, tools);
}

function nextClaim(table: LwsTable, tools: WordTools): void {
  const turn = nextToClaim(table);
  if (turn === undefined || cardsIn(table.state, COMMUNITY).length === 0) return startWords(table, tools);
  table.share({ turn });
  askClaim(table);
}

function startWords(table: LwsTable, tools: WordTools): void {
  const { wordless } = table.state.shared;
  const [turn = 0] = inOrder(table.state);
  table.share({ stage: 'words', turn, copied: [], holder: null, passed: [], wordless: wordless + 1 });
  table.say('wordPlay');
  askWord(table, tools);
}

/** Action cards, disputes and leaving can make another word the standing one. */
function noteStanding(table: LwsTable): void {
  const { state } = table;
  const laid = standingOf(countingWords(state));
  if ((laid?.seat ?? null) === state.shared.holder) return;
  table.share({ holder: laid?.seat ?? null, passed: [] });
  if (laid !== null) table.say('stands', laid.seat, { words: laid.word, value: laid.value });
  else if (topValue(state) !== null) table.say('tied', null, { value: topValue(state) ?? 0 });
}

/** A seat's turn in Word Play. Where no word stands, because there is none or the best tie, it ends when all have passed. */
function askWord(table: LwsTable, tools: WordTools): void {
  table.share({ stage: 'words' });
  const { state } = table;
  const { turn, holder, passed } = state.shared;
  if (holder === null && inOrder(state).every((seat) => passed.includes(seat))) return endWords(table, tools);
  const free = freeAsks(state, (seat) => [...(seat === turn ? ['copy'] : []), ...disputing(table)]);
  askTurn(table, { kinds: ['play', 'upgrade', 'pass'], otherwise: { kind: 'pass' } }, free);
}

/** Where that is how words are checked, the standing word may be disputed until the next word. */
const disputing = ({ state }: LwsTable): readonly string[] =>
  state.options.checking === 'challenge' ? ['dispute'] : [];

/** The turn is back at the standing word: everybody is asked before Word Play ends, and may still use action cards. */
function askClosing(table: LwsTable): void {
  const { stage, turn, laid } = table.state.shared;
  const { word, value } = laid.find(({ seat }) => seat === turn) as Laid;
  table.share({ stage: 'closing' });
  if (stage !== 'closing') table.say('closing', turn, { words: word, value });
  const { state } = table;
  const asks = seatsFrom(state, turn).map((seat) => askAnswer(state, seat, ['done']));
  table.ask('closed', [...asks, ...freeAsks(state, () => disputing(table))], null);
}

/** Unless the standing word has gone with its player, Word Play is over. */
export function closed(table: LwsTable, tools: WordTools): void {
  if (holderOf(table.state) === table.state.shared.holder) endWords(table, tools);
  else next(table, tools);
}

function endWords(table: LwsTable, tools: WordTools): void {
  const { wordless } = table.state.shared;
  if (wordless >= WORDLESS_ROUNDS) return end(table, `nobody has laid a word for ${wordless} rounds`);
  if (wordless > 0) {
    table.say('noWords');
    return startExchange(table);
  }
  scoreWords(table, tools);
  const reached = table.state.scores.some((score, seat) => score >= GOAL && !table.state.out[seat]);
  if (reached) return end(table, `${GOAL} points are reached`);
  clearWords(table);
  for (const seat of inOrder(table.state)) {
    drawLetters(table, seat, FILL - lettersOf(table.state, seat).length, tools);
  }
  drawCommunity(table, FILL - cardsIn(table.state, COMMUNITY).length);
  startExchange(table);
}

export function end(table: LwsTable, reason: string): void {
  table.end({ winners: leaders(table.state), reason });
}

function startExchange(table: LwsTable): void {
  const [turn = 0] = inOrder(table.state);
  table.share({ stage: 'exchange', done: [], turn });
  table.say('exchange');
  askExchange(table);
}

function nextExchange(table: LwsTable, tools: WordTools): void {
  const { state } = table;
  const turn = inOrder(state).find((seat) => !state.shared.done.includes(seat));
  if (turn === undefined) return startRound(table, seatAfter(state, state.shared.first), tools);
  table.share({ turn });
  askExchange(table);
}

type Step = (table: LwsTable, tools: WordTools) => void;

/** The turn goes on; once it is back at the player of the standing word, that may be the end. */
const nextTurn: Step = (table, tools) => {
  table.share({ turn: seatAfter(table.state, table.state.shared.turn), copied: [] });
  noteStanding(table);
  const { turn, holder } = table.state.shared;
  if (turn === holder) askClosing(table);
  else askWord(table, tools);
};
const NEXT: { readonly [stage in Stage]: Step } = {
  claim: nextClaim,
  words: nextTurn,
  closing: nextTurn,
  exchange: nextExchange,
};

/** The seat to act has acted or left. */
export const next: Step = (table, tools) => NEXT[table.state.shared.stage](table, tools);

/**
 * The same seat goes on, unless it has left or has claimed meanwhile. Who lifts a fallen word in the middle of a turn
 * has that turn to end: the others are to have theirs before the word can be the last one standing.
 */
export const resume: Step = (table, tools) => {
  const { stage, turn } = table.state.shared;
  if (stage === 'claim' || stage === 'exchange' || table.state.out[turn]) return next(table, tools);
  noteStanding(table);
  if (stage === 'closing' && table.state.shared.holder === turn) askClosing(table);
  else askWord(table, tools);
};
