import { BOX, type NewAsk, type Seat } from '@deckle/kernel';
import { cardOf, drawForStart, leaders, seatAfter, seatsFrom, type WordTools } from '@deckle/words';
import { askTurn, freeAsks } from './asks.ts';
import { askClaim, nextToClaim } from './claim.ts';
import { ACTION } from './deck.ts';
import { askExchange } from './exchange.ts';
import { clearWords, GOAL, scoreWords } from './score.ts';
import type { LwsTable, Stage } from './types.ts';
import { holderOf } from './value.ts';
import {
  ACTIONS,
  actionZone,
  buyAction,
  cardsIn,
  COMMUNITY,
  DECK,
  DISCARD,
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
    [DECK, 'none'],
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
  const isAction = (card: number): boolean => cardOf(tools.pack, card).marks.includes(ACTION);
  const cards = cardsIn(table.state, BOX);
  table.move(cards.filter(isAction), BOX, ACTIONS);
  table.move(
    cards.filter((card) => !isAction(card)),
    BOX,
    DECK,
  );
  table.shuffle(DECK);
  table.shuffle(ACTIONS);
  const first = drawForStart(table, DECK, tools);
  table.share({ first });
  table.say('starts', first);
  for (const seat of inOrder(table.state)) {
    drawLetters(table, seat, FILL, tools);
    buyAction(table, seat);
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
  const [turn = 0] = inOrder(table.state);
  table.share({ turn, copied: [], laid: [], older: [], holder: null, passes: 0 });
  playWords(table, tools);
}

/** A seat's turn in Word Play; where its own word stands, all are asked whether that is the end. */
function playWords(table: LwsTable, tools: WordTools): void {
  const holder = holderOf(table.state, tools);
  if (holder !== table.state.shared.holder) table.share({ holder, passes: 0 });
  const { state } = table;
  const { turn, passes } = state.shared;
  if (holder === turn) return askClosing(table);
  if (holder === null && passes >= seatsFrom(state, 0).length) return endWords(table, tools);
  table.share({ stage: 'words' });
  const free = freeAsks(table.state, (seat) => [...(seat === turn ? ['copy'] : []), ...disputing(table)]);
  askTurn(table, { kinds: ['play', 'upgrade', 'pass'], otherwise: { kind: 'pass' } }, free);
}

/** Where that is how words are checked, the standing word may be disputed until the next word. */
const disputing = ({ state }: LwsTable): readonly string[] =>
  state.options.checking === 'challenge' ? ['dispute'] : [];

/** Everybody is asked before the phase ends; a modifier now can still move the standing word. */
function askClosing(table: LwsTable): void {
  table.share({ stage: 'closing' });
  const { state } = table;
  const until = state.now + 1000 * state.options.answer;
  const asks = seatsFrom(state, state.shared.turn).map(
    (seat): NewAsk => ({ seat, kinds: ['done'], must: true, otherwise: { kind: 'done' }, until }),
  );
  table.ask('closed', [...asks, ...freeAsks(state, () => disputing(table))], null);
}

/** Unless the standing word has gone with its player, Word Play is over. */
export function closed(table: LwsTable, tools: WordTools): void {
  if (holderOf(table.state, tools) === table.state.shared.holder) endWords(table, tools);
  else next(table, tools);
}

function endWords(table: LwsTable, tools: WordTools): void {
  const { laid, wordless } = table.state.shared;
  if (laid.length === 0) {
    table.say('noWords');
    table.share({ wordless: wordless + 1 });
    if (wordless + 1 >= WORDLESS_ROUNDS) return end(table, `nobody has laid a word for ${wordless + 1} rounds`);
    return startExchange(table);
  }
  scoreWords(table, tools);
  const reached = table.state.scores.some((score, seat) => score >= GOAL && !table.state.out[seat]);
  if (reached) return end(table, `${GOAL} points are reached`);
  clearWords(table);
  table.share({ wordless: 0 });
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

const nextTurn: Step = (table, tools) => {
  table.share({ turn: seatAfter(table.state, table.state.shared.turn), copied: [] });
  playWords(table, tools);
};
const NEXT: { readonly [stage in Stage]: Step } = {
  claim: nextClaim,
  words: nextTurn,
  closing: nextTurn,
  exchange: nextExchange,
};

/** The seat to act has acted or left. */
export const next: Step = (table, tools) => NEXT[table.state.shared.stage](table, tools);

/** The same seat goes on, unless it has left or has claimed meanwhile. */
export const resume: Step = (table, tools) => {
  const { stage, turn } = table.state.shared;
  const inWords = stage === 'words' || stage === 'closing';
  if (inWords && !table.state.out[turn]) playWords(table, tools);
  else next(table, tools);
};
