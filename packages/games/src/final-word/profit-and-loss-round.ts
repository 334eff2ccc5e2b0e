import {
  type CardId,
  type Move,
  type MoveSpec,
  type NewAsk,
  type Seat,
  type State,
  type Table,
  type View,
  type ZoneId,
} from '@deckle/kernel';
import {
  dueAt,
  falseWords,
  type Judged,
  leaders,
  type Proposing,
  textsOf,
  type Vote,
  type Voting,
  type WordOptions,
  type WordTools,
  wordPart,
} from '@deckle/words';
import { windowAsks } from './family-asks.ts';
import { shuffleIn } from './family-moves.ts';
import { cardPoints } from './family-play.ts';
import { deckSize, handOf, handSize, handZone, leaveRows } from './family-rows.ts';
import { askSealed, unseal, voteOnSealed } from './family-sealed.ts';
import { refill } from './family-turns.ts';

interface Shared extends Judged, Voting {
  /** Who drew the card closest to A: first wherever one of the two has to be. */
  readonly start: Seat;
  /** The word each seat has on the table. */
  readonly laid: readonly (string | null)[];
  /** Rounds each seat has still to lose: one at most, as there is one word a round to challenge. */
  readonly skips: readonly number[];
  /** Rounds in a row in which no word was laid. */
  readonly wordless: number;
}

export interface ProfitAndLoss {
  shared: Shared;
  own: Proposing;
  options: WordOptions;
  phases: {
    /** Both have decided. */
    readonly decided: null;
    /** This seat's word can no longer be challenged; whose words still can be. */
    readonly windowShut: { readonly seat: Seat; readonly words: readonly string[]; readonly rest: readonly Seat[] };
    /** The loser has taken what they wanted. */
    readonly taken: { readonly winner: Seat };
    readonly voted: Vote;
  };
  tools: WordTools;
}
export type ProfitMove = MoveSpec<ProfitAndLoss>;
type ProfitTable = Table<ProfitAndLoss>;

/** A word lies where its player sits. */
export const wordZone = (seat: Seat): ZoneId => `word ${seat}`;
export const otherThan = (seat: Seat): Seat => 1 - seat;
export const cardsLaid = ({ zones }: Pick<State | View, 'zones'>, seat: Seat): readonly CardId[] =>
  zones[wordZone(seat)]?.row?.flat() ?? [];
const inOrder = ({ shared }: State<ProfitAndLoss>): readonly Seat[] => [shared.start, otherThan(shared.start)];
const changed = <T>(all: readonly T[], seat: Seat, value: T): readonly T[] =>
  all.map((old, at) => (at === seat ? value : old));

export const DECISIONS = ['play', 'trade', 'pass'] as const;

/** Both decide in secret, but for who has lost this round to a challenge or has no cards. */
export function beginRound(table: ProfitTable): void {
  const { skips } = table.state.shared;
  const asked = inOrder(table.state).filter((seat) => {
    const why = skips[seat] === 1 ? 'skipped' : handSize(table.state, seat) === 0 ? 'noCards' : null;
    if (why !== null) table.say(why, seat);
    return why === null;
  });
  table.share({ skips: [0, 0] });
  askSealed(table, 'decided', asked, DECISIONS, null);
}

/** Words off the list go to the vote first, now that both have decided; then both words are shown. */
export function decided(table: ProfitTable, tools: WordTools): void {
  const order = inOrder(table.state);
  if (voteOnSealed(table, order, tools)) return;
  for (const seat of order) {
    const move = table.state.own[seat]?.proposed ?? null;
    if (move?.kind === 'play') show(table, seat, move, tools);
    if (move?.kind === 'pass') table.say('passed', seat);
    // A trade draws cards, so it stays closed until no word can be taken back.
    if (move?.kind !== 'trade') unseal(table, seat);
  }
  openWindows(
    table,
    table.state.options.checking === 'challenge' ? order.filter((seat) => table.state.shared.laid[seat] !== null) : [],
    tools,
  );
}

function show(table: ProfitTable, seat: Seat, move: Move, tools: WordTools): void {
  const cards = (move.words ?? []).flat().flatMap((slot) => ('play' in slot ? [slot.play] : []));
  const [word = ''] = textsOf(table.view(seat), move, tools);
  table.move(cards, handZone(seat), wordZone(seat));
  table.share({ laid: changed(table.state.shared.laid, seat, word) });
  table.say('laid', seat, { words: word });
}

/** Each word may be challenged by the other player, one word after the other. */
export function openWindows(table: ProfitTable, [seat, ...rest]: readonly Seat[], tools: WordTools): void {
  if (seat === undefined) return playTrick(table, tools);
  const words = [table.state.shared.laid[seat] as string];
  table.ask('windowShut', windowAsks(table.state, seat), { seat, words, rest });
}

/** A false word was never laid; for a good one the challenger lays nothing in the next round. */
export function challenge(table: ProfitTable, challenger: Seat, tools: WordTools): void {
  const seat = otherThan(challenger);
  const { shared } = table.state;
  const words = shared.laid[seat] as string;
  table.say('challenged', challenger, { words });
  table.reveal();
  if (falseWords([words], shared, tools).length > 0) {
    table.say('challengeWon', challenger, { words });
    table.move(cardsLaid(table.state, seat), wordZone(seat), handZone(seat));
    table.share({ laid: changed(shared.laid, seat, null) });
  } else {
    table.say('challengeLost', challenger, { words });
    table.share({ skips: changed(shared.skips, challenger, 1) });
  }
}

/** More cards win; null when both laid as many. */
function winnerOf(state: State): Seat | null {
  const lead = cardsLaid(state, 0).length - cardsLaid(state, 1).length;
  return lead === 0 ? null : lead > 0 ? 0 : 1;
}

/** The loser may take cards off the table before the winner counts them, at most as many as they laid. */
function playTrick(table: ProfitTable, tools: WordTools): void {
  for (const seat of inOrder(table.state)) {
    const { cards = [] } = unseal(table, seat) ?? {};
    if (cards.length === 0) continue;
    table.say('traded', seat, { count: cards.length === 1 ? 'a card' : `${cards.length} cards` });
    shuffleIn(table, seat, cards);
  }
  const { state } = table;
  const winner = winnerOf(state);
  if (winner === null || cardsLaid(state, otherThan(winner)).length === 0) return endRound(table, winner, tools);
  const ask: NewAsk = {
    seat: otherThan(winner),
    kinds: ['takeNothing', 'take'],
    must: true,
    otherwise: { kind: 'takeNothing' },
    ...dueAt(state.now, state.options),
  };
  table.ask('taken', [ask], { winner });
}

/** The winner scores what is on the table, or each their own word; points due to a seat that left go to nobody. */
function collect(table: ProfitTable, winner: Seat | null, tools: WordTools): void {
  const { state } = table;
  const why = winner === null ? 'own word' : 'what is on the table';
  for (const seat of winner === null ? inOrder(state) : [winner]) {
    const cards = winner === null ? cardsLaid(state, seat) : inOrder(state).flatMap((each) => cardsLaid(state, each));
    if (cards.length > 0 && !state.out[seat])
      table.score(seat, cardPoints(cards, tools), why, [wordPart(why, cards, tools.pack)]);
  }
  leaveRows(table, { [wordZone(0)]: [], [wordZone(1)]: [] });
}

/** The loser refills first. Nobody laid a word: on an empty deck that is the end, else the second time. */
export function endRound(table: ProfitTable, winner: Seat | null, tools: WordTools): void {
  const { laid, wordless } = table.state.shared;
  const none = laid.every((word) => word === null);
  collect(table, winner, tools);
  for (const seat of winner === null ? inOrder(table.state) : [otherThan(winner), winner]) refill(table, seat);
  table.share({ laid: [null, null], wordless: none ? wordless + 1 : 0 });
  if (none && deckSize(table.state) === 0) finish(table, 'the deck is empty and nobody has laid a word', tools);
  else if (none && wordless === 1) finish(table, 'nobody has laid a word for two rounds', tools);
  else beginRound(table);
}

/** What is on the table is counted as it lies; then the values of the cards left in hand come off. */
export function finish(table: ProfitTable, reason: string, tools: WordTools): void {
  collect(table, winnerOf(table.state), tools);
  for (let seat = 0; seat < table.state.seats; seat++) {
    const less = cardPoints(handOf(table.state, seat), tools);
    if (less > 0) table.score(seat, -less, 'cards left in hand');
  }
  table.end({ winners: leaders(table.state), reason });
}
