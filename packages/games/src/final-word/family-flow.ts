import { type Move, type NewAsk, type Seat, viewOf } from '@deckle/kernel';
import {
  dueAt,
  falseWords,
  isGood,
  leaders,
  othersThan,
  type Play,
  putToVote,
  seatAfter,
  type Board,
  type WordTools,
} from '@deckle/words';
import { clearRows, DECK, deckSize, GONE, handOf, handZone, layPlay, rowsOf, takeBack } from './family-rows.ts';
import type { FinalWordState, FinalWordTable, Kin, Pending } from './family-types.ts';

const HAND_SIZE = 10;

export function dealHands(table: FinalWordTable, shuffleFrom: string): void {
  const { seats } = table.state;
  table.zone(DECK, null, 'none');
  table.zone('row 1', null, 'all');
  table.zone(GONE, null, 'all');
  for (let seat = 0; seat < seats; seat++) table.zone(handZone(seat), seat, 'owner');
  table.move((table.state.zones[shuffleFrom]?.row ?? []).flat(), shuffleFrom, DECK);
  table.shuffle(DECK);
}

export function refill(table: FinalWordTable, seat: Seat): void {
  table.draw(DECK, handZone(seat), HAND_SIZE - handOf(table.state, seat).length);
}

/** The flow of a match for one game of the family: turns, plays that wait to be challenged, lost turns, the end. */
export function makeFlow(kin: Kin) {
  const seatsIn = (state: FinalWordState): number => state.out.filter((out) => !out).length;

  /** Asks a seat for its turn. While the last play can be challenged, everybody but its player may do that too. */
  const beginTurn = (table: FinalWordTable, seat: Seat, tools: WordTools): void => {
    const { shared } = table.state;
    table.share({ turn: seat, extra: 0 });
    if ((shared.skips[seat] ?? 0) > 0) {
      table.share({
        skips: shared.skips.map((skips, at) => (at === seat ? skips - 1 : skips)),
        wordless: shared.wordless + 1,
      });
      table.say('skipped', seat);
      endTurn(table, seat, tools);
      return;
    }
    askTurn(table, seat, 'turnOver');
  };

  /** The question of a turn; within the turn it is asked again when a vote failed or a further word may be laid. */
  const askTurn = (table: FinalWordTable, seat: Seat, then: 'turnOver' | 'again'): void => {
    const { shared, options, now } = table.state;
    const { pending } = shared;
    const own = Object.entries(kin.moves ?? {}).flatMap(([kind, move]) => (move.offered(options) ? [kind] : []));
    const stuck = [...own, ...(kin.trade(options) > 0 ? ['trade'] : [])];
    const kinds = ['play', ...(shared.extra === 1 ? [] : stuck), 'pass', ...(pending === null ? [] : ['challenge'])];
    const turn: NewAsk = { seat, kinds, must: true, otherwise: { kind: 'pass' }, ...dueAt(now, options) };
    const watchers = pending === null ? [] : othersThan(table.state, pending.seat).filter((other) => other !== seat);
    const asks = watchers.map((other): NewAsk => ({ seat: other, kinds: ['challenge'], must: false }));
    table.ask(then, [turn, ...asks], { seat });
  };

  const endTurn = (table: FinalWordTable, seat: Seat, tools: WordTools): void => {
    if (table.state.shared.pending === null) {
      const reason = whyOver(table.state, seat);
      if (reason !== null) return finish(table, tools, reason);
    }
    table.share({ owed: owedAfter(table.state, seat) });
    beginTurn(table, seatAfter(table.state, seat), tools);
  };

  /** Who still has a last turn after this seat's turn. */
  const owedAfter = (state: FinalWordState, seat: Seat): readonly Seat[] | null => {
    const { owed } = state.shared;
    if (owed !== null) return owed.filter((other) => other !== seat && !state.out[other]);
    const out = kin.handEmpty === 'lastTurns' && deckSize(state) === 0 && handOf(state, seat).length === 0;
    return out ? othersThan(state, seat) : null;
  };

  /** Why the game is over after this seat's turn, or null. */
  const whyOver = (state: FinalWordState, seat: Seat): string | null => {
    const { wordless } = state.shared;
    const empty = deckSize(state) === 0;
    const noCards = state.out.some((out, at) => !out && handOf(state, at).length === 0);
    if (kin.handEmpty === 'ends' && empty && noCards) return 'the deck and a hand are used up';
    if (kin.handEmpty === 'lastTurns' && owedAfter(state, seat)?.length === 0) return 'everybody has had a last turn';
    if (empty && wordless >= seatsIn(state)) return 'the deck is empty and all have passed';
    if (state.seats > 1 && wordless >= 2 * seatsIn(state)) return 'nobody has laid a word for two rounds';
    return null;
  };

  /** Lays the words and counts them, now or when they can no longer be challenged. */
  const lay = (table: FinalWordTable, seat: Seat, play: Play, board: Board, points: number): void => {
    const { state } = table;
    const words = play.words.map(({ text }) => text);
    const again = kin.again?.(viewOf(state, seat), play) ? 1 : 0;
    const before = layPlay(table, seat, board, play);
    table.say('laid', seat, { words: words.join(' and ') });
    const { extra, wordless } = state.shared;
    const pending = { seat, words, points, before, again, wordless: extra === 1 ? 0 : wordless + 1 } as const;
    table.share({ wordless: 0, pending });
    const others = othersThan(state, seat);
    if (state.options.checking !== 'challenge' || others.length === 0) return settle(table);
    if (again === 0 && whyOver(table.state, seat) === null) return;
    const asks = others.map(
      (other): NewAsk => ({
        seat: other,
        kinds: ['allow', 'challenge'],
        must: true,
        otherwise: { kind: 'allow' },
        ...dueAt(state.now, state.options),
      }),
    );
    table.ask('windowShut', asks, { seat });
  };

  /** Counts the play that could be challenged until now; only then are cards drawn. */
  const settle = (table: FinalWordTable): void => {
    const { pending } = table.state.shared;
    if (pending === null) return;
    table.share({ pending: null });
    if (table.state.out[pending.seat]) return;
    table.score(pending.seat, pending.points, pending.words.join(' and '));
    if (pending.again === 1) clearRows(table, rowsOf(table.state.zones));
    refill(table, pending.seat);
    if (pending.again === 1) askAgain(table, pending.seat);
  };

  /** The optional further word of the same turn. */
  const askAgain = (table: FinalWordTable, seat: Seat): void => {
    if (handOf(table.state, seat).length === 0) return;
    table.share({ extra: 1 });
    askTurn(table, seat, 'again');
  };

  /** One judgement for the whole play. A false word: all of it goes back. All good: the challenger loses a turn. */
  const challenge = (table: FinalWordTable, challenger: Seat, tools: WordTools): void => {
    const pending = table.state.shared.pending as Pending;
    const bad = falseWords(pending.words, table.state.shared, tools);
    const turn = table.state.shared.turn;
    const alone = turn === pending.seat;
    table.say('challenged', challenger, { words: pending.words.join(' and ') });
    table.reveal();
    if (bad.length > 0) {
      table.say('challengeWon', challenger, { words: bad.join(' and ') });
      takeBack(table, pending.seat, pending.before);
      table.share({ pending: null, wordless: pending.wordless });
    } else {
      table.say('challengeLost', challenger, { words: pending.words.join(' and ') });
      table.share({ skips: table.state.shared.skips.map((skips, at) => (at === challenger ? skips + 1 : skips)) });
    }
    if (alone) return table.close();
    settle(table);
    table.abort();
    beginTurn(table, turn, tools);
  };

  const play = (
    table: FinalWordTable,
    seat: Seat,
    move: Move,
    read: { play: Play; board: Board; points: number },
    tools: WordTools,
  ): void => {
    settle(table);
    const texts = read.play.words.map(({ text }) => text);
    const bad = texts.filter((word) => !isGood(word, table.state.shared, tools));
    if (table.state.options.checking === 'vote' && bad.length > 0) putToVote(table, seat, move, bad);
    else lay(table, seat, read.play, read.board, read.points);
  };

  const finish = (table: FinalWordTable, tools: WordTools, reason: string): void => {
    settle(table);
    for (let seat = 0; seat < table.state.seats; seat++) {
      const left = handOf(table.state, seat).reduce((sum, card) => sum + (tools.pack[card]?.points ?? 0), 0);
      if (left > 0) table.score(seat, -left, 'cards left');
    }
    table.end({ winners: leaders(table.state), reason });
  };

  return { beginTurn, askTurn, endTurn, settle, challenge, play, finish };
}

export type Flow = ReturnType<typeof makeFlow>;
